"""What hosts do about people and tables: written down with who did it and why, and carried out in every process."""

from fullsteam.server.hosting.acts import Act, By, Impossible, carry_out
from fullsteam.server.hosting.passwords import Unfit, new_password, temporary
from fullsteam.server.hosting.reporting import Reason, TooManyReports, report
from fullsteam.server.hosting.warden import Warden

__all__ = [
    "Act",
    "By",
    "Impossible",
    "Reason",
    "TooManyReports",
    "Unfit",
    "Warden",
    "carry_out",
    "new_password",
    "report",
    "temporary",
]

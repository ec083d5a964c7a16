"""What whoever runs the server sets and sees: configuration, log lines, figures."""

from fullsteam.server.operating.clock import Clock
from fullsteam.server.operating.config import Config, SetUpError, from_environment
from fullsteam.server.operating.logs import set_up_logs
from fullsteam.server.operating.metrics import Metrics

__all__ = ["Clock", "Config", "Metrics", "SetUpError", "from_environment", "set_up_logs"]

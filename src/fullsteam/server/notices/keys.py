"""Keys made at the first start: for push services, and for links that only this server can have written."""

from __future__ import annotations

import base64

from itsdangerous import BadSignature, URLSafeSerializer


def new_key() -> str:
    """A private key for VAPID (RFC 8292), as it is kept."""
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    number = vapid.private_key.private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def public_key(private: str) -> str:
    """What a browser subscribes with."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_string(private).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def signed(key: str, what: str, channel_id: str) -> str:
    return URLSafeSerializer(key, salt=f"notice {what}").dumps(channel_id)


def unsigned(key: str, what: str, token: str) -> str | None:
    """The channel it speaks of; None: we did not write that."""
    try:
        found = URLSafeSerializer(key, salt=f"notice {what}").loads(token)
    except BadSignature:
        return None
    return found if isinstance(found, str) else None

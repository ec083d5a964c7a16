"""Mail, through the server that the host has named."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from fullsteam.server.notices.composing import say
from fullsteam.server.notices.message import Failed, Gone, Message

SECONDS = 20.0
WIDE = SMTP.clone(max_line_length=998)  # an address that is broken into two lines is none


def written(to: str, sender: str, message: Message, base: str) -> EmailMessage:
    mail = EmailMessage(policy=WIDE)
    mail["Subject"] = message.title
    mail["From"] = sender
    mail["To"] = to
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip(">") or "localhost")
    mail["Auto-Submitted"] = "auto-generated"
    if message.leave:  # RFC 8058
        mail["List-Unsubscribe"] = f"<{base}/api/letters/{message.leave}/leave>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    parts = [*message.lines, "", f"{say(message.lang, message.link)}: {message.url}"]
    parts += ["", f"{say(message.lang, 'leave-words')}: {base}/letter/leave/{message.leave}"] if message.leave else []
    mail.set_content("\n".join(parts))
    return mail


async def send(server: str, sender: str, to: str, message: Message, base: str) -> None:
    """server: smtp://name:password@host:587 (STARTTLS where it is offered), smtps://…:465 (TLS from the start)."""
    import aiosmtplib

    parts = urlsplit(server)
    tls = parts.scheme == "smtps"
    plain = "plain" in parse_qs(parts.query)
    try:
        await aiosmtplib.send(
            written(to, sender, message, base).as_bytes(),  # as it is: flattened once more it would be folded
            sender=sender,
            recipients=[to],
            hostname=parts.hostname,
            port=parts.port or (465 if tls else 587),
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            use_tls=tls,
            start_tls=False if plain or tls else None,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise Gone(f"the mail server knows no such address: {error}"[:160]) from None
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        raise Failed(f"{type(error).__name__}: {error}"[:160]) from None

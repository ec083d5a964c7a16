"""What people are told who are not here: in their language, by push, mail or hook, from an outbox in the database."""

from fullsteam.server.notices.composing import say
from fullsteam.server.notices.hooks import bad_address
from fullsteam.server.notices.keys import signed, unsigned
from fullsteam.server.notices.message import Failed, Message
from fullsteam.server.notices.post import Post, invite

__all__ = ["Failed", "Message", "Post", "bad_address", "invite", "say", "signed", "unsigned"]

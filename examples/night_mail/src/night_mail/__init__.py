"""Night Mail: bid coal, load the mail van and deliver before dawn."""

from night_mail.bot import MailBot
from night_mail.encoding import MailEncoding
from night_mail.info import INFO
from night_mail.notation import MailNotation
from night_mail.presentation import MailHelp, MailInputs, MailPresentation
from night_mail.rules import MailRules
from night_mail.visibility import MailVisibility
from rotonde.kernel.contract.game import Game

_RULES = MailRules()
_NOTATION = MailNotation()

GAME = Game(
    INFO,
    _RULES,
    _NOTATION,
    MailPresentation(),
    visibility=MailVisibility(_RULES, _NOTATION),
    help=MailHelp(),
    inputs=MailInputs(),
    bot=MailBot(_RULES),
    encoding=MailEncoding,
)

__all__ = ["GAME"]

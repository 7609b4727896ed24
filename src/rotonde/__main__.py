"""`python -m rotonde` is `rotonde`."""

import sys

from rotonde.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""Marks a test with the numbered rules it holds: `@rule("ST-29")`."""

import pytest

rule = pytest.mark.rule

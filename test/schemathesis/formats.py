"""How real values of the document's formats look: a ZIP has to exist, and a work date to be past."""

import schemathesis
from hypothesis import strategies as st

schemathesis.openapi.format("us-zip", st.sampled_from(["46526", "46601-1234", "60614", "10001", "90012 3456"]))
schemathesis.openapi.format("work-date", st.sampled_from(["", "2011", "2019-05", "2019-05-31"]))
schemathesis.openapi.format("website", st.sampled_from(["", "plumbline.example", "https://plumbline.example/jobs?zip=46526"]))
schemathesis.openapi.format("new-password", st.integers(0, 9999).map(lambda number: f"Plumbline!{number}a"))

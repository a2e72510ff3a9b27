"""How real values of the document's formats look: a ZIP has to exist, a work date to be past, a name to be one."""

import schemathesis
from hypothesis import strategies as st

FORMATS = {
    "us-zip": st.sampled_from(["46526", "46601-1234", "60614", "10001", "90012 3456"]),
    "work-date": st.sampled_from(["", "2011", "2019-05", "2019-05-31"]),
    "website": st.sampled_from(["", "plumbline.example", "https://plumbline.example/jobs?zip=46526"]),
    "company-name": st.text("ABCDEFGHIJ abcdefghij &'-0123", min_size=2, max_size=40).filter(
        lambda name: len(name.strip()) > 1
    ),
    "new-password": st.integers(0, 9999).map(lambda number: f"Plumbline!{number}a"),
}

for name, values in FORMATS.items():
    schemathesis.openapi.format(name, values)


def without_patterns(schema):
    """A pattern says how a value is written; the strategies above know which ones there are."""
    if isinstance(schema, list):
        return [without_patterns(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: without_patterns(value) for key, value in schema.items()}
    if kept.get("format") in FORMATS:
        kept.pop("pattern", None)
    return kept


@schemathesis.hook
def before_load_schema(context, raw_schema):
    raw_schema.update(without_patterns(raw_schema))

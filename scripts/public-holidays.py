"""Writes src/domain/locations/public-holidays.json (see the README beside it).

    pip install holidays==0.105
    python3 scripts/public-holidays.py > src/domain/locations/public-holidays.json
"""

import collections
import json

import holidays

YEARS = range(2026, 2032)
COUNTRIES = {"AU": (holidays.AU, "en_AU"), "NZ": (holidays.NZ, None), "US": (holidays.US, "en_US")}
# A day of Brisbane alone.
OF_ONE_TOWN = {"The Royal Queensland Show"}
# The day is named by its government each year.
YET_TO_NAME = ("Friday before the AFL Grand Final", "2026-12-31")
# Of the United States only what all states keep, but for one or two.
NEARLY_ALL = 48


def lines(country):
    source, language = COUNTRIES[country]
    states = [code for code in source.subdivisions if len(code) <= 3 and code != "UM"]
    days = collections.defaultdict(set)
    for state in states:
        for date, names in source(subdiv=state, years=YEARS, language=language, observed=True).items():
            for name in names.split("; "):
                days[(str(date), name)].add(state)
    for (date, name), found in sorted(days.items()):
        if name in OF_ONE_TOWN or (name == YET_TO_NAME[0] and date > YET_TO_NAME[1]):
            continue
        if country == "US" and len(found) < NEARLY_ALL:
            continue
        shown = name.replace("ANZAC", "Anzac").replace(" (observed)", " holiday").replace("'", "’")
        everywhere = country == "US" or len(found) == len(states)
        yield f"{date} {shown}" + ("" if everywhere else f" | {' '.join(sorted(found))}")


made = {
    "source": f"holidays {holidays.__version__}, https://github.com/vacanza/holidays",
    "licence": "MIT, Copyright (c) Vacanza Team and individual contributors",
    **{country: list(lines(country)) for country in COUNTRIES},
}
print(json.dumps(made, indent=2, ensure_ascii=False))

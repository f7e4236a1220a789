/** Queries in scripts/bench/word-queries.ts, and vehicles that must come first. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/sources/load-site.ts';
import { judge, yardOf, type Verdict } from '../../../scripts/bench/search-words.ts';
import { dealerQueries, listingQueries, type WordQuery } from '../../../scripts/bench/word-queries.ts';
import { now as nowText, projectDir } from '../../support/generator.ts';
import { lacksListings, listingsFile } from '../../support/listings.ts';
import { timeLimit } from '../../support/time-limit.ts';

const now = Date.parse(nowText);
const tenantsDir = join(projectDir, 'tenants');

async function verdicts(slug: string, queries: readonly WordQuery[], stockFile?: string): Promise<Verdict[]> {
  const yard = yardOf(await loadSite(slug, { tenantsDir, now, ...(stockFile !== undefined && { stockFile }) }));
  return Promise.all(queries.map((query) => judge(query, yard, now)));
}

const wrong = (all: Verdict[]): string[] =>
  all
    .filter(({ firstRight }) => !firstRight)
    .map(({ text, understood, hits, truth }) => `${text}: ${understood} (${hits} of ${truth})`);
/** Badges are text, whose search also matches prefixes. */
const wider = (all: Verdict[]): Verdict[] => all.filter(({ hits, truth }) => hits !== truth);

/** The group has cars with such a badge; the listings don't. */
const saidInBadges = 'electric suv under 50k long range';

describe('shopper queries', () => {
  test('has more than 200 unique queries (NLQ-01)', () => {
    const texts = [...listingQueries, ...Object.values(dealerQueries).flat()].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(200);
  });

  test.each(Object.entries(dealerQueries))(
    'at %s, ranks the right vehicles first and does not count any others (NLQ-01, SRCH-24)',
    async (slug, queries) => {
      const all = await verdicts(slug, queries);
      expect(wrong(all)).toEqual([]);
      expect(wider(all)).toEqual([]);
    },
    60_000,
  );

  test(
    'ranks the right cars first at a group of six yards for queries with several matching cars (NLQ-01, SRCH-24)',
    async () => {
      const all = await verdicts(
        'everyday-cars',
        listingQueries.filter(({ text }) => text !== saidInBadges),
      );
      expect(wrong(all.filter(({ truth }) => truth > 1))).toEqual([]);
    },
    timeLimit(60_000),
  );

  test.skipIf(lacksListings)(
    'ranks the right cars first in eleven thousand real listings, and counts hardly any others (NLQ-01, SRCH-24)',
    async () => {
      const all = await verdicts('everyday-cars', listingQueries, listingsFile);
      expect(wrong(all)).toEqual([]);
      expect(wider(all).length).toBeLessThan(5);
    },
    120_000,
  );
});

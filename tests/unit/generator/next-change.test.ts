/**
 * Until the next change that a build announces, the same inputs produce the same site. Tests random dealers at many
 * times, including around every change.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nextChange } from '#src/domain/next-change.ts';
import { headersFile } from '#src/generator/hosting-files.ts';
import { redirects, siteContext, sitePages } from '#src/routes/route-table.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { allowLocalServers } from '../../support/local-operator.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { projectDir, randomFrom } from '../../support/generator.ts';

type Json = Record<string, unknown>;

const original = 'harbour-motors';
const dealers = fuzzRuns(3);
const moments = 20;
const start = Date.parse('2026-12-29T06:00:00Z');
const [minute, day] = [60_000, 86_400_000];
const folder = mkdtempSync(join(tmpdir(), 'forecourt-clock-'));
const random = randomFrom(20261123);
cpSync(join(projectDir, 'tenants', '_demo'), join(folder, '_demo'), { recursive: true });
// The demo dealer's copies use its variables.
allowLocalServers(folder, ['HARBOUR_MOTORS_*']);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;
/** Random times to the minute, half on a quarter-hour, within `days` of the first. */
const around = (days: number): number => {
  const step = pick([1, 15]) * minute;
  return start + Math.round(((random() * 2 - 1) * days * day) / step) * step;
};
const instant = (days: number): string => new Date(around(days)).toISOString();
const date = (days: number): string => instant(days).slice(0, 10);

function demo(file: string): Json {
  return JSON.parse(readFileSync(join(projectDir, 'tenants', original, file), 'utf8')) as Json;
}

const stock = (demo('stock.json') as unknown as Json[]).filter((_, index) => index % 16 === 0);
const between = (days: number, from: string, to: string): Json => {
  const [first, last] = [around(days), around(days)].sort((a, b) => a - b) as [number, number];
  const text = (moment: number): string => new Date(moment).toISOString();
  return { [from]: pick([null, text(first)]), [to]: pick([null, text(last + minute)]) };
};
const onDays = (range: Json): Json =>
  Object.fromEntries(Object.entries(range).map(([key, value]) => [key, value && String(value).slice(0, 10)]));

/** All dates are close to the tested times. */
function writeDealer(slug: string): string {
  const write = (file: string, value: unknown): void => writeFileSync(join(folder, slug, file), JSON.stringify(value));
  cpSync(join(projectDir, 'tenants', original), join(folder, slug), { recursive: true });
  const settings = demo('settings.json') as Record<string, Json>;
  const zone = pick(['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide', 'Australia/Lord_Howe']);
  write('settings.json', {
    ...settings,
    regional: { ...settings['regional'], timeZone: zone },
    cards: { ...settings['cards'], tags: { ...(settings['cards']?.['tags'] as Json), newWithinDays: pick([1, 3, 8]) } },
    stockRules: { ...settings['stockRules'], soldWindowDays: pick([0, 1, 3]) },
    search: { ...settings['search'], usedYearBound: pick(['none', '1', '4']) },
  });
  const { locations } = demo('locations.json') as { locations: Json[] };
  write('locations.json', {
    locations: locations.map((location) => ({
      ...location,
      ...(random() < 0.3 && { timeZone: pick(['Australia/Perth', 'Australia/Brisbane']) }),
      specialHours: [{ date: date(4), name: 'Stocktake', status: 'Closed' }],
    })),
  });
  const { promos } = demo('promos.json') as { promos: Json[] };
  write('promos.json', { promos: promos.map((promo) => ({ ...promo, ...between(4, 'start', 'expiry') })) });
  const { offers } = demo('offers.json') as { offers: Json[] };
  write('offers.json', { offers: offers.map((offer) => ({ ...offer, ...onDays(between(4, 'start', 'expiry')) })) });
  write(
    'stock.json',
    stock.map((row) => ({
      ...row,
      year: pick([2021, 2022, 2023, 2025, 2026]),
      created_at: instant(10),
      ...(random() < 0.3 && { status: 'sold', sold_date_timestamp: instant(5) }),
    })),
  );
  return slug;
}

interface State {
  now: number;
  until: number;
  site: Map<string, string>;
}

/** A build's files and reports, and when it expects changes. */
async function siteAt(slug: string, now: number): Promise<State> {
  const loaded = await loadSite(slug, { tenantsDir: folder, now, acceptDrop: true });
  const { tenant, stock: stockNow, until, rejected, warnings, notes, record } = loaded;
  const context = siteContext(tenant, stockNow);
  const rest = {
    context,
    redirects: redirects(tenant, stockNow, context),
    headers: headersFile(tenant),
    rejected,
    warnings,
    notes,
    record,
  };
  const all = [...sitePages(tenant, stockNow, context)].map(({ path, load }): [string, unknown] => [path, load()]);
  return {
    now,
    until,
    site: new Map([...all, ...Object.entries(rest)].map(([name, data]) => [name, JSON.stringify(data)])),
  };
}

const differing = (a: State, b: State): string[] =>
  [...new Set([...a.site.keys(), ...b.site.keys()])].filter((name) => a.site.get(name) !== b.site.get(name));

describe('until the next time-based change', () => {
  let [alike, changed] = [0, 0];

  test.each(Array.from({ length: dealers }, (_, index) => index))(
    'dealer %i has the same site at every moment (OPS-03)',
    async (index) => {
      const slug = writeDealer(`dealer-${index}`);
      const states = [await siteAt(slug, around(2))];
      while (states.length < moments) {
        const { now, until } = states.at(-1)!;
        const next = pick([until - 1, until, now + Math.floor(random() * 6 * 60) * minute]);
        states.push(await siteAt(slug, Math.max(next, now)));
      }
      for (const [at, earlier] of states.entries())
        for (const later of states.slice(at + 1)) {
          if (later.now < earlier.until) {
            expect([earlier.now, later.now, differing(earlier, later)]).toEqual([earlier.now, later.now, []]);
            alike++;
          } else if (differing(earlier, later).length > 0) changed++;
        }
    },
  );

  test('random moments fall both before and after a change (OPS-03)', () => {
    expect(alike).toBeGreaterThan(dealers);
    expect(changed).toBeGreaterThan(dealers * moments);
  });

  test('a new year in UTC counts as a change', () => {
    const tenant = { settings: { regional: { timeZone: 'UTC' } }, locations: [], promos: [] } as never;
    const now = Date.parse('2026-12-31T23:00:00Z');
    expect(nextChange(tenant, { vehicles: [], sold: [], now }, [])).toBe(Date.parse('2027-01-01T00:00:00Z'));
  });
});

/** A new dealer's first locations, from the towns in its feed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { feedOf, feedReport } from '../../../../scripts/tenants/feed-of-new-tenant.ts';
import { scaffold } from '../../../../scripts/tenants/scaffold.ts';
import type { Locale } from '../../../../scripts/tenants/scaffold-regions.ts';
import { temporaryFolder } from './tenant-folder.ts';

async function folderOf(towns: string[], locale: Locale = 'en-AU') {
  const file = join(temporaryFolder(), 'stock.csv');
  writeFileSync(
    file,
    `Make,Model,Year,Price,Town\n${towns.map((town) => `Mazda,CX-5,2021,30000,"${town}"`).join('\n')}\n`,
  );
  const feed = await feedOf(file, locale, Date.now());
  const files = scaffold({ slug: 'new-cars', name: 'New Cars', template: 'showroom', locale, library: null, feed });
  const { locations } = JSON.parse(String(files['locations.json']));
  return { locations, settings: JSON.parse(String(files['settings.json'])), report: feedReport(feed) };
}

const sample = [expect.objectContaining({ slug: 'parramatta', primary: true })];

test('gives a new dealer a location in each town of its feed, the one with the most vehicles first (OPS-05)', async () => {
  const { locations, settings, report } = await folderOf(['Brookvale, NSW', 'Geelong, VIC', 'Geelong, VIC']);
  expect(locations).toMatchObject([
    {
      slug: 'geelong',
      primary: true,
      address: { street: '1 Example Street', city: 'Geelong', state: 'VIC', postcode: '3220' },
    },
    {
      slug: 'brookvale',
      primary: false,
      address: { street: '2 Example Street', city: 'Brookvale', state: 'NSW', postcode: '2100' },
    },
  ]);
  expect(settings.regional).toMatchObject({ timeZone: 'Australia/Melbourne', defaultState: 'vic' });
  expect(locations.map(({ timeZone }: { timeZone?: string }) => timeZone)).toEqual([undefined, 'Australia/Sydney']);
  expect(report).toContain('Locations, for locations.json: Geelong VIC, Brookvale NSW.');
});

test('creates a location for a yard named after its town, and reports other yard names (OPS-05)', async () => {
  const feedWith = async (yard: string) => {
    const file = join(temporaryFolder(), 'stock.csv');
    writeFileSync(file, `Make,Model,Year,Price,Yard\nMazda,CX-5,2021,30000,${yard}\n`);
    return feedOf(file, 'en-AU', Date.now());
  };
  expect((await feedWith('Geelong')).places).toMatchObject([{ city: 'Geelong', state: 'VIC', postcode: '3220' }]);
  expect(feedReport(await feedWith('The Yard'))).toContain('No locations were created for "The Yard"');
});

test('uses the postcode of a town’s streets, not of its PO boxes (OPS-05)', async () => {
  expect((await folderOf(['Artarmon, NSW'])).locations).toMatchObject([{ address: { postcode: '2064' } }]);
});

test.each([
  ['Fremantle', 'Australia/Perth', 'wa'],
  ['Cairns', 'Australia/Brisbane', 'qld'],
])(
  'does not need a state in the feed if only one state has the town, %s (OPS-05)',
  async (town, timeZone, defaultState) => {
    expect((await folderOf([town])).settings.regional).toMatchObject({ timeZone, defaultState });
  },
);

test('places towns without a state in the one state that all share (OPS-05)', async () => {
  const { locations } = await folderOf(['Ringwood', 'Dandenong']);
  expect(locations).toMatchObject([
    { phone: '03 5550 1000', address: { city: 'Ringwood', state: 'VIC', postcode: '3134' } },
    { phone: '03 5550 1001', address: { city: 'Dandenong', state: 'VIC', postcode: '3175' } },
  ]);
});

test('recognises the towns of an American feed, and leaves the ZIP code to be filled in (OPS-05)', async () => {
  const { locations, settings } = await folderOf(['Scottsdale, AZ'], 'en-US');
  expect(locations).toMatchObject([{ address: { city: 'Scottsdale', state: 'AZ', postcode: '00000' } }]);
  expect(settings.regional).toMatchObject({ timeZone: 'America/Phoenix', defaultState: 'az' });
});

test.each([
  ['a town that is in several states', ['Perth']],
  ['a town of no table', ['Brookvale, NSW', 'Erewhon, NSW']],
  ['a town in a state where it is not', ['Brookvale, VIC']],
  ['more towns than a dealer has', ['Brookvale', 'Geelong', 'Cairns', 'Dubbo', 'Ballarat', 'Bendigo', 'Fremantle']],
  ['no town', ['']],
])('keeps the sample location for %s (OPS-05)', async (_, towns) => {
  const { locations, settings, report } = await folderOf(towns);
  expect(locations).toEqual(sample);
  expect(report.includes('No locations were created for')).toBe(towns.some((town) => town !== ''));
  expect(settings.regional).toMatchObject({ timeZone: 'Australia/Sydney', defaultState: 'nsw' });
});

test('keeps the sample location in a country without a table of towns by state (OPS-05)', async () => {
  expect((await folderOf(['Milwaukee'], 'en-US')).locations).toMatchObject([{ slug: 'madison' }]);
  expect((await folderOf(['Napier'], 'en-NZ')).locations).toMatchObject([{ slug: 'penrose' }]);
});

import { expect, test } from 'vitest';
import type { Address } from '#src/domain/locations/location.ts';
import { parseQuery } from '#src/domain/search/plain-words/parse-query.ts';
import { regionName, townInRegion } from '#src/domain/locations/region-name.ts';
import { filterTitle, valueLabel } from '#src/view/copy/search/facet-copy.ts';
import { locationsText } from '#src/view/copy/locations-copy.ts';
import { summaryRows } from '#src/view/vehicle/facts/specification-rows.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { termsFor } from '#src/search/search-words.ts';
import { yardsSentence } from '#src/templates/marketplace/yards.ts';
import { aLocation, aVehicle, now, publicSettings } from '../../fixtures/vehicles.ts';

const placed = (slug: string, name: string, address: Partial<Address>) =>
  aLocation({ slug, name, address: { ...aLocation().address, ...address } });
const settingsOf = (locale: string) => publicSettings({ regional: { locale } });

test.each([
  ['en-NZ', 'AUK', 'Auckland'],
  ['en-NZ', 'auk', 'Auckland'],
  ['en-NZ', 'NZ-WGN', 'Wellington'],
  ['en-NZ', 'TAS', 'Tasman'],
  ['en-NZ', 'Auckland', 'Auckland'],
  ['en-NZ', '', ''],
  ['en-AU', 'VIC', 'VIC'],
  ['en-AU', 'TAS', 'TAS'],
  ['en-US', 'WI', 'WI'],
  ['en-US', 'CAN', 'CAN'],
] as const)('for a %s dealer, names the region %j as %j (REG-01)', (locale, code, name) => {
  expect(regionName(code, locale)).toBe(name);
});

test('names every region of New Zealand (REG-01)', () => {
  const codes = 'AUK BOP CAN CIT GIS HKB MBH MWT NSN NTL OTA STL TAS TKI WGN WKO WTC'.split(' ');
  expect(codes.map((code) => regionName(code, 'en-NZ')).join(', ')).toBe(
    'Auckland, Bay of Plenty, Canterbury, Chatham Islands, Gisborne, Hawke’s Bay, Marlborough, Manawatū-Whanganui, Nelson, Northland, Otago, Southland, Tasman, Taranaki, Wellington, Waikato, West Coast',
  );
});

test.each([
  ['en-AU', 'Penrith', 'NSW', 'Penrith NSW'],
  ['en-NZ', 'Penrose', 'AUK', 'Penrose, Auckland'],
  ['en-NZ', 'Auckland', 'AUK', 'Auckland'],
  ['en-US', 'Sheboygan', 'WI', 'Sheboygan, WI'],
  ['en-NZ', 'Penrose', null, 'Penrose'],
  ['en-NZ', null, 'AUK', 'Auckland'],
  ['en-AU', null, null, ''],
] as const)('for a %s dealer, writes the town %j in %j as %j (REG-01)', (locale, city, region, words) => {
  expect(townInRegion(city, region, locale)).toBe(words);
});

test('shows New Zealand regions by name, never by code (REG-01, CARD-01, VDP-01, SRCH-03)', () => {
  const settings = settingsOf('en-NZ');
  const penrose = placed('penrose', 'Sample Penrose', { city: 'Penrose', state: 'AUK' });
  const others = ['Albany', 'Takapuna', 'Hamilton'].map((city) =>
    placed(city, city, { city, state: city === 'Hamilton' ? 'WKO' : 'AUK' }),
  );
  expect(cardData(aVehicle({ city: 'Penrose', state: 'AUK' }), settings, now, 'list').place).toBe('Penrose, Auckland');
  expect(summaryRows(aVehicle(), penrose, settings)).toContainEqual({
    label: 'Where',
    value: 'Sample Penrose, Auckland',
  });
  expect([locationsText([penrose], 'en-NZ'), locationsText([penrose, ...others], 'en-NZ')]).toEqual([
    'Penrose, Auckland',
    'Auckland and Waikato',
  ]);
  expect([yardsSentence([penrose], 'en-NZ'), yardsSentence([penrose, ...others], 'en-NZ')]).toEqual([
    'Penrose, Auckland',
    'Four locations in Auckland and Waikato',
  ]);
  expect([filterTitle('state', settings), valueLabel('state', 'AUK', settings)]).toEqual(['Region', 'Auckland']);
  expect([filterTitle('state', settingsOf('en-AU')), valueLabel('state', 'VIC', settingsOf('en-AU'))]).toEqual([
    'State',
    'VIC',
  ]);
});

test('finds a region by its typed name (SRCH-03, REG-01)', () => {
  expect(termsFor('state', 'AUK', 'en-NZ')).toContain('Auckland');
  expect(termsFor('state', 'TAS', 'en-AU')).toContain('tasmania');
  expect(
    parseQuery('suv in auckland', { makes: [], bodies: ['suv'], states: ['AUK'], cities: ['Penrose'] }, 'en-NZ', now)
      .understood,
  ).toContainEqual(expect.objectContaining({ values: ['AUK'], label: 'Auckland' }));
});

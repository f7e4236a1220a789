import { describe, expect, test } from 'vitest';
import type { Location } from '#src/domain/locations/location.ts';
import { monogram } from '#src/features/search/monogram.ts';
import { licenceGroups } from '#src/templates/marketplace/licences.ts';
import { shortLocationName } from '#src/templates/marketplace/location-name.ts';
import { yardsSentence } from '#src/templates/marketplace/yards.ts';

const place = (city: string, state: string, more: Partial<Location> = {}): Location => ({
  id: city,
  slug: city.toLowerCase(),
  name: `Everyday Cars ${city}`,
  type: 'sales',
  subtype: null,
  primary: false,
  visible: true,
  dealershipId: null,
  dealershipSlug: null,
  manufacturers: [],
  address: {
    street: '1 Example Road',
    city,
    state,
    postcode: '2000',
    latitude: null,
    longitude: null,
    placeUrl: null,
    placeId: null,
  },
  phone: null,
  landline: null,
  email: null,
  timeZone: 'Australia/Sydney',
  openingHours: [],
  specialHours: [],
  image: null,
  reviews: null,
  licenceNumber: null,
  repairerLicence: null,
  description: null,
  ...more,
});

describe('wording of the marketplace template', () => {
  test.each([
    ['none', [], ''],
    ['one', [place('Penrith', 'NSW')], 'Penrith NSW'],
    ['two in a state', [place('Penrith', 'NSW'), place('Newcastle', 'NSW')], 'Two locations in NSW'],
    [
      'three states',
      [place('Penrith', 'NSW'), place('Geelong', 'VIC'), place('Moorooka', 'QLD')],
      'Three locations in NSW, VIC and QLD',
    ],
    [
      'a workshop is no selling place',
      [place('Penrith', 'NSW'), place('Geelong', 'VIC', { type: 'service' })],
      'Penrith NSW',
    ],
  ])('writes locations as a sentence: %s', (_name, locations, words) =>
    expect(yardsSentence(locations, 'en-AU')).toBe(words),
  );

  test("lists licences by state, each only once, with the locale's spelling (LAW-01)", () => {
    const places = [
      place('Penrith', 'NSW', { licenceNumber: 'MD 058214', repairerLicence: 'MVRL 61047' }),
      place('Newcastle', 'NSW', { licenceNumber: 'MD 058214' }),
      place('Moorooka', 'QLD', { licenceNumber: 'Licence 4318806' }),
      place('Geelong', 'VIC'),
    ];
    expect(licenceGroups(places, 'en-AU')).toEqual([
      { state: 'NSW', text: 'Motor dealer licence MD 058214. Motor vehicle repairer licence MVRL 61047.' },
      { state: 'QLD', text: 'Motor dealer licence 4318806.' },
    ]);
    expect(licenceGroups([place('Madison', 'WI', { licenceNumber: 'MV 1234' })], 'en-US')[0]?.text).toBe(
      'Motor dealer license MV 1234.',
    );
  });

  test.each([
    ['Everyday Cars Penrith', 'Penrith'],
    ['Everyday Cars', 'Everyday Cars'],
    ['Penrith Yard', 'Penrith Yard'],
    ['Everyday Cars: Service', 'Service'],
  ])('shows "%s" as "%s" on the dealer\'s own pages', (name, short) => {
    expect(shortLocationName({ name }, 'Everyday Cars')).toBe(short);
  });

  test.each([
    ['Land Rover', 'LR'],
    ['Mercedes-Benz', 'MB'],
    ['BYD', 'BYD'],
    ['Isuzu', 'Is'],
    ['', ''],
  ])('abbreviates %s to %s', (make, letters) => expect(monogram(make)).toBe(letters));
});

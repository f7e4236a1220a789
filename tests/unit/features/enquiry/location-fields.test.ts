import { describe, expect, test } from 'vitest';
import type { Location } from '#src/domain/locations/location.ts';
import { locationFields } from '#src/features/enquiry/location-fields.ts';

const place = (slug: string, dealershipSlug: string | null, more: Partial<Location> = {}) =>
  ({ slug, name: `Yard ${slug}`, visible: true, primary: false, dealershipSlug, ...more }) as Location;
const settings = (showDealershipSelect = true) =>
  ({ forms: { showDealershipSelect, locationPrompt: 'Please Select a Dealership Location' } }) as Parameters<
    typeof locationFields
  >[0]['settings'];
const nowhere = { locationSlug: null, dealershipSlug: null };

describe('locationFields', () => {
  test('selects the only location without asking (FORM-09)', () => {
    expect(locationFields({ locations: [place('north', 'a')], settings: settings(), own: nowhere })).toEqual({
      fields: [],
      hidden: { location_id: 'north' },
    });
  });

  test('ignores a hidden second location (FORM-09)', () => {
    expect(
      locationFields({
        locations: [place('north', 'a'), place('south', 'a', { visible: false })],
        settings: settings(),
        own: nowhere,
      }).hidden,
    ).toEqual({ location_id: 'north' });
  });

  test("uses the vehicle's own location without asking, and otherwise shows the prompt (FORM-01, FORM-09)", () => {
    const locations = [place('north', 'a'), place('south', 'a')];
    expect(
      locationFields({ locations, settings: settings(), own: { locationSlug: 'south', dealershipSlug: 'a' } }),
    ).toEqual({ fields: [], hidden: { location_id: 'south' } });
    const [open] = locationFields({ locations, settings: settings(), own: nowhere }).fields;
    expect(open).toMatchObject({
      value: '',
      options: [
        { value: '', label: 'Please Select a Dealership Location' },
        { value: 'north', label: 'Yard north' },
        { value: 'south', label: 'Yard south' },
      ],
    });
  });

  test('asks only for the location when dealerships have several (FORM-01)', () => {
    const locations = [place('north', 'a'), place('centre', 'a', { primary: true }), place('south', 'b')];
    for (const wanted of [true, false]) {
      const { fields } = locationFields({
        locations,
        settings: settings(wanted),
        own: { locationSlug: null, dealershipSlug: 'a' },
      });
      expect(fields, String(wanted)).toMatchObject([
        {
          name: 'location_id',
          value: '',
          options: [{ value: '' }, { value: 'north' }, { value: 'centre' }, { value: 'south' }],
        },
      ]);
    }
  });

  test('offers dealerships when each has one location, unless the dealer turns that off (FORM-01)', () => {
    const locations = [place('north', 'a', { primary: true }), place('south', 'b')];
    const own = { locationSlug: null, dealershipSlug: 'b' };
    expect(locationFields({ locations, settings: settings(), own }).fields).toMatchObject([
      {
        name: 'dealership_slug',
        value: 'b',
        options: [
          { value: '', label: 'Select a Preferred Dealership' },
          { value: 'a', label: 'Yard north' },
          { value: 'b', label: 'Yard south' },
        ],
      },
    ]);
    expect(locationFields({ locations, settings: settings(false), own }).fields.map(({ name }) => name)).toEqual([
      'location_id',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Location } from '#src/domain/location.ts';
import { placeFields } from '#src/features/enquiry/place-fields.ts';

const place = (slug: string, dealershipSlug: string | null, more: Partial<Location> = {}) => ({ slug, name: `Yard ${slug}`, visible: true, primary: false, dealershipSlug, ...more }) as Location;
const settings = (showDealershipSelect = true) => ({ forms: { showDealershipSelect, locationPrompt: 'Please Select a Dealership Location' } }) as Parameters<typeof placeFields>[0]['settings'];
const nowhere = { locationSlug: null, dealershipSlug: null };

describe('placeFields', () => {
  test('FORM-09 one place is chosen without a question', () => {
    expect(placeFields({ locations: [place('north', 'a')], settings: settings(), own: nowhere })).toEqual({ fields: [], hidden: { location_id: 'north' } });
  });

  test('FORM-09 a hidden second place leaves one', () => {
    expect(placeFields({ locations: [place('north', 'a'), place('south', 'a', { visible: false })], settings: settings(), own: nowhere }).hidden).toEqual({ location_id: 'north' });
  });

  test('FORM-01 of several places the vehicle’s own is chosen; without one the prompt stands', () => {
    const locations = [place('north', 'a'), place('south', 'a')];
    const [own] = placeFields({ locations, settings: settings(), own: { locationSlug: 'south', dealershipSlug: 'a' } }).fields;
    expect(own).toMatchObject({ name: 'location_id', value: 'south' });
    const [open] = placeFields({ locations, settings: settings(), own: nowhere }).fields;
    expect(open).toMatchObject({ value: '', options: [{ value: '', label: 'Please Select a Dealership Location' }, { value: 'north', label: 'Yard north' }, { value: 'south', label: 'Yard south' }] });
  });

  test('FORM-01 several dealerships are offered by their primary place, unless the dealer does not want it', () => {
    const locations = [place('north', 'a'), place('centre', 'a', { primary: true }), place('south', 'b')];
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    const both = placeFields({ locations, settings: settings(), own: { locationSlug: null, dealershipSlug: 'b' } });
    expect(names(both.fields)).toEqual(['dealership_slug', 'location_id']);
    expect(both.fields[0]).toMatchObject({ value: 'b', options: [{ value: '', label: 'Select a Preferred Dealership' }, { value: 'a', label: 'Yard centre' }, { value: 'b', label: 'Yard south' }] });
    expect(names(placeFields({ locations, settings: settings(false), own: nowhere }).fields)).toEqual(['location_id']);
  });

  test('FORM-01 where each dealership is one place, one list is enough', () => {
    expect(placeFields({ locations: [place('north', 'a'), place('south', 'b')], settings: settings(), own: nowhere }).fields.map(({ name }) => name)).toEqual(['dealership_slug']);
  });
});

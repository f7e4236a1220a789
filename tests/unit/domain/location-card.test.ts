import { expect, test } from 'vitest';
import { locationCard } from '#src/view/locations/location-card.ts';
import { publicSettings } from '../../fixtures/vehicles.ts';
import { locationWith, usualHours } from './examples.ts';

const christmas = Date.parse('2026-12-25T01:00:00Z');
const sales = locationWith({
  slug: 'penrith',
  openingHours: usualHours,
  specialHours: [{ date: '2026-12-25', name: 'Christmas Day', status: 'Closed', open: null, close: null }],
});
const other = locationWith({ id: 'l2', name: 'Example Motors Ryde' });

test('shows address, hours, holidays and directions (LOC-01, LOC-02)', () => {
  expect(locationCard(sales, [sales], publicSettings(), christmas)).toEqual({
    location: sales,
    url: '/locations/penrith',
    typeLabel: 'Sales',
    oneLineAddress: '12 High Street, Penrith NSW 2750',
    hours: [
      expect.objectContaining({ days: 'Mon-Fri', hours: '8:30 am – 5:30 pm' }),
      expect.objectContaining({ days: 'Sat' }),
      expect.objectContaining({ days: 'Sun', hours: 'Closed' }),
    ],
    holidays: [{ date: 'Today', isoDate: '2026-12-25', name: 'Christmas Day', hours: 'Closed' }],
    directionsUrl: expect.stringContaining('12%20High%20Street'),
    stockUrl: null,
  });
});

test('links the only sales location to all stock, regardless of other locations (LOC-01)', () => {
  const service = { ...other, type: 'service' as const };
  expect(locationCard(sales, [sales, service], publicSettings(), christmas, 1).stockUrl).toBe('/cars/');
});

test('lists the other locations for its stock, except itself and unknown ones (VDP-13, LOC-01)', () => {
  const ryde = { ...other, slug: 'ryde' };
  const spread = { ...sales, distributionLocations: ['ryde', 'penrith', 'unknown', 'ryde'] };
  expect(locationCard(spread, [spread, ryde], publicSettings(), christmas).alsoAt).toEqual([
    { name: 'Example Motors Ryde', city: ryde.address.city, url: '/locations/ryde' },
  ]);
});

test('hides Get Directions when switched off, and has no rows without hours (LOC-01)', () => {
  expect(locationCard(other, [other], publicSettings({ locations: { directions: false } }), christmas)).toMatchObject({
    directionsUrl: null,
    hours: [],
    holidays: [],
  });
});

test.each([
  ['the only sales location', sales, [sales], 12, '/cars/'],
  ['one of several', sales, [sales, other], 12, '/cars/?refinementList[location_name][0]=Penrith'],
  ['without stock', sales, [sales, other], 0, null],
  ['with stock that was not counted', sales, [sales, other], undefined, null],
  ['a service location', { ...sales, type: 'service' as const }, [sales, other], 12, null],
])('sets the stock link for %s (LOC-01)', (_, location, all, count, url) => {
  expect(locationCard(location, all, publicSettings(), christmas, count).stockUrl).toBe(url);
});

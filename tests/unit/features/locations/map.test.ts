import { describe, expect, test } from 'vitest';
import { attributionHtml, tileSource } from '#src/domain/locations/map-tiles.ts';
import { alsoAt } from '#src/view/locations/location-card.ts';
import { decodeMap, encodeMap, mapData } from '#src/features/locations/map-data.ts';
import { siteHeaders } from '#src/server/platform/site-headers.ts';
import { aLocation, publicSettings } from '../../../fixtures/vehicles.ts';

describe('the map (LOC-01)', () => {
  test.each([
    ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
    ['https://t{s}.tiles.example:8443/{z}/{x}/{y}.png', 'https://*.tiles.example:8443'],
    ['/tiles/{z}/{x}/{y}.png', null],
  ])('loads tiles at %s from %s (OPS-07)', (tiles, source) => {
    expect(tileSource(tiles)).toBe(source);
  });

  test('allows the tile host for images in the policy, and none where maps are off (OPS-07)', () => {
    const policy = (shown: boolean) => siteHeaders(publicSettings({ map: { shown } }))['Content-Security-Policy'];
    expect(policy(true)).toContain("img-src 'self' data: https://tile.openstreetmap.org;");
    expect(policy(false)).toContain("img-src 'self' data:;");
  });

  test("shows the attribution as text, with a link to OpenStreetMap's licence (LOC-01)", () => {
    expect(attributionHtml('© OpenStreetMap contributors')).toBe(
      '© <a href="https://www.openstreetmap.org/copyright" rel="noopener">OpenStreetMap contributors</a>',
    );
    expect(attributionHtml('<b>Maps & Co</b>')).toBe('&lt;b&gt;Maps &amp; Co&lt;/b&gt;');
  });

  test('shows only the illustration for a location without coordinates or a dealer without maps (LOC-01)', () => {
    const place = aLocation();
    expect(mapData(place, publicSettings())).toMatchObject({ latitude: -33.75, longitude: 150.69, zoom: 15 });
    expect(mapData({ ...place, address: { ...place.address, latitude: null } }, publicSettings())).toBeNull();
    expect(mapData(place, publicSettings({ map: { shown: false } }))).toBeNull();
  });

  test('is read back by the browser as the page wrote it (LOC-01)', () => {
    const data = mapData(aLocation({ name: 'Brown & Sons, "Penrith"' }), publicSettings())!;
    expect(decodeMap(encodeMap(data))).toEqual(data);
    expect(decodeMap(encodeMap({ ...data, name: 'Brown\tPenrith' }))).toEqual({ ...data, name: 'Brown Penrith' });
  });
});

test('lists distribution locations in order, except itself and unknown ones (VDP-13)', () => {
  const places = [
    aLocation({ slug: 'a', name: 'A' }),
    aLocation({ slug: 'b', name: 'B' }),
    aLocation({ slug: 'c', name: 'C' }),
  ];
  expect(
    alsoAt({ ...places[0]!, distributionLocations: ['c', 'a', 'hidden', 'b', 'c'] }, places).map(({ name, url }) => [
      name,
      url,
    ]),
  ).toEqual([
    ['C', '/locations/c'],
    ['B', '/locations/b'],
  ]);
  expect(alsoAt(places[1]!, places)).toEqual([]);
});

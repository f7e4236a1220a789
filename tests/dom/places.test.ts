import { describe, expect, test } from 'vitest';
import { postcodeTable } from '#src/server/geocode/postcode-table.ts';
import { openPage, type Answer, type OpenPage } from './open-page.ts';
import { enter, fail, textOf, waitForAssertion } from './pages/form.ts';

const geocode: Answer = (request) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/api/geocode') return null;
  const point = postcodeTable('AU')!.postcodes.get(searchParams.get('address')!)?.middle;
  return point
    ? Response.json({ latitude: point.latitude, longitude: point.longitude, label: 'There', nearest: null })
    : Response.json({ error: { code: 'invalid_postcode', message: 'Invalid postcode' } }, { status: 422 });
};

const finder = (): HTMLElement => document.querySelector<HTMLElement>('nearest-place')!;
const field = (): HTMLInputElement => finder().querySelector('input')!;
const found = (): string => textOf(finder().querySelector('.nearest__found'));
const errorText = (): string => textOf(finder().querySelector('.nearest__fault'));

const open = (dealer: string): Promise<OpenPage> => openPage(dealer, '/dealerships', { answer: geocode });

function find(postcode: string): void {
  enter(field(), postcode);
  finder().querySelector('button')!.focus();
  finder().querySelector('form')!.requestSubmit();
}

/** Null for no position. */
function stayAt(coords: { latitude: number; longitude: number } | null): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (success, failed) =>
    coords
      ? success({ coords } as GeolocationPosition)
      : failed?.({ code: 1, message: 'denied' } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}
const usePosition = (): void => finder().querySelector<HTMLElement>('[data-position]')!.click();

describe('the nearest location', () => {
  test.each([
    ['everyday-cars', '3000', 'dandenong', 'Everyday Cars Dandenong', /^\d+ km away$/v],
    ['harbour-motors', '2100', 'brookvale', 'Harbour Motors Brookvale', /^\d\.\d km away$/v],
    // The workshop behind the yard is slightly closer.
    ['harbour-motors', '2000', 'artarmon', 'Harbour Motors Artarmon', /^\d\.\d km away$/v],
  ])(
    'at %s for postcode %s comes first, with its distance (LOC-04)',
    async (dealer, postcode, slug, name, distance) => {
      await open(dealer);
      find(postcode);
      await waitForAssertion(() =>
        expect(found()).toMatch(new RegExp(`^${name} is the nearest, [\\d.]+ km away\\.$`, 'v')),
      );
      const first = document.querySelector<HTMLElement>('[data-place]')!;
      expect(first.dataset['place']).toBe(slug);
      expect(textOf(first.querySelector('.nearest__away'))).toMatch(distance);
      expect(document.querySelectorAll('[data-place]').length).toBeGreaterThan(2);
    },
  );

  test('to the shopper’s position is found in the browser, in miles in the United States (LOC-04)', async () => {
    stayAt({ latitude: 44.09, longitude: -87.66 });
    const page = await open('lakeside-auto');
    usePosition();
    await waitForAssertion(() => expect(found()).toMatch(/Manitowoc is the nearest, \d\.\d mi away\.$/v));
    expect(page.requests.filter(({ url }) => url.includes('geocode'))).toEqual([]);
  });

  test('to the shopper’s position clears a postcode entered earlier (LOC-04)', async () => {
    stayAt({ latitude: -33.76, longitude: 151.27 });
    await open('harbour-motors');
    find('2000');
    await waitForAssertion(() => expect(found()).toMatch(/Artarmon is the nearest/v));
    expect(field().value).toBe('2000');
    usePosition();
    await waitForAssertion(() => expect(found()).toMatch(/Brookvale is the nearest, \d\.\d km away\.$/v));
    expect(field().value).toBe('');
  });

  test('reports an invalid postcode or an unavailable position beside the field (LOC-04, FORM-02)', async () => {
    stayAt(null);
    await open('harbour-motors');
    find('21');
    await waitForAssertion(() => expect(errorText()).toBe('Invalid postcode. Please enter a 4-digit number.'));
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    find('9999');
    await waitForAssertion(() => expect(errorText()).toBe('Invalid postcode'));
    usePosition();
    await waitForAssertion(() => expect(errorText()).toMatch(/^We couldn’t get your location\./v));
    expect(field().value).toBe('9999');
  });
});

test('opens a third-party booking page in a sandbox on click, one at a time (LOC-03)', async () => {
  await openPage('harbour-motors', '/service');
  const frames = document.querySelector('booking-frames')!;
  const button = (label: string): HTMLElement =>
    [...frames.querySelectorAll<HTMLElement>('li > a')].find((one) => textOf(one) === label) ?? fail(`No ${label}.`);
  expect(frames.querySelector('iframe')).toBeNull();
  button('Artarmon workshop').click();
  const sandbox = frames.querySelector('iframe')!.getAttribute('sandbox')!.split(' ');
  expect(sandbox).toContain('allow-scripts');
  expect(sandbox.filter((word) => word.startsWith('allow-top-navigation'))).toEqual([]);
  expect(button('Artarmon workshop').getAttribute('aria-pressed')).toBe('true');
  button('Brookvale drop-off').click();
  expect([...frames.querySelectorAll('iframe')].map(({ src }) => src)).toEqual([
    'https://booking.example/harbour-motors/brookvale',
  ]);
  expect(button('Artarmon workshop').getAttribute('aria-pressed')).toBe('false');
});

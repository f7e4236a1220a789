import { describe, expect, test, vi } from 'vitest';
import { isShown, openPage } from './open-page.ts';
import { waitForAssertion } from './pages/form.ts';

const lastEvening = '2026-12-24T20:00:00+11:00';
const afterLastDay = '2027-01-01T00:30:00+11:00';

describe.each([
  ['harbour-motors', '/offers/kia/sportage-hybrid-3000'],
  ['everyday-cars', '/offers/trade-topup'],
])('%s', (dealer, path) => {
  test('removes an offer from the list after its last day, while the page is open (PROMO-01, OFFER-01)', async () => {
    await openPage(dealer, '/special-offers', { at: lastEvening });
    const card = document.querySelector(`#offer-${path.split('/').at(-1)}`)!;
    expect(isShown(card)).toBe(true);
    vi.setSystemTime(new Date(afterLastDay));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(isShown(card)).toBe(false);
  });

  test("shows on an offer's page that it has ended (PROMO-01, OFFER-01)", async () => {
    const isOver = (): boolean =>
      isShown(document.querySelector('[data-offer-over]')) && !isShown(document.querySelector('.offer-story'));
    await openPage(dealer, path, { at: lastEvening });
    expect(isShown(document.querySelector('.offer-story'))).toBe(true);
    expect(isShown(document.querySelector('[data-offer-over]'))).toBe(false);
    await openPage(dealer, path, { at: afterLastDay });
    expect(isOver()).toBe(true);
    expect(document.querySelector('[data-offer-over]')!.textContent).toContain('This offer has ended');
  });
});

test('shows that there are no offers once all have ended, and hides their section on the home page (PROMO-01)', async () => {
  const at = '2027-02-02T10:00:00+11:00';
  await openPage('apex-motorcycles', '/special-offers');
  const none = (): Element => document.querySelector('[data-offers-none]')!;
  expect(isShown(none())).toBe(false);
  await openPage('apex-motorcycles', '/special-offers', { at });
  expect(isShown(none())).toBe(true);
  expect(none().textContent).toContain('No offers today');
  await openPage('apex-motorcycles', '/');
  expect(isShown(document.querySelector('[data-offers]'))).toBe(true);
  await openPage('apex-motorcycles', '/', { at });
  expect(isShown(document.querySelector('[data-offers]'))).toBe(false);
});

test('removes a promotion from the vehicle list when it ends (SRCH-11, PROMO-01)', async () => {
  const tile = (): Element | null =>
    document.querySelector('.call-to-action-card img[alt="A red SUV from the side"]')?.closest('li') ?? null;
  await openPage('harbour-motors', '/search/demo-cars');
  const end = Number(document.querySelector<HTMLElement>('[data-tile-until]')!.dataset['tileUntil']);
  await openPage('harbour-motors', '/search/demo-cars', { at: new Date(end - 1000) });
  expect(isShown(tile())).toBe(true);
  await openPage('harbour-motors', '/search/demo-cars', { at: new Date(end) });
  await waitForAssertion(() => expect(tile()).toBeNull());
  expect(document.querySelector('li.card')).not.toBeNull();
});

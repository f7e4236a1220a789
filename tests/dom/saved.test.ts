import { expect, test, vi } from 'vitest';
import { isShown, openPage, siteOf } from './open-page.ts';
import { all, named, one, textOf } from './pages/find.ts';
import { waitForAssertion } from './pages/form.ts';
import {
  cards,
  changeInOtherTab,
  heart,
  isPressed,
  listPaths,
  openList,
  storageFailures,
  stored,
  tick,
  titleOf,
  toast,
  toasts,
  undo,
  usedCars,
  whenEmpty,
} from './pages/lists.ts';

const counter = (): HTMLElement => one('[data-saved-count]');
const savedButton = (): HTMLElement => one('[data-saved-button]');
const savedList = (): HTMLElement => one('[data-saved-list]');

for (const dealer of ['harbour-motors', 'everyday-cars', 'merrin-vale', 'apex-motorcycles'] as const) {
  test(`stores a car saved at ${dealer} on this device, and removes it in the panel (CARD-01)`, async () => {
    await openPage(dealer, usedCars);
    const title = titleOf(cards()[0]!);
    expect(isPressed(heart(cards()[0]!))).toBe(false);
    heart(cards()[0]!).click();
    expect(isPressed(heart(cards()[0]!))).toBe(true);
    expect(textOf(counter())).toBe('1');
    await openPage(dealer, usedCars);
    expect(isPressed(heart(cards()[0]!))).toBe(true);
    expect(isShown(savedButton())).toBe(true);
    expect(one('[data-saved-count-link]').hidden).toBe(false);
    expect(named('a', title, savedList()).getAttribute('href')).toMatch(/^\/cars\//v);
    named('button', `Remove ${title}`, savedList()).click();
    expect(all('a', savedList())).toEqual([]);
    expect(one('[data-saved-empty]').hidden).toBe(false);
    expect(one('[data-saved-count-link]').hidden).toBe(true);
    expect(isShown(counter())).toBe(false);
    expect(isPressed(heart(cards()[0]!))).toBe(false);
  });
}

test('stays in sync with cars saved and removed in another tab (CARD-01)', async () => {
  await openPage('harbour-motors', usedCars);
  const [card] = cards();
  const entry = { id: card!.dataset['vehicle']!, url: '/cars/one', title: titleOf(card!) };
  changeInOtherTab('FavouritedCars', [entry]);
  expect(isPressed(heart(card!))).toBe(true);
  expect(textOf(counter())).toBe('1');
  changeInOtherTab('ComparedCars', [entry]);
  expect(isPressed(tick(card!))).toBe(true);
  changeInOtherTab('FavouritedCars', []);
  expect(isPressed(heart(card!))).toBe(false);
  expect(isShown(counter())).toBe(false);
});

test('stores saved cars under the dealer’s own key, separate from other dealers (CARD-01)', async () => {
  await openPage('harbour-motors', usedCars);
  heart(cards()[0]!).click();
  expect(Object.keys(localStorage).filter((key) => key.includes('FavouritedCars'))).toEqual([
    'harbour-motors:FavouritedCars',
  ]);
});

test('saves a car even when the stored list is damaged (CARD-01)', async () => {
  localStorage.setItem('harbour-motors:FavouritedCars', '{"broken":');
  await openPage('harbour-motors', usedCars);
  heart(cards()[0]!).click();
  expect(isPressed(heart(cards()[0]!))).toBe(true);
  expect(stored('FavouritedCars')).toHaveLength(1);
});

test('hides the hearts for a dealer that does not offer saved cars (CARD-07)', async () => {
  await openPage('lakeside-auto', '/cars/');
  expect(cards().length).toBeGreaterThan(10);
  expect(all('[data-save], [data-saved-button]')).toEqual([]);
});

test('shows a message after a click on the heart, with a link to the list and an undo (TOAST-01, FAV-01)', async () => {
  await openPage('harbour-motors', usedCars);
  const [card] = cards();
  const title = titleOf(card!);
  heart(card!).click();
  expect(textOf(toast())).toContain('Saved in this browser');
  expect(textOf(toast())).toContain(title);
  expect(named('a', 'View List', toast()).getAttribute('href')).toBe('/favourites');
  heart(card!).click();
  expect(toasts()).toHaveLength(1);
  expect(textOf(toast())).toContain('Removed from your list');
  undo();
  expect(isPressed(heart(card!))).toBe(true);
  expect(toasts()).toEqual([]);
  named('button', `Remove ${title}`, savedList()).click();
  undo();
  expect(isPressed(heart(card!))).toBe(true);
});

test('keeps a message open until the shopper closes it, however long that takes (TOAST-01)', async () => {
  await openPage('harbour-motors', usedCars);
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date', 'setTimeout', 'setInterval', 'requestAnimationFrame'] });
  heart(cards()[0]!).click();
  vi.advanceTimersByTime(3_600_000);
  expect(textOf(toast())).toContain('Saved in this browser');
  named('button', 'Close message', toast()).click();
  expect(toasts()).toEqual([]);
});

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  for (const [how, before] of Object.entries(storageFailures)) {
    test(`saves only for this page when storage is ${how}, and tells the shopper at ${dealer} (FAV-01, CMP-01, TOAST-01)`, async () => {
      await openPage(dealer, usedCars, { before });
      const [card] = cards();
      heart(card!).click();
      expect(isPressed(heart(card!))).toBe(true);
      expect(textOf(toast())).toContain('Your browser can’t save your list');
      tick(card!).click();
      expect(textOf(toast())).toContain('Added for this page only');
      expect(one('[data-saved-note]').hidden).toBe(false);
      expect(textOf(one('[data-saved-note]'))).toContain('can’t save your list');
      expect(one('[data-saved-links]').hidden).toBe(how === 'blocked');
      expect(textOf(one('[data-saved-links]'))).toContain('See prices and photos');
      const title = titleOf(card!);
      await openPage(dealer, one<HTMLAnchorElement>('.card__title a', card).pathname, { before });
      expect(textOf(one('h1'))).toBe(title);
      expect(isPressed(heart(one('[data-page-buttons]')))).toBe(false);
      for (const path of listPaths) {
        await openList(dealer, path, { before });
        await whenEmpty(path);
        expect(all('.empty-list p').filter((line) => textOf(line).includes('can’t save your list'))).toHaveLength(
          how === 'blocked' ? 1 : 0,
        );
      }
    });
  }
}

test('shows damaged lists as empty, and lets the shopper fill them again (FAV-01, CMP-01)', async () => {
  for (const name of ['FavouritedCars', 'ComparedCars', 'RecentCars', 'SearchHistory'])
    localStorage.setItem(`harbour-motors:${name}`, '[{"id":"x",');
  for (const path of listPaths) {
    await openList('harbour-motors', path);
    await whenEmpty(path);
    expect(textOf(one('main'))).not.toContain('can’t save your list');
  }
  await openPage('harbour-motors', usedCars);
  expect(one('[data-saved-note]').hidden).toBe(true);
  heart(cards()[0]!).click();
  await openList('harbour-motors', '/favourites');
  await waitForAssertion(() => expect(all('li.card')).toHaveLength(1));
});

test('removes saved cars with plain buttons, not toggles (CARD-01)', async () => {
  await openPage('everyday-cars', '/cars/');
  const removing = (): HTMLElement[] => all('button', savedList());
  for (const count of [1, 2]) {
    heart(cards()[count - 1]!).click();
    expect(removing()).toHaveLength(count);
    for (const button of removing()) {
      expect(button.getAttribute('aria-label')).toMatch(/^Remove /v);
      expect(button.hasAttribute('aria-pressed')).toBe(false);
    }
  }
});

for (const dealer of ['harbour-motors', 'everyday-cars'] as const) {
  test(`saves and compares from a vehicle's page at ${dealer} just as from its card (FAV-01, CMP-01, CARD-07)`, async () => {
    await openPage(dealer, usedCars);
    const [card] = cards();
    const title = titleOf(card!);
    named('button', new RegExp(`^Save ${RegExp.escape(title)}`, 'v'), card).click();
    expect(isPressed(named('button', new RegExp(`^Compare ${RegExp.escape(title)}`, 'v'), card))).toBe(false);
    const { pathname } = one<HTMLAnchorElement>('.card__title a', card);
    await openPage(dealer, pathname);
    expect(textOf(one('h1'))).toBe(title);
    const buttons = one('[data-page-buttons]');
    expect(isPressed(heart(buttons))).toBe(true);
    tick(buttons).click();
    expect(isPressed(tick(buttons))).toBe(true);
    expect(textOf(toast())).toContain('Added to compare');
    await openPage(dealer, usedCars);
    expect(isPressed(tick(cards()[0]!))).toBe(true);
  });

  test(`lists vehicles viewed at ${dealer}, most recent first (FAV-01)`, async () => {
    const viewed = (await siteOf(dealer)).ofKind('vehicle').slice(0, 2);
    for (const { path } of viewed) await openPage(dealer, path);
    await openList(dealer, '/favourites');
    const recent = () => all('.recent-list .card__title a').map((link) => link.getAttribute('href'));
    await waitForAssertion(() => expect(recent()).toEqual(viewed.map(({ path }) => path).toReversed()));
  });
}

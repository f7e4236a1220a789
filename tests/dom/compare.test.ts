import { expect, test } from 'vitest';
import { isShown, openPage } from './open-page.ts';
import { all, field, named, one, textOf } from './pages/find.ts';
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

const dealer = 'harbour-motors';
const removed = (): HTMLElement | undefined => all('section').find((one) => textOf(one).startsWith('No longer listed'));

test('compares up to four cars, shows one message at a time, and stays in sync with other tabs (CMP-01, TOAST-01)', async () => {
  await openPage(dealer, usedCars);
  const ticks = cards().map(tick);
  for (const button of ticks.slice(0, 4)) button.click();
  expect(toasts()).toHaveLength(1);
  expect(textOf(toast())).toContain('4 of 4 chosen');
  ticks[4]!.click();
  expect(textOf(toast())).toContain('You can compare up to 4');
  expect(isPressed(ticks[4]!)).toBe(false);
  ticks[0]!.click();
  undo();
  expect(isPressed(ticks[0]!)).toBe(true);
  expect(toasts()).toEqual([]);
  await openPage(dealer, usedCars);
  expect(isPressed(tick(cards()[1]!))).toBe(true);
  changeInOtherTab(
    'ComparedCars',
    stored('ComparedCars').filter(({ id }) => id !== cards()[1]!.dataset['vehicle']),
  );
  expect(isPressed(tick(cards()[1]!))).toBe(false);
});

test('explains how to fill empty lists (CMP-01, FAV-01)', async () => {
  await openList(dealer, '/compare');
  await whenEmpty('/compare');
  await openList(dealer, '/favourites');
  await whenEmpty('/favourites');
  expect(named('main a', 'See all cars').getAttribute('href')).toBe('/cars/');
});

test('compares cars even when storage is full or contains invalid data (CMP-01)', async () => {
  localStorage.setItem(`${dealer}:ComparedCars`, '[{"id":1},"x",null]');
  await openPage(dealer, usedCars, { before: storageFailures.full });
  const ticks = cards().slice(0, 2).map(tick);
  for (const button of ticks) button.click();
  expect(ticks.map(isPressed)).toEqual([true, true]);
  expect(textOf(toast())).toContain('Added for this page only');
});

test('records event 39 when a car is saved, but not when it is removed (FAV-01)', async () => {
  await openPage(dealer, usedCars);
  const events: unknown[] = [];
  window.addEventListener('forecourt:event', (event) => events.push((event as CustomEvent).detail));
  const button = heart(cards()[0]!);
  button.click();
  button.click();
  expect(events).toEqual([{ id: 39, carId: button.dataset['save'] }]);
});

test("shows chosen cars side by side with today's prices, and narrows the table to the differences (CMP-01)", async () => {
  await openPage(dealer, usedCars);
  const chosen = cards().slice(0, 2);
  const names = chosen.map(titleOf);
  const price = textOf(one('.card__price', chosen[0]));
  for (const card of chosen) tick(card).click();
  expect(named('a', 'Compare', toast()).getAttribute('href')).toBe('/compare');
  await openList(dealer, '/compare');
  const rows = (): HTMLElement[] => all('main table tr');
  await waitForAssertion(() => expect(rows().length).toBeGreaterThan(5));
  const heads = all('main table thead th[scope="col"]').map(textOf);
  for (const [index, name] of names.entries()) expect(heads[index]).toContain(name);
  const shown = rows().find((row) => textOf(row).startsWith('Price shown'))!;
  expect(textOf(shown)).toContain(price);
  const count = rows().length;
  field('Show differences only').click();
  await waitForAssertion(() => expect(rows().length).toBeLessThan(count));
  named('button', 'Clear all').click();
  await whenEmpty('/compare');
});

test('shows a placeholder for each car in a list that is still loading (FAV-01, CMP-01)', async () => {
  await openPage(dealer, '/cars/');
  for (const card of cards().slice(0, 2)) {
    heart(card).click();
    tick(card).click();
  }
  for (const path of listPaths) {
    await openList(dealer, path, { answer: () => new Promise<Response>(() => {}) });
    await waitForAssertion(() => expect(all('.list-blanks li')).toHaveLength(2));
    expect(all('[role="status"]').map(textOf)).toContain('Loading your list');
  }
});

test('shows saved cars as cards, and still lists the name of a car that is no longer in stock (FAV-01)', async () => {
  await openPage(dealer, usedCars);
  const name = titleOf(cards()[0]!);
  heart(cards()[0]!).click();
  changeInOtherTab('FavouritedCars', [
    ...stored('FavouritedCars'),
    { id: 'gone', url: '/cars/gone', title: '2016 Toyota Yaris' },
  ]);
  await openList(dealer, '/favourites');
  const card = () => cards().find((one) => titleOf(one) === name);
  await waitForAssertion(() => expect(card()).toBeDefined());
  expect(textOf(removed()!)).toContain('2016 Toyota Yaris');
  named('button', 'Remove 2016 Toyota Yaris', removed()).click();
  await waitForAssertion(() => expect(removed()).toBeUndefined());
  heart(card()!).click();
  await whenEmpty('/favourites');
});

test('lists the names of compared cars that are no longer in stock, and offers to add another once one is removed (CMP-01)', async () => {
  await openPage(dealer, usedCars);
  tick(cards()[0]!).click();
  changeInOtherTab('ComparedCars', [
    ...stored('ComparedCars'),
    ...['a', 'b', 'c'].map((id) => ({ id: `gone-${id}`, url: `/cars/gone-${id}`, title: `2016 Example ${id}` })),
  ]);
  await openList(dealer, '/compare');
  await waitForAssertion(() => expect(all('main table thead th[scope="col"]')).toHaveLength(1));
  expect(all('li', removed())).toHaveLength(3);
  const another = () => all('main a').filter((link) => textOf(link) === 'Add another');
  expect(another()).toEqual([]);
  named('button', 'Remove 2016 Example a', removed()).click();
  await waitForAssertion(() => expect(another().filter(isShown)).toHaveLength(1));
});

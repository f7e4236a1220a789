import { describe, expect, test, vi } from 'vitest';
import type { Answer } from './open-page.ts';
import { textOf } from './pages/find.ts';
import { openOnDesktop, pressKey } from './pages/search.ts';

const bar = (): HTMLElement => document.querySelector<HTMLElement>('[data-site-header] menu-bar')!;
const openMenus = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('header details[open]')];
const title = (text: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('header summary')].find((summary) => textOf(summary) === text)!;
const stockMenu = (): HTMLElement => document.querySelector<HTMLElement>('header details[data-counts]')!;
const stockLinks = (): HTMLAnchorElement[] => [
  ...stockMenu().querySelectorAll<HTMLAnchorElement>('[data-stock-makes] a'),
];

async function openWithMouse(dealer: string): Promise<void> {
  await openOnDesktop(dealer, '/', {
    before() {
      vi.stubGlobal('matchMedia', (media: string) => ({
        matches: media === '(hover: hover) and (pointer: fine)',
        addEventListener() {},
      }));
    },
  });
}

const enterWith = (pointerType: 'mouse' | 'touch', menu: Element): boolean =>
  menu.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));

describe('dropdowns that open on hover', () => {
  test('open on mouse hover, but not on touch (MENU-05)', async () => {
    await openWithMouse('ironbark-ford');
    const menu = document.querySelector('header details')!;
    enterWith('touch', menu);
    expect(openMenus()).toEqual([]);
    enterWith('mouse', menu);
    expect(openMenus()).toEqual([menu]);
  });
});

describe('dropdowns that open on click', () => {
  test('open on click but not on hover, mark the header, and close on the next click (MENU-05)', async () => {
    await openWithMouse('harbour-motors');
    enterWith('mouse', title('Vehicles').parentElement!);
    expect(openMenus()).toEqual([]);
    title('Vehicles').click();
    await expect.poll(() => bar().hasAttribute('open')).toBe(true);
    expect(openMenus()).toHaveLength(1);
    expect(textOf(openMenus()[0])).toContain('All models');
    title('Vehicles').click();
    await expect.poll(() => bar().hasAttribute('open')).toBe(false);
    expect(openMenus()).toEqual([]);
  });

  test('open one at a time, and close on a click elsewhere (MENU-05)', async () => {
    await openOnDesktop('harbour-motors', '/');
    title('Vehicles').click();
    await expect.poll(() => bar().hasAttribute('open')).toBe(true);
    title('About').click();
    await expect.poll(() => openMenus().map((menu) => textOf(menu.querySelector('summary')))).toEqual(['About']);
    document.querySelector('main')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.querySelector('main')!.click();
    await expect.poll(openMenus).toEqual([]);
  });

  test('move focus with arrow keys, and return it on Escape (MENU-05)', async () => {
    await openOnDesktop('harbour-motors', '/');
    const summary = title('Vehicles');
    summary.focus();
    summary.click();
    pressKey(summary, 'ArrowDown');
    const links = () => openMenus()[0]!.querySelectorAll('a');
    expect(document.activeElement === links()[0]).toBe(true);
    pressKey(links()[0]!, 'ArrowDown');
    expect(document.activeElement === links()[1]).toBe(true);
    pressKey(links()[1]!, 'Escape');
    await expect.poll(openMenus).toEqual([]);
    expect(document.activeElement === summary).toBe(true);
    pressKey(summary, 'ArrowRight');
    expect(document.activeElement === document.querySelectorAll('header [data-bar]')[1]).toBe(true);
  });
});

test('loads counts and makes into the stock dropdown on first interaction (MENU-01)', async () => {
  const { requests } = await openOnDesktop('harbour-motors', '/');
  const asked = () => requests.filter(({ url }) => url.endsWith('/data/stock-counts.json')).length;
  expect(asked()).toBe(0);
  title('Our stock').click();
  await expect.poll(() => [...stockMenu().querySelectorAll('a')].map(textOf).join('|')).toMatch(/All cars ?\d+/v);
  expect(textOf(stockMenu())).toContain('By make');
  const mazda = stockLinks().find((link) => textOf(link).startsWith('Mazda'))!;
  expect(mazda.getAttribute('href')).toBe('/search/mazda');
  stockMenu().dispatchEvent(new Event('pointerenter'));
  expect(asked()).toBe(1);
});

test('calls the location that a shopper selects in the locations dropdown (MENU-04)', async () => {
  await openOnDesktop('everyday-cars', '/');
  title('Locations').click();
  const calls = [...openMenus()[0]!.querySelectorAll('a[href^="tel:"]')];
  expect(calls).toHaveLength(7);
  expect(textOf(calls[0])).toContain('Penrith');
});

test.each([
  ['merrin-vale', 12, 'Volvo'],
  ['harbour-motors', 10, 'Audi'],
  ['everyday-cars', 16, 'BMW'],
])('links to all makes from a menu at %s only when the menu omits some (MENU-01)', async (dealer, most, make) => {
  const allMakes = () => stockMenu().querySelector<HTMLElement>('[data-all-makes]')!;
  const fill = async (answer: Answer) => {
    const page = await openOnDesktop(dealer, '/', { answer });
    stockMenu().querySelector('summary')!.click();
    await expect.poll(stockLinks).toHaveLength(most);
    return page;
  };
  const { destinations } = await fill(() => null);
  expect(allMakes().hidden).toBe(false);
  expect(
    stockLinks()
      .map(textOf)
      .filter((text) => text.startsWith(make)),
  ).toEqual([]);
  (allMakes().matches('a') ? allMakes() : allMakes().querySelector('a')!).click();
  expect(destinations).toEqual([`http://${dealer}.localhost/cars/#all`]);
  await openOnDesktop(dealer, '/cars/');
  expect([...document.querySelectorAll('#all a')].map(textOf).some((text) => text.startsWith(make))).toBe(true);

  const makes = Array.from({ length: most }, (_, index) => ({
    label: `Make ${index}`,
    slug: `make-${index}`,
    count: 1,
  }));
  await fill(({ url }) => (url.endsWith('/data/stock-counts.json') ? Response.json({ paths: {}, makes }) : null));
  expect(allMakes().hidden).toBe(true);
});

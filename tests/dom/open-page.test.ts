import { expect, test } from 'vitest';
import { comeNear, excuse, isShown, openPage, siteOf, takeProblems } from './open-page.ts';

test('lets React take over an island when it scrolls into view (FORM-01)', async () => {
  const [vehicle] = (await siteOf('everyday-cars')).ofKind('vehicle');
  await openPage('everyday-cars', vehicle!.path);
  const island = document.querySelector('astro-island[component-url*="enquiry-form"]')!;
  expect(island.hasAttribute('ssr')).toBe(true);
  await comeNear([island]);
  const form = island.querySelector('form')!;
  expect(isShown(form.querySelector('button'))).toBe(form.closest('details') === null);
});

test('reports every page error that the test did not expect', async () => {
  await openPage('merrin-vale', '/');
  window.dispatchEvent(new ErrorEvent('error', { message: 'the map is broken' }));
  await fetch('/no-such-function');
  excuse(/map is broken/v);
  expect(takeProblems()).toEqual(['GET /no-such-function: nothing answers it']);
});

test('records where links, forms and scripts lead instead of going there', async () => {
  const { destinations } = await openPage('harbour-motors', '/search/toyota');
  const link = document.querySelector<HTMLAnchorElement>('.card__title a')!;
  link.click();
  document.querySelector<HTMLInputElement>('#site-query')!.value = 'corolla';
  document.querySelector<HTMLFormElement>('#site-search form')!.requestSubmit();
  location.assign('/about-us');
  location.replace('/contact');
  location.href = '/blog';
  expect(destinations).toEqual([
    link.href,
    'http://harbour-motors.localhost/cars/?query=corolla',
    '/about-us',
    '/contact',
    '/blog',
  ]);
});

test('opens and closes a popover with its buttons', async () => {
  await openPage('harbour-motors', '/about-us');
  const field = document.querySelector('#site-query');
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
  expect(isShown(field)).toBe(false);
  press('[popovertarget="site-search"]:not([popovertargetaction])');
  expect(isShown(field)).toBe(true);
  press('[popovertarget="site-search"][popovertargetaction="hide"]');
  expect(isShown(field)).toBe(false);
});

test('removes a page’s listeners and timers when the next page opens', async () => {
  await openPage('merrin-vale', '/');
  const calls: string[] = [];
  for (const target of [window, document]) target.addEventListener('click', () => calls.push('listener'));
  setTimeout(() => calls.push('timer'));
  await openPage('merrin-vale', '/about-us');
  document.body.click();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(calls).toEqual([]);
});

test.each(['one', 'another'])('gives %s test a window and device without leftovers from other tests', () => {
  for (const object of [globalThis, navigator]) {
    expect(object).not.toHaveProperty('added');
    Object.assign(object, { added: true });
  }
});

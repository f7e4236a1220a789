import { expect, test } from 'vitest';
import { comeNear, excuse, isShown, openPage, siteOf, takeProblems } from './open-page.ts';

test('lets React take over an island that comes into sight (FORM-01)', async () => {
  const [vehicle] = (await siteOf('everyday-cars')).ofKind('vehicle');
  await openPage('everyday-cars', vehicle!.path);
  const island = document.querySelector('astro-island[component-url*="enquiry-form"]')!;
  expect(island.hasAttribute('ssr')).toBe(true);
  await comeNear([island]);
  const form = island.querySelector('form')!;
  expect(isShown(form.querySelector('button'))).toBe(form.closest('details') === null);
});

test('reports every error of a page that the test did not expect', async () => {
  await openPage('merrin-vale', '/');
  window.dispatchEvent(new ErrorEvent('error', { message: 'the map is broken' }));
  await fetch('/no-such-function');
  excuse(/map is broken/v);
  expect(takeProblems()).toEqual(['GET /no-such-function: nothing answers it']);
});

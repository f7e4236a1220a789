import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';

test('keeps a saved car on this device after a reload (CARD-01)', async () => {
  await openPage('harbour-motors', '/search/used-cars');
  const heart = () => document.querySelector<HTMLElement>('li.card [data-save]')!;
  expect(heart().getAttribute('aria-pressed')).toBe('false');
  heart().click();
  expect(heart().getAttribute('aria-pressed')).toBe('true');
  await openPage('harbour-motors', '/search/used-cars');
  expect(heart().getAttribute('aria-pressed')).toBe('true');
});

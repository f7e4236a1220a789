import { expect, test } from 'vitest';
import type { Bundle } from '#src/generator/bundle.ts';
import { checkRoutes } from '#src/generator/check-routes.ts';

/** A bundle of page files, the not-found page of Astro's own among them, and of listings. */
function bundle(pages: string[], listed: [pattern: string, file: string | null][]): Pick<Bundle, 'entry'> {
  const routes = [...pages.map((route) => ({ route, type: 'page', origin: 'project' })), { route: '/_server-islands/[name]', type: 'page', origin: 'internal' }];
  return { entry: { routes: listed.map(([pattern, file]) => ({ pattern, file })), createApp: () => ({ manifestData: { routes } }) } } as unknown as Pick<Bundle, 'entry'>;
}

test('OPS-01 pages and listings that name each other pass, machine files need no page', () => {
  expect(() => checkRoutes(bundle(['/', '/cars/[slug]'], [['/', 'index.astro'], ['/cars/[slug]', 'cars/[slug].astro'], ['/robots.txt', null]]))).not.toThrow();
});

test.each([
  ['a page that no listing names', ['/', '/forgotten'], [['/', 'index.astro']], '/forgotten'],
  ['a listing without a page file', ['/'], [['/', 'index.astro'], ['/offers', 'offers.astro']], '/offers'],
] as const)('OPS-01 %s fails the build by name', (_, pages, listed, named) => {
  expect(() => checkRoutes(bundle([...pages], listed.map(([pattern, file]) => [pattern, file])))).toThrow(named);
});

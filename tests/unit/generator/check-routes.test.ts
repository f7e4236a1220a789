import { expect, test } from 'vitest';
import type { Bundle } from '#src/generator/bundle.ts';
import { checkRoutes } from '#src/generator/check-routes.ts';

/** Page files, including Astro's own not-found page, and the route table. */
function bundle(
  pages: readonly string[],
  pagePatterns: readonly string[],
  styles: object[] = [],
): Pick<Bundle, 'entry'> {
  const routes = [
    ...pages.map((route) => ({ route, component: `src/pages${route}.astro`, type: 'page', origin: 'project' })),
    { route: '/_server-islands/[name]', type: 'page', origin: 'internal' },
  ].map((routeData) => ({ routeData, styles, scripts: [] }));
  return { entry: { pagePatterns, manifest: { routes } } } as unknown as Pick<Bundle, 'entry'>;
}

test('accepts pages and listings that match (OPS-01)', () => {
  expect(() => checkRoutes(bundle(['/', '/cars/[slug]'], ['/', '/cars/[slug]']))).not.toThrow();
});

test.each([
  ['a page that no listing names', ['/', '/forgotten'], ['/'], '/forgotten'],
  ['a listing without a page file', ['/'], ['/', '/offers'], '/offers'],
])('fails the build and reports %s (OPS-01)', (_, pages, listed, named) => {
  expect(() => checkRoutes(bundle(pages, listed))).toThrow(named);
});

test('fails the build on a page that imports a stylesheet, which would be missing from its head (OPS-01)', () => {
  const styles = [{ type: 'external', src: '/_a/offers.css' }];
  expect(() => checkRoutes(bundle(['/offers'], ['/offers'], styles))).toThrow('src/pages/offers.astro imports styles');
});

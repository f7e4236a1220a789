import { expect, test } from 'vitest';
import { assetPattern } from '#src/domain/tenant/template-files.ts';

test.each([
  ['page-home', 'src/templates/atelier/styles/page-home.css', '[extname]', '_a/atelier.home.[hash][extname]'],
  ['index', 'src/templates/showroom/styles/index.css', '[extname]', '_a/showroom.[hash][extname]'],
  [
    'search.island',
    '/anywhere/src/templates/showroom/landing/search.island.tsx',
    '.js',
    '_a/showroom.search.[hash].js',
  ],
  ['slots', 'src/features/booking/slots.css', '[extname]', '_a/slots.[hash][extname]'],
  ['page', null, '.js', '_a/page.[hash].js'],
  ['Receipt', 'src/templates/pages/Receipt.astro', '.js', '_a/Receipt.[hash].js'],
  ['Offers.astro_astro_type_script_index_0_lang', undefined, '.js', '_a/Offers-0.[hash].js'],
])('names the asset %s from %s after its template, if it has one (OPS-08)', (name, source, extension, pattern) => {
  expect(assetPattern(name, source, extension)).toBe(pattern);
});

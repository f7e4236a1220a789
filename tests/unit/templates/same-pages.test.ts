/** Page files import `#template/X`, so every template needs an X that takes the same data (decision 086). */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { templateNames } from '#src/domain/tenant/template-names.ts';

interface Showroom {
  Blog: typeof import('#src/templates/showroom/Blog.astro').default;
  Content: typeof import('#src/templates/showroom/Content.astro').default;
  FormError: typeof import('#src/templates/showroom/FormError.astro').default;
  Gone: typeof import('#src/templates/showroom/Gone.astro').default;
  Home: typeof import('#src/templates/showroom/Home.astro').default;
  Landing: typeof import('#src/templates/showroom/Landing.astro').default;
  Location: typeof import('#src/templates/showroom/Location.astro').default;
  Locations: typeof import('#src/templates/showroom/Locations.astro').default;
  Models: typeof import('#src/templates/showroom/Models.astro').default;
  NotFound: typeof import('#src/templates/showroom/NotFound.astro').default;
  Offers: typeof import('#src/templates/showroom/Offers.astro').default;
  Results: typeof import('#src/templates/showroom/Results.astro').default;
  Vehicle: typeof import('#src/templates/showroom/Vehicle.astro').default;
}
interface Atelier {
  Blog: typeof import('#src/templates/atelier/Blog.astro').default;
  Content: typeof import('#src/templates/atelier/Content.astro').default;
  FormError: typeof import('#src/templates/atelier/FormError.astro').default;
  Gone: typeof import('#src/templates/atelier/Gone.astro').default;
  Home: typeof import('#src/templates/atelier/Home.astro').default;
  Landing: typeof import('#src/templates/atelier/Landing.astro').default;
  Location: typeof import('#src/templates/atelier/Location.astro').default;
  Locations: typeof import('#src/templates/atelier/Locations.astro').default;
  Models: typeof import('#src/templates/atelier/Models.astro').default;
  NotFound: typeof import('#src/templates/atelier/NotFound.astro').default;
  Offers: typeof import('#src/templates/atelier/Offers.astro').default;
  Results: typeof import('#src/templates/atelier/Results.astro').default;
  Vehicle: typeof import('#src/templates/atelier/Vehicle.astro').default;
}
interface Marketplace {
  Blog: typeof import('#src/templates/marketplace/Blog.astro').default;
  Content: typeof import('#src/templates/marketplace/Content.astro').default;
  FormError: typeof import('#src/templates/marketplace/FormError.astro').default;
  Gone: typeof import('#src/templates/marketplace/Gone.astro').default;
  Home: typeof import('#src/templates/marketplace/Home.astro').default;
  Landing: typeof import('#src/templates/marketplace/Landing.astro').default;
  Location: typeof import('#src/templates/marketplace/Location.astro').default;
  Locations: typeof import('#src/templates/marketplace/Locations.astro').default;
  Models: typeof import('#src/templates/marketplace/Models.astro').default;
  NotFound: typeof import('#src/templates/marketplace/NotFound.astro').default;
  Offers: typeof import('#src/templates/marketplace/Offers.astro').default;
  Results: typeof import('#src/templates/marketplace/Results.astro').default;
  Vehicle: typeof import('#src/templates/marketplace/Vehicle.astro').default;
}

const src = join(import.meta.dirname, '../../../src');
const imported = [
  ...new Set(
    globSync('{pages,templates}/**/*.astro', { cwd: src }).flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(/from '#template\/([^'?]+)/g)].map(([, name]) => name!),
    ),
  ),
];

test.each(templateNames)('%s has, or shares, every file that pages import (CONF-02)', (template) => {
  const isMissing = (file: string) =>
    [template, 'shared'].every((folder) => !existsSync(join(src, 'templates', folder, file)));
  expect(imported.length).toBeGreaterThan(20);
  expect(imported.filter(isMissing)).toEqual([]);
});

test('gives the same data to the pages of every template (CONF-02)', () => {
  expectTypeOf<Atelier>().toExtend<Showroom>();
  expectTypeOf<Marketplace>().toExtend<Showroom>();
  const compared = [...readFileSync(import.meta.filename, 'utf8').matchAll(/templates\/showroom\/(\w+\.astro)/g)];
  const own = imported.filter((file) => existsSync(join(src, 'templates/showroom', file)) && /^\w+\.astro$/.test(file));
  expect(compared.map(([, file]) => file).toSorted()).toEqual(own.toSorted());
});

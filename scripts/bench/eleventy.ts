/**
 * Eleventy on about the same pages, in two ways: Nunjucks templates with the same parts as our vehicle page (menus,
 * gallery, facts, equipment, similar vehicles, footer) as its users write them, and plain functions, its fastest kind,
 * which decide next to nothing. Both pages are filled up to the average size of ours.
 */
import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { card, layout, nunjucksPage, plainFunctions } from './eleventy-templates.ts';
import { measure } from './measure.ts';

const packages = fileURLToPath(new URL('peers/node_modules', import.meta.url));

export type Templates = 'nunjucks' | 'functions';

/** Seconds of the whole Eleventy command for as many vehicle pages as `site` has. */
export async function eleventyBuild(site: string, work: string, templates: Templates): Promise<number> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, '_data'), { recursive: true });
  mkdirSync(join(work, '_includes'));
  symlinkSync(packages, join(work, 'node_modules'));
  const files = readdirSync(join(site, 'cars')).filter((name) => name !== 'index.html');
  const average = Math.round(
    files.slice(0, 200).reduce((sum, name) => sum + statSync(join(site, 'cars', name)).size, 0) /
      Math.min(200, files.length),
  );
  writeFileSync(join(work, '_data', 'cars.json'), JSON.stringify(files.map((name, id) => car(name, id, files))));
  writeFileSync(join(work, '_data', 'site.json'), JSON.stringify(siteData));
  if (templates === 'functions') writeFileSync(join(work, 'car.11ty.js'), plainFunctions(average));
  else {
    writeFileSync(join(work, '_includes', 'layout.njk'), layout);
    writeFileSync(join(work, '_includes', 'card.njk'), card);
    writeFileSync(join(work, 'car.njk'), nunjucksPage(average));
  }
  writeFileSync(join(work, 'package.json'), '{"type":"module"}');
  const { seconds } = await measure(
    process.execPath,
    [join(packages, '@11ty', 'eleventy', 'cmd.cjs'), '--quiet'],
    work,
  );
  rmSync(work, { recursive: true, force: true });
  return seconds;
}

const links = (name: string, count: number) => ({
  name,
  links: Array.from({ length: count }, (_, index) => ({ url: `/${name}/${index}`, label: `${name} ${index}` })),
});
const siteData = {
  name: 'Everyday Cars',
  menus: [links('buy', 13), links('service', 4), links('about', 4), links('places', 8)],
  footer: [links('tools', 8), links('parts', 4), links('company', 6), links('yards', 7)],
};

function car(name: string, id: number, all: readonly string[]) {
  const slug = name.replace(/\.html$/, '');
  const similar = [1, 2, 3, 4].map((step) => all[(id + step) % all.length]!.replace(/\.html$/, ''));
  return {
    slug,
    title: slug.replaceAll('-', ' '),
    price: 1000 + ((id * 37) % 90_000),
    odometer: (id * 91) % 250_000,
    sold: id % 97 === 0,
    weekly: id % 3 === 0 ? 99 + (id % 50) : null,
    facts: Array.from({ length: 24 }, (_, index) => ({
      label: `Fact ${index}`,
      value: `${name} value ${(index * id) % 97}`,
    })),
    photos: Array.from({ length: 7 }, (_, index) => `/photos/${slug}-${index}.webp`),
    equipment: Array.from({ length: id % 12 }, (_, index) => `Equipment ${index}`),
    similar: similar.map((other, index) => ({
      slug: other,
      title: other.replaceAll('-', ' '),
      price: 1000 + (((id + index) * 37) % 90_000),
      facts: ['12,000 km', 'Automatic', 'Petrol', '5 seats'],
    })),
  };
}

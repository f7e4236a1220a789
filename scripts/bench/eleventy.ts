/**
 * Similar pages of our average size, with typical Nunjucks templates and with plain functions, Eleventy's fastest type.
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { card, layout, nunjucksPage, plainFunctions } from './eleventy-templates.ts';
import { measure } from './measure.ts';
import { peerSite, type PeerPages } from './peer-pages.ts';

const packages = fileURLToPath(new URL('peers/node_modules', import.meta.url));

export type Templates = 'nunjucks' | 'functions';

/** Returns seconds. */
export async function eleventyBuild({ cars, bytes }: PeerPages, work: string, templates: Templates): Promise<number> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, '_data'), { recursive: true });
  mkdirSync(join(work, '_includes'));
  symlinkSync(packages, join(work, 'node_modules'));
  writeFileSync(join(work, '_data', 'cars.json'), JSON.stringify(cars));
  writeFileSync(join(work, '_data', 'site.json'), JSON.stringify(peerSite));
  if (templates === 'functions') writeFileSync(join(work, 'car.11ty.js'), plainFunctions(bytes));
  else {
    writeFileSync(join(work, '_includes', 'layout.njk'), layout);
    writeFileSync(join(work, '_includes', 'card.njk'), card);
    writeFileSync(join(work, 'car.njk'), nunjucksPage(bytes));
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

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Exported twice, with the same meaning. */
const allowed = new Set([
  // Exports of every file in a family, and each template's search island.
  'config',
  'font',
  'searchClasses',
  'Search',
  // An endpoint's contract, and code that answers or calls it.
  'bookTestDrive',
  'checkoutStatus',
  'signOut',
  'startCheckout',
  'submitLead',
  // A table, and the endpoint or function that uses it.
  'appointments',
  'events',
  'miscellaneous',
  // A component, and the data it renders.
  'CompareList',
  'FilterGroup',
  'Receipt',
  'Results',
  'Watchlist',
  // Each template's own (decision 086).
  'frame',
  // Fields of a contract, settings and a feed row.
  'link',
  'list',
  'text',
  // A column reader, and the tag that editors recognise as markup.
  'html',
]);

const declared = /^export (?:async )?(?:const|let|function\*?|(?:abstract )?class|interface|type) (\w+)/gm;

test('exports each name only once in the code that builds and serves sites', () => {
  const files = globSync('{src,functions}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));
  expect(files.length).toBeGreaterThan(700);
  const homes = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(declared))
      homes.set(name!, (homes.get(name!) ?? new Set()).add(file));
  const twice = [...homes].filter(([name, { size }]) => size > 1 && !allowed.has(name));
  expect(twice.map(([name, places]) => `${name}: ${[...places].join(', ')}`)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const imported = /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

/** Type imports don't load anything. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(imported)) {
    const name = (from ?? alone)!;
    if (name.startsWith('.')) loadedBy(resolve(dirname(file), name), seen);
    else if (name.startsWith('#src/')) loadedBy(resolve(name.slice(1)), seen);
    else if (!name.startsWith('node:')) seen.add(name);
  }
  return seen;
}

test('keeps the database client and the startup checks out of the process that serves pages (ISO-06)', () => {
  const packages = (file: string) => [...loadedBy(resolve(file))].filter((name) => !name.startsWith('/')).toSorted();
  expect(packages('scripts/serve/prepare-process.ts')).toContain('drizzle-orm');
  expect(packages('scripts/commands/serve.ts')).toEqual(['croner', 'prom-client', 'zod']);
});

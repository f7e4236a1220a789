import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveIntoPlace } from '#src/generator/compile.ts';

let folder: string;
const bundle = (name: string, text: string): string => {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'entry.mjs'), text);
  return join(folder, name);
};
const entry = (place: string) => readFileSync(join(place, 'entry.mjs'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-compile-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('moves a compiled bundle into place as a whole (OPS-01)', () => {
  moveIntoPlace(bundle('.part-1', 'new'), join(folder, 'abc'));
  expect(entry(join(folder, 'abc'))).toBe('new');
});

test('keeps the first of two bundles of the same sources, which may be in use (OPS-01)', () => {
  const place = bundle('abc', 'first');
  const part = bundle('.part-2', 'second');
  moveIntoPlace(part, place);
  expect([entry(place), existsSync(part)]).toEqual(['first', false]);
});

test('throws when a bundle cannot be moved into place (OPS-01)', () => {
  expect(() => moveIntoPlace(bundle('.part-3', 'new'), join(folder, 'no-such', 'abc'))).toThrow(/ENOENT/v);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

test.each([
  [undefined, 40],
  ['', 40],
  ['7', 7],
  ['1x', 40],
  ['10x', 400],
])('FUZZ_RUNS of %j turns 40 inputs into %i', (text, expected) => {
  vi.stubEnv('FUZZ_RUNS', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(fuzzRuns(40)).toBe(expected);
});

test.each(['many', '0', '0x', 'x', '1.5', '-3x', '2.5x', '0x10'])('refuses FUZZ_RUNS of %j', (text) => {
  vi.stubEnv('FUZZ_RUNS', text);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => fuzzRuns(40)).toThrow(`FUZZ_RUNS is "${text}"`);
});

const tests = join(import.meta.dirname, '../..');
const sources = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') || file.endsWith('.test.tsx'))
  .map((file) => [file, readFileSync(join(tests, file), 'utf8')] as const);

test('gets the number of inputs from fuzzRuns in every property test', () => {
  const properties = sources.filter(([, code]) => /\bfc\.(?:assert|check)\(/.test(code));
  expect(properties.length).toBeGreaterThan(20);
  const count = (code: string, pattern: RegExp) => code.match(pattern)?.length ?? 0;
  expect(
    properties
      .filter(
        ([, code]) =>
          !code.includes('/fuzz-runs.ts') ||
          count(code, /\bnumRuns: \d/g) > 0 ||
          count(code, /\bnumRuns\b/g) < count(code, /\bfc\.(?:assert|check)\(/g),
      )
      .map(([file]) => file),
  ).toEqual([]);
});

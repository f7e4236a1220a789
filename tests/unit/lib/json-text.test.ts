import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { partText, shared, splitJson, type SplitJson } from '#src/lib/json-text.ts';
import { memoize } from '#src/lib/memoize.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

/** As a render thread assembles it. */
function joined({ own, parts }: SplitJson): unknown {
  const given = parts.map(([key, value]) => [
    key,
    JSON.parse(Array.isArray(value) ? `[${value.map(partText).join()}]` : partText(value)),
  ]);
  return { ...JSON.parse(own), ...Object.fromEntries(given) };
}

describe('splitJson', () => {
  test('produces the same text as JSON.stringify, with and without shared parts (OPS-03)', () => {
    const json = fc.jsonValue({ maxDepth: 2 });
    const name = fc.string().filter((key) => key !== '__proto__');
    const part = fc.dictionary(name, json);
    fc.assert(
      fc.property(fc.dictionary(name, json), part, part, (whole, one, two) => {
        const page = {
          ...whole,
          one: shared(one),
          list: [shared(two), one],
          mixed: [two, 1, null],
          none: [],
          undefined,
          dated: new Date(0),
        };
        expect(joined(splitJson(page))).toEqual(JSON.parse(JSON.stringify(page)));
        expect(splitJson(page).own).toBe(splitJson({ ...page }).own);
      }),
      { numRuns: fuzzRuns(100) },
    );
  });

  test('stringifies a shared part only once (OPS-03)', () => {
    let written = 0;
    const card = shared({
      toJSON: () => {
        written += 1;
        return { id: 1 };
      },
    });
    const pages = [{ similar: [card] }, { cards: [card, card] }, { card }];
    expect(pages.map((page) => joined(splitJson(page)))).toEqual([
      { similar: [{ id: 1 }] },
      { cards: [{ id: 1 }, { id: 1 }] },
      { card: { id: 1 } },
    ]);
    expect(written).toBe(1);
  });
});

test('memoizes per object, and recomputes for another (OPS-03)', () => {
  let made = 0;
  const numberOf = memoize((_: object) => {
    made += 1;
    return undefined;
  });
  const one = {};
  numberOf(one);
  numberOf(one);
  numberOf({});
  expect(made).toBe(2);
});

test.each([
  [0, '0'],
  [-0.2, '0'],
  [999, '999'],
  [999.5, '1,000'],
  [1_234_567, '1,234,567'],
  [-48_210, '-48,210'],
  [1e15, '1,000,000,000,000,000'],
])('writes %d as %s (REG-02)', (value, text) => {
  expect(withCommas(value)).toBe(text);
});

test("writes whole numbers in the locale's format (REG-02)", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(withCommas(value)).toBe(value.toLocaleString('en-AU'));
    }),
    { numRuns: fuzzRuns(100) },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '#src/search/build-index.ts';
import { openIndex } from '#src/search/engine/open-index.ts';
import { IndexFileError } from '#src/search/format/layout.ts';
import { now, publicSettings } from '../../fixtures/vehicles.ts';
import { yard } from './stock.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

const { core, cards } = buildIndex(yard(1), publicSettings(), now);
const other = buildIndex(yard(2), publicSettings(), now);

describe('refuses an incomplete index and never misreads it', () => {
  test('for any truncated file (SRCH-15)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: core.length - 1 }),
        fc.integer({ min: 0, max: cards.length - 1 }),
        (first, second) => {
          expect(() => openIndex(core.subarray(0, first), cards)).toThrow(IndexFileError);
          expect(() => openIndex(core, cards.subarray(0, second))).toThrow(IndexFileError);
        },
      ),
      { numRuns: fuzzRuns(100) },
    );
  });

  test('for any changed byte (SRCH-15)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean(), (place, change, inCore) => {
        const damaged = (inCore ? core : cards).slice();
        damaged[place % damaged.length]! ^= change;
        expect(() => (inCore ? openIndex(damaged, cards) : openIndex(core, damaged))).toThrow(IndexFileError);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });

  test.each<[string, Uint8Array, Uint8Array]>([
    ['files of different builds', core, other.cards],
    ['files in the wrong places', cards, core],
    ['the same file twice', core, core],
    ['a web page', new TextEncoder().encode('<!doctype html><title>Not found</title>'), cards],
    ['nothing', new Uint8Array(), new Uint8Array()],
    ['bytes after the end', Uint8Array.of(...core, 0), cards],
  ])('%s (SRCH-15)', (_, first, second) => {
    expect(() => openIndex(first, second)).toThrow(IndexFileError);
  });

  test('but reads bytes within a larger buffer (SRCH-15)', () => {
    const shifted = (bytes: Uint8Array): Uint8Array =>
      new Uint8Array([1, 2, 3, ...bytes, 4]).subarray(3, 3 + bytes.length);
    expect(openIndex(shifted(core), shifted(cards)).rows).toBe(openIndex(core, cards).rows);
  });
});

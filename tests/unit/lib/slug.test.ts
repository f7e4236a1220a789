import { expect, test } from 'vitest';
import fc from 'fast-check';
import { slugify } from '#src/lib/slug.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';

test.each([
  ['Toyota', 'toyota'],
  ['Mercedes-Benz', 'mercedes-benz'],
  ['Land Rover', 'land-rover'],
  ['CX-5', 'cx-5'],
  ['BT-50', 'bt-50'],
  ['3', '3'],
  ['Škoda', 'skoda'],
  ['Citroën C4', 'citroen-c4'],
  ['Straße', 'strasse'],
  ['4x4', '4x4'],
  ['Cab & Chassis', 'cab-and-chassis'],
  ['X-Trail  Ti', 'x-trail-ti'],
  ["Driver's Choice", 'drivers-choice'],
  ['  SUV  ', 'suv'],
  ['A--B', 'a-b'],
  ['../etc/passwd', 'etc-passwd'],
  ['<script>', 'script'],
  ['丰田', ''],
  ['', ''],
])('turns %j into the slug %j: lower-cased, slugified (ROUTE-05)', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('returns a safe path segment that is its own slug (ROUTE-05)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
    { numRuns: fuzzRuns(100) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutHtml } from '#src/view/vehicle/cut-html.ts';
import { fuzzRuns } from '../../../support/fuzz-runs.ts';

test.each([
  ['keeps a short text whole', '<p>One owner.</p>', 20, null],
  ['does not count tags', '<p><b>One</b> owner</p>', 9, null],
  ['counts an entity once', 'Tom &amp; Co', 8, null],
  ['closes open elements', '<ul><li>First owner here</li><li>Second</li></ul>', 12, '<ul><li>First owner…</li></ul>'],
  ['keeps the last word whole', '<p>Two keys and tyres</p>', 10, '<p>Two keys…</p>'],
  ['keeps a word that ends at the cut', 'Two keys and tyres', 8, 'Two keys…'],
  ['cuts a word that is too long', 'a'.repeat(100), 60, `${'a'.repeat(60)}…`],
  ['does not break an entity', 'ab&amp;&amp;cd', 3, 'ab&amp;…'],
  ['drops punctuation before the ellipsis', 'One owner, two keys', 11, 'One owner…'],
  [
    'does not start a paragraph that would hardly show',
    '<p>Fitted at your house by our own electrician.</p>\n<p>If you have one already, we pay for it.</p>',
    52,
    '<p>Fitted at your house by our own electrician…</p>',
  ],
  [
    'does not start such a list item, and closes the list',
    '<ul><li>Fitted at your house</li><li>If you have one already, we pay</li></ul>',
    25,
    '<ul><li>Fitted at your house…</li></ul>',
  ],
  ['closes nothing for a line break', '<p>One<br>owner and more</p>', 8, '<p>One<br>owner…</p>'],
])('%s (VDP-09)', (_, html, length, expected) => {
  expect(cutHtml(html, length)).toBe(expected);
});

test('never exceeds the length, and closes every element (VDP-09)', () => {
  const piece = fc.oneof(fc.constantFrom('<p>', '<b>', '<br>', '&amp;', ' '), fc.stringMatching(/^[a-z ]{1,30}$/));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 80 }), (pieces, length) => {
      const cut = cutHtml(pieces.join(''), length);
      if (cut === null) return;
      const visible = cut
        .replace(/<[^>]*>/g, '')
        .replace(/&amp;/g, '&')
        .replace(/…$/, '');
      expect(visible.length).toBeLessThanOrEqual(length);
      for (const name of ['p', 'b']) expect(cut.split(`<${name}>`).length).toBe(cut.split(`</${name}>`).length);
    }),
    { numRuns: fuzzRuns(300), seed: 3 },
  );
});

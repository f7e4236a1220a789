import { expect, test } from 'vitest';
import { plainText, textParts } from '#src/server/shopper/shopper-text.ts';

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  [`${'a'.repeat(69)}ë`, 1],
  [`${'a'.repeat(70)}ë`, 2],
])('counts the parts of a text message as phone companies do (LEAD-01)', (text, parts) => {
  expect(textParts(text)).toBe(parts);
});

test('replaces characters that would halve the length of a text message, and keeps those that every phone supports (LEAD-01)', () => {
  expect(plainText('Zoë’s Citroën – Škoda é')).toBe("Zoe's Citroen - Skoda é");
});

import { expect, test } from 'vitest';
import { joinWithAnd } from '#src/lib/text.ts';

test.each([
  [[], ''],
  [['NSW'], 'NSW'],
  [['new', 'used'], 'new and used'],
  [['NSW', 'VIC', 'QLD'], 'NSW, VIC and QLD'],
])('%j reads %j', (parts, text) => {
  expect(joinWithAnd(parts)).toBe(text);
});

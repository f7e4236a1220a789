import { expect, test } from 'vitest';
import { failureSentences } from '#src/generator/last-failure.ts';

test.each([
  [
    'dealer-116: 2 errors\nsettings.json:492  templatee  is not a setting\n    Did you mean template?\nstock.csv  is empty\n',
    'settings.json:492 templatee is not a setting. Did you mean template? stock.csv is empty.',
  ],
  ['The feed answered 503.', 'The feed answered 503.'],
  ['dealer-116: gone', 'dealer-116: gone.'],
])("turns the reason for a failure into sentences without the dealer's name: %j (OPS-10)", (message, expected) => {
  expect(failureSentences('dealer-116', { message })).toBe(expected);
});

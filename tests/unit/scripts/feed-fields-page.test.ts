import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { feedFieldsFile, feedFieldsPage } from '../../../scripts/docs/feed-fields-page.ts';

test('docs/feed-fields.md is up to date with the code; `./forecourt schema` writes it (OPS-05)', () => {
  expect(readFileSync(feedFieldsFile, 'utf8')).toBe(feedFieldsPage);
  expect(feedFieldsPage).toContain('| `odometer` | `km`, `odometer`, `kilometres`, `mileage` | `odometer` |');
});

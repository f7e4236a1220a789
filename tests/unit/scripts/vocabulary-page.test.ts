import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { vocabularyFile, vocabularyPage } from '../../../scripts/docs/vocabulary-page.ts';

test('docs/vocabulary.md is up to date with the code; `./forecourt schema` writes it', () => {
  expect(readFileSync(vocabularyFile, 'utf8')).toBe(vocabularyPage);
  expect(vocabularyPage).toContain('| `ute` | Ute, Utes | Pickup | `/search/ute` |');
});

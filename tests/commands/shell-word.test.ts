import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quotedWord, shellWord } from '#src/lib/shell-word.ts';

const words = [
  'BS1042',
  'Overflow Yard',
  '$(touch /tmp/owned)',
  '`id`',
  'a"b',
  "Jo's yard",
  'it\'s $5 "net"',
  String.raw`back\slash`,
  'wow!',
];

test.each(words)('prints %s as one word that a shell does not expand', (word) => {
  const read = (quoted: string): string => execFileSync('sh', ['-c', `printf %s ${quoted}`], { encoding: 'utf8' });
  expect([read(shellWord(word)), read(quotedWord(word))]).toEqual([word, word]);
});

test('quotes only words that need it', () => {
  expect(['../dealers', 'Overflow Yard', '$5'].map(shellWord)).toEqual(['../dealers', '"Overflow Yard"', "'$5'"]);
});

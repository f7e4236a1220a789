import { expect, test } from 'vitest';
import { greeting, splitName } from '#src/domain/leads/person-name.ts';

test.each([
  ["Zoë O'Brien", { first: 'Zoë', last: "O'Brien" }],
  ['Robin Hale', { first: 'Robin', last: 'Hale' }],
  ['Anne-Marie Smith', { first: 'Anne-Marie', last: 'Smith' }],
  ['Robin', null],
  ['Jan van Dyk', null],
  ['Dr Hale', null],
  ['R Hale', null],
  ['Robin 2', null],
  ['王 伟', null],
  ['robin@example.com x', null],
  ['', null],
])('splits "%s" into first and last names only when unambiguous (LEAD-01)', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

test.each([
  ["Zoë O'Brien", 'Hello Zoë,'],
  ['Win www.bad.example now', 'Hello Win,'],
  ['www.bad.example', 'Hello,'],
  ['Buy cheap pills here today', 'Hello,'],
  ['Mr Hale', 'Hello,'],
  [null, 'Hello,'],
])('greets %s as "%s" (LEAD-01)', (name, words) => {
  expect(greeting(name)).toBe(words);
});

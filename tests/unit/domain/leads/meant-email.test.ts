import { expect, test } from 'vitest';
import { suggestEmail } from '#src/domain/leads/suggest-email.ts';

test.each([
  ['a@gmial.com', 'a@gmail.com'],
  ['a@gamil.com', 'a@gmail.com'],
  ['a@gmai.com', 'a@gmail.com'],
  ['a@gmail.con', 'a@gmail.com'],
  ['a@gmail.co', 'a@gmail.com'],
  ['A.B@GMAILL.com', 'A.B@gmail.com'],
  ['a@hotmial.com', 'a@hotmail.com'],
  ['a@outlok.com.au', 'a@outlook.com.au'],
  ['a@bigpnod.com', 'a@bigpond.com'],
  ['a@yaho.com', 'a@yahoo.com'],
])('for %s, suggests %s (FORM-01)', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  ...['a@gmail.com', 'a@mail.com', 'a@email.com', 'a@ymail.com', 'a@bigpond.com.au', 'a@harbourmotors.example'],
  ...['', 'a', '@gmial.com', 'a@', 'a@x.com', '用户@例子.公司'],
])('suggests nothing for "%s" (FORM-01)', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});

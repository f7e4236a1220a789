import { expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { narrowHtml } from '#src/lib/narrow-html.ts';

test.each(['plain', 'Māori', '02 55•• ••••', '8:30 am – 5:00 pm', 'New Year’s 🎉', 'café × 2'])(
  '%s reads the same when written in Latin-1 characters only',
  (text) => {
    const narrow = narrowHtml(`<p title="${text}">${text}</p>`);
    const paragraph = parse(narrow).querySelector('p')!;
    expect([...narrow].every((character) => character.charCodeAt(0) <= 0xff)).toBe(true);
    expect([paragraph.text, paragraph.getAttribute('title')]).toEqual([text, text]);
  },
);

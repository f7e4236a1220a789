import { expect, test } from 'vitest';
import { commentsOf } from '#src/sources/stock/rules/comment-rates.ts';

const read = (comments: string | null, locale: 'en-AU' | 'en-NZ' = 'en-AU') => {
  const notes: string[] = [];
  return { kept: commentsOf(comments, locale, (field) => notes.push(field)), notes };
};

test('removes a sentence that states a rate without a comparison rate, and reports it (LAW-02)', () => {
  expect(read('<p>One owner. Finance from 5.99% p.a. available! Full history.</p>')).toEqual({
    kept: '<p>One owner. Full history.</p>',
    notes: ['dealerComments'],
  });
  expect(read('<p>Drive it at 4.9% interest</p>').kept).toBeNull();
});

test('keeps other percentages, comments in other countries and empty comments', () => {
  for (const comments of [null, '<p>20% off servicing. 10% deposit holds it.</p>'])
    expect(read(comments)).toEqual({ kept: comments, notes: [] });
  expect(read('<p>5.99% p.a.</p>', 'en-NZ').kept).toBe('<p>5.99% p.a.</p>');
});

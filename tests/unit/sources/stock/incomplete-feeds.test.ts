import { describe, expect, test } from 'vitest';
import { FeedFormatError } from '#src/sources/stock/errors.ts';
import { readCsv } from '#src/sources/stock/readers/csv.ts';
import { readJson } from '#src/sources/stock/readers/json.ts';
import { load } from './helpers.ts';

describe('refuses a feed that ends early, so that no vehicle is unpublished', () => {
  test.each([
    ['in a row', 'a,b,c\n1,2,3\n4,5,6\n7,8', 4],
    ['in the first column', 'a,b,c\n1,2,3\n4', 3],
    ['inside quotation marks', 'a,b,c\n1,2,3\n4,5,"6 and', 3],
    ['inside quotation marks of an earlier line', 'a,b,c\n1,2,3\n4,5,"one owner,\nservice history,\nand', 5],
    ['inside quotation marks, after a line break', 'a,b,c\n1,2,3\n4,5,"one owner\n', 3],
    ['inside quotation marks that hold several line breaks', 'a,b,c\n1,2,3\n4,5,"one owner\ntwo keys\n', 4],
  ])('a CSV that ends %s (OPS-02)', (_, text, line) => {
    expect(() => readCsv(text, 'x.csv')).toThrow(FeedFormatError);
    expect(() => readCsv(text, 'x.csv')).toThrow(`x.csv ends in the middle of line ${line}: the feed is incomplete`);
  });

  test.each([
    ['a last row without a line break', 'a,b,c\n1,2,3\n4,5,6', 2, 0],
    ['a last row that is too short, and ended', 'a,b,c\n1,2,3\n4,5\n', 1, 1],
    ['a stray quotation mark, with whole rows after it', 'a,b,c\n1,2,3\n"4,5,6\n7,8,9\n', 2, 1],
    ['a quoted last cell with a line break in it', 'a,b,c\n1,2,"3\n4"\n', 1, 0],
  ])('but accepts a CSV that is complete with %s (OPS-02)', (_, text, records, broken) => {
    const rows = readCsv(text, 'x.csv');
    expect([rows.records.length, rows.broken.length]).toEqual([records, broken]);
  });

  test('a CSV cut anywhere but at the end of a row (OPS-02)', () => {
    const text = `id,title,comments\n${Array.from({ length: 6 }, (_, id) => `${id},2021 Kia Rio,"One, ""nice"" car\nof ${id} owners"\n`).join('')}`;
    const taken = Array.from({ length: text.length - 60 }, (_, at) => at + 60).filter((end) => {
      try {
        return readCsv(text.slice(0, end), 'x.csv').records.length > 0;
      } catch {
        return false;
      }
    });
    // A closed or empty last cell may be complete.
    expect(taken.filter((end) => !/[",]\n?$/.test(text.slice(0, end)))).toEqual([]);
    expect(taken.length).toBeGreaterThan(0);
  });

  const json = '[\n{"a": 1},\n{"a": "2, {[", "b": {"c": [1, 2]}},\n{"a": 3}\n]';
  test.each([
    ['an array', json],
    ['an object around it', `{"count": 3, "vehicles": ${json}, "meta": {"page": 1}}`],
  ])('a JSON feed, %s, cut at any point (OPS-02)', (_, text) => {
    expect(readJson(text, 'x.json').records).toHaveLength(3);
    for (let end = 1; end < text.length; end++)
      expect(() => readJson(text.slice(0, end), 'x.json'), text.slice(0, end)).toThrow(FeedFormatError);
  });

  test('a JSON feed that ends early, and reports the line (OPS-02)', () => {
    expect(() => readJson('[\n{"a": 1},\n{"a": 3, "b": "cut', 'x.json')).toThrow(
      'x.json is cut off on line 3 or later: the feed is incomplete and vehicles are missing.',
    );
  });

  test('even a cut that loses only a few vehicles (OPS-02)', async () => {
    const rows = Array.from({ length: 50 }, (_, id) => `${id},2021 Kia Rio,15990`).join('\n');
    await expect(load(`id,title,price\n${rows}\n50,2021 Ki`, {}, { acceptDrop: true })).rejects.toThrow(
      /ends in the middle of line 52/,
    );
  });
});

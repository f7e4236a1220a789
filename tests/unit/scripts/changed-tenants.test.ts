import { describe, expect, test } from 'vitest';
import type { CheckedSite } from '../../../scripts/check-site/checked-site.ts';
import { changedDealers, grouped, type ChangedDealer } from '../../../scripts/changed-tenants/changes.ts';
import { previewComment } from '../../../scripts/changed-tenants/preview-comment.ts';
import type { PlannedDealer } from '../../../scripts/changed-tenants/planned-outputs.ts';

const dealer = (outputs: Record<string, string>): PlannedDealer => ({
  failure: null,
  outputs: new Map(Object.entries(outputs)),
});
const failing = (failure: string): PlannedDealer => ({ failure, outputs: new Map() });
const plan = (dealers: Record<string, PlannedDealer>) => new Map(Object.entries(dealers));

describe('effects of a change on a dealer (OPS-04)', () => {
  test('are counted by kind, and a file with a new hash in its name counts as changed', () => {
    const before = dealer({
      'site/index.html': 'a',
      'site/cars/rio.html': 'a',
      'site/_a/page.1111.css': 'a',
      'site/robots.txt': 'a',
      'function/car': 'a',
      'drawn/src/pages/booking.astro': 'a',
      record: 'a',
    });
    const after = dealer({
      'site/index.html': 'b',
      'site/cars/cerato.html': 'a',
      'site/_a/page.2222.css': 'b',
      'site/robots.txt': 'b',
      'function/car': 'b',
      'drawn/src/pages/booking.astro': 'b',
      record: 'a',
    });
    expect(changedDealers(plan({ here: before, same: before }), plan({ here: after, same: before }))).toEqual([
      {
        slug: 'here',
        change: 'changed',
        outputs: {
          page: 2,
          stylesheet: 1,
          function: 1,
          'module for pages rendered by functions': 1,
          'other file': 1,
        },
        text: '2 pages, 1 stylesheet, 1 function, 1 module for pages rendered by functions, 1 other file',
      },
    ]);
  });

  test('are empty if it still fails for the same reason, and count as a change if it builds again', () => {
    const before = plan({ still: failing('no stock'), otherwise: failing('no stock'), again: failing('no stock') });
    const after = plan({ still: failing('no stock'), otherwise: failing('no name'), again: dealer({ record: 'a' }) });
    expect(changedDealers(before, after).map(({ slug, change, text }) => [slug, change, text])).toEqual([
      ['again', 'changed', '1 record for functions'],
      ['otherwise', 'failing', 'no name'],
    ]);
  });
});

describe('preview comment (OPS-04)', () => {
  const dealer = (slug: string, change: ChangedDealer['change'], text: string): ChangedDealer => ({
    slug,
    change,
    text,
    outputs: {},
  });

  test('lists each dealer with its changes, issues and preview', () => {
    const dealers = [
      dealer('here', 'changed', '12 pages'),
      dealer('broken', 'failing', 'settings.json:3 | `template`\nis "x"'),
      dealer('gone', 'gone', 'dealer removed'),
    ];
    const checks: CheckedSite[] = [
      {
        slug: 'here',
        pages: 40,
        faults: { links: ['href "/`x` leads nowhere (on /)', 'b'], weight: ['c'] },
        error: null,
      },
      { slug: 'fine', pages: 40, faults: {}, error: null },
      { slug: 'gone', pages: 0, faults: {}, error: 'It has not\nbeen built.' },
    ];
    expect(
      previewComment(
        [...dealers, dealer('fine', 'changed', '1 page')],
        [{ slug: 'here', url: 'https://pr-1--here.example' }],
        checks,
      ),
    ).toBe(
      [
        'This change affects 4 dealers.',
        '',
        '| Dealer | What changes | Issues on its pages | Preview |',
        '|---|---|---|---|',
        '| here | 12 pages | **2 links, 1 weight**: `href "/ x  leads nowhere (on /)` | [look](https://pr-1--here.example) |',
        '| broken | **cannot be built**: `settings.json:3    template is "x"` |  |  |',
        '| gone | dealer removed | **not checked**: `It has not been built.` |  |',
        '| fine | 1 page | none |  |',
      ].join('\n'),
    );
  });

  test('says when no dealer is affected', () => {
    expect(previewComment([], [], [])).toBe('This change doesn’t affect any dealer’s site.');
  });
});

test.each([
  [0, []],
  [3, [1, 1, 1]],
  [100, Array.from({ length: 100 }, () => 1)],
  [101, [...Array.from({ length: 50 }, () => 2), 1]],
  [250, [...Array.from({ length: 83 }, () => 3), 1]],
])('splits %i dealers into a hundred jobs at most, each dealer in only one (OPS-04)', (number, sizes) => {
  const slugs = Array.from({ length: number }, (_, n) => `dealer-${n}`);
  expect(grouped(slugs).map(({ length }) => length)).toEqual(sizes);
  expect(grouped(slugs).flat()).toEqual(slugs);
});

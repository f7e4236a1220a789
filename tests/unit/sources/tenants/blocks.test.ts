import { describe, expect, test } from 'vitest';
import { formatIssue } from '#src/sources/tenants/issue.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { tenantsWith, type Files } from './tenant-folder.ts';

const now = Date.parse('2026-11-21T10:00:00+11:00');
const look = async (files: Files) => inspectTenant('test-cars', tenantsWith(files), { now });
/** Blocks start on line 5. */
const page = (...lines: string[]) =>
  ['---', 'title: "Us"', 'description: "Who we are."', 'blocks:', ...lines, '---', '', 'Text.', ''].join('\n');
const issuesOf = async (...lines: string[]) =>
  (await look({ 'pages/about-us.md': page(...lines) })).issues.map(formatIssue);

test('reads blocks in order, with Markdown as safe HTML and images as URLs (PAGE-01)', async () => {
  const { tenant, issues } = await look({
    'pages/about-us.md': page(
      '  - kind: text',
      '  - kind: split',
      '    heading: "The yard"',
      '    image: yard.svg',
      '    text: "**Big** <script>alert(1)</script>"',
      '  - kind: numbers',
      '    numbers:',
      '      - { value: "94", label: "People" }',
    ),
    'images/yard.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  const { blocks } = tenant!.pages.find(({ path }) => path === '/about-us')!;
  expect(blocks!.map(({ kind }) => kind)).toEqual(['text', 'split', 'numbers']);
  expect(blocks![1]).toMatchObject({ image: '/images/yard.svg', side: 'left', action: null });
  expect(JSON.stringify(blocks![1])).toContain('<strong>Big</strong>');
  expect(JSON.stringify(blocks![1])).not.toContain('<script');
});

describe('reports the file, line, key and allowed values for an invalid block (PAGE-01)', () => {
  test.each([
    [
      'a kind that is none',
      ['  - kind: quote'],
      /pages\/about-us\.md:5 {2}blocks\[0\]\.kind {2}is "quote"[\s\S]*"hero"[\s\S]*"timeline"/,
    ],
    [
      'a key that is misspelt',
      ['  - kind: text', '  - kind: numbers', '    headin: "x"', '    numbers: [{ value: "1", label: "One" }]'],
      /pages\/about-us\.md:7 {2}blocks\[1\]\.headin[\s\S]*heading/,
    ],
    [
      'a key that is missing',
      ['  - kind: team', '    heading: "We"', '    people:', '      - name: "Kim Lee"'],
      /pages\/about-us\.md:8 {2}blocks\[0\]\.people\[0\]\.role {2}is missing/,
    ],
    ['an empty list', ['  - kind: gallery', '    heading: "Pictures"', '    pictures: []'], /:7 .*at least 1 item/],
    [
      'a picture without words',
      ['  - kind: gallery', '    heading: "Pictures"', '    pictures:', '      - image: yard.svg'],
      /pictures\[0\]\.alt {2}is missing/,
    ],
    [
      'a picture that is not there',
      ['  - kind: hero', '    heading: "x"', '    image: yrad.svg'],
      /images\/yrad\.svg, which does not exist/,
    ],
    ['the text twice', ['  - kind: text', '  - kind: text'], /:6 {2}blocks\[1\]\.kind {2}is a second "text" block/],
    ['a form on a page that has none', ['  - kind: form'], /is "form", but the page has no form[\s\S]*form: enquiry/],
    ['disclosures elsewhere', ['  - kind: disclosures'], /belongs on the privacy page, \/privacy-policy/],
    ['a film that is none', ['  - kind: video', '    heading: "Film"'], /has neither film nor watch/],
    [
      'two films in one',
      ['  - kind: video', '    heading: "Film"', '    film: a.mp4', '    watch: https://video.example/a'],
      /has both a film and a watch URL/,
    ],
    [
      'a list that is no list',
      ['  - kind: stock', '    heading: "x"', '    list: /about-us'],
      /path of a list, such as/,
    ],
    [
      'a position that closes before it opens',
      [
        '  - kind: positions',
        '    positions:',
        '      - { title: "Buyer", place: "Penrith", hours: "Full time", posted: 2026-11-10, closes: 2026-11-01, text: "x" }',
      ],
      /closes {2}is 2026-11-01, before the position was posted on 2026-11-10/,
    ],
  ])('%s', async (_, lines, expected) => {
    const issues = await issuesOf(...lines);
    expect(issues.join('\n')).toMatch(expected);
  });
});

test('warns about a dead link in a block, at that block (PAGE-01)', async () => {
  const [issue, ...others] = await issuesOf(
    '  - kind: tiles',
    '    tiles:',
    '      - { heading: "Gone", text: "x", url: /nowhere }',
  );
  expect(issue).toContain('pages/about-us.md:5  blocks[0]  links to /nowhere');
  expect(others).toEqual([]);
});

test('warns about a vacancy whose last day has passed, with the fix (ROUTE-18, FORM-05)', async () => {
  const issues = await issuesOf(
    '  - kind: positions',
    '    positions:',
    '      - { title: "Buyer", place: "Penrith", hours: "Full time", posted: 2026-10-10, closes: 2026-11-20, text: "x" }',
  );
  expect(issues.join()).toContain('Buyer is no longer shown');
});

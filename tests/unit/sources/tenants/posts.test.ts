import { describe, expect, test } from 'vitest';
import { formatIssue } from '#src/sources/tenants/issue.ts';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { tenantsWith, type Files } from './tenant-folder.ts';

/** Just after midnight on 21 November in Sydney; still the 20th in London. */
const now = Date.parse('2026-11-21T00:05:00+11:00');
const look = async (files: Files) => inspectTenant('test-cars', tenantsWith(files), { now });
const issuesOf = async (files: Files) => (await look(files)).issues.map(formatIssue);
const markdown = (...lines: string[]) =>
  ['---', 'title: "Opening day"', 'description: "We opened."', ...lines, '---', '', 'Text.', ''].join('\n');

describe("a dealer's posts", () => {
  test('reads the date, author and update of a post (ROUTE-20)', async () => {
    const { tenant, issues } = await look({
      'pages/blog/news/opening-day.md': markdown('date: 2026-11-01', 'updated: 2026-11-03', 'author: "Kim Lee"'),
    });
    expect(issues).toEqual([]);
    expect(tenant?.pages).toMatchObject([
      { path: '/blog/news/opening-day', date: '2026-11-01', updated: '2026-11-03', author: 'Kim Lee' },
    ]);
  });

  test('reports a post without a date, with the file, line and fix (ROUTE-20)', async () => {
    const [issue, ...others] = await issuesOf({ 'pages/blog/news/opening-day.md': markdown() });
    expect(issue).toContain('pages/blog/news/opening-day.md:1');
    expect(issue).toContain('is missing: a post needs its publication date');
    expect(issue).toContain('date: 2026-12-01');
    expect(others).toEqual([]);
  });

  test.each(['2026-02-30', '1 November 2026', '2026-13-01', '"01/11/2026"'])(
    'reports the date %s as an error at its line (ROUTE-20)',
    async (date) => {
      const issues = await issuesOf({ 'pages/blog/opening-day.md': markdown('lede: "x"', `date: ${date}`) });
      expect(issues).toHaveLength(1);
      expect(issues[0]).toContain('pages/blog/opening-day.md:5');
      expect(issues[0]).toContain('must be a date such as 2026-12-01');
    },
  );

  test("warns about a future date in the dealer's time zone, and explains what happens (ROUTE-20)", async () => {
    const tomorrow = await look({ 'pages/blog/sale.md': markdown('date: 2026-11-22') });
    expect(tomorrow.tenant).not.toBeNull();
    expect(tomorrow.issues).toMatchObject([{ severity: 'warning', file: 'pages/blog/sale.md', line: 4, path: 'date' }]);
    expect(tomorrow.issues[0]?.reason).toContain('until then the post has no page');
    expect(await issuesOf({ 'pages/blog/sale.md': markdown('date: 2026-11-21') })).toEqual([]);
  });

  test.each([
    ['a page elsewhere has a date', { 'pages/about-us.md': markdown('date: 2026-11-01') }, 'is only for blog posts'],
    [
      'a page elsewhere has an author',
      { 'pages/about-us.md': markdown('author: "Kim Lee"') },
      'is only for blog posts',
    ],
    ['an introduction has a date', { 'pages/blog.md': markdown('date: 2026-11-01') }, 'introduces the list /blog'],
    [
      'a category’s introduction has a date',
      { 'pages/blog/news.md': markdown('date: 2026-11-01'), 'pages/blog/news/a.md': markdown('date: 2026-11-01') },
      'introduces the list /blog/news',
    ],
    [
      'a post lies below a category of a category',
      { 'pages/blog/news/old/a.md': markdown('date: 2026-11-01') },
      'a post belongs to one category',
    ],
    [
      'an update is older than the post',
      { 'pages/blog/a.md': markdown('date: 2026-11-02', 'updated: 2026-11-01') },
      'before the post was published',
    ],
    [
      'an update is still to come',
      { 'pages/blog/a.md': markdown('date: 2026-11-02', 'updated: 2026-12-01') },
      'in the future',
    ],
    [
      'an unknown key is near a known one',
      { 'pages/blog/a.md': markdown('date: 2026-11-02', 'auther: "Kim Lee"') },
      'author',
    ],
  ])('reports an error when %s (ROUTE-20)', async (_, files, text) => {
    const { tenant, issues } = await look(files as Files);
    expect(tenant).toBeNull();
    expect(issues.map(formatIssue)).toEqual([expect.stringContaining(text)]);
  });

  test("reports an introduction's fields that are not shown (ROUTE-20)", async () => {
    expect(
      await issuesOf({
        'pages/blog.md': markdown('author: "Kim Lee"'),
        'pages/blog/a.md': markdown('date: 2026-11-02'),
      }),
    ).toEqual([expect.stringContaining('is not shown: the page is the introduction to the list /blog')]);
  });

  test("does not let a model range use the blog's URL (ROUTE-20)", async () => {
    const issues = await issuesOf({
      'models.json': {
        manufacturers: [],
        models: [{ name: 'Blog', slug: 'blog', manufacturer: 'Kia', status: 'new', manufacturerBodies: ['SUV'] }],
      },
    });
    expect(issues).toEqual([expect.stringContaining('/blog is used by the site itself')]);
  });

  test('follows links to lists and posts, and reports links to future posts or categories as dead until then (ROUTE-20)', async () => {
    const linking = (...urls: string[]) => `${markdown()}\n${urls.map((url) => `[link](${url})`).join(' ')}\n`;
    const files = {
      'pages/about-us.md': linking('/blog', '/blog/news', '/blog/news/a', '/blog/later', '/blog/later/b'),
      'pages/blog/news/a.md': markdown('date: 2026-11-02'),
      'pages/blog/later/b.md': markdown('date: 2027-01-05'),
    };
    expect(
      (await issuesOf(files))
        .filter((issue) => issue.includes('links to'))
        .map((issue) => /links to (\S+),/.exec(issue)?.[1]),
    ).toEqual(['/blog/later', '/blog/later/b']);
  });
});

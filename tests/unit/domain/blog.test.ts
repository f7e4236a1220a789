import { describe, expect, test } from 'vitest';
import { blogLists, blogPaths, categoryOf, isIntroduction, publishedPosts } from '#src/domain/content/blog.ts';

const today = '2026-11-20';
const page = (path: string, date: string | null = null) => ({ path, date });
const pathsOf = (lists: Map<string, { path: string }[]>) =>
  Object.fromEntries([...lists].map(([path, posts]) => [path, posts.map((post) => post.path)]));

describe('the blog', () => {
  test.each([
    ['/blog/opening-day', null],
    ['/blog/vehicle-reviews/ranger', '/blog/vehicle-reviews'],
    ['/blog', null],
    ['/about-us', null],
    ['/blogs/x/y', null],
  ])('%s is in the category %s (ROUTE-20)', (path, category) => {
    expect(categoryOf(path)).toBe(category);
  });

  test('treats a page at the URL of a list as its introduction, and pages below it as posts (ROUTE-20)', () => {
    const pages = [
      page('/blog'),
      page('/blog/reviews'),
      page('/blog/reviews/ranger'),
      page('/blog/opening-day'),
      page('/about-us'),
    ];
    expect(pages.filter(({ path }) => isIntroduction(path, pages)).map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/reviews',
    ]);
  });

  test('sorts posts by date, newest first, then by URL, regardless of file order (ROUTE-20)', () => {
    const pages = [
      page('/blog/b', '2026-10-01'),
      page('/blog/news/c', '2026-11-20'),
      page('/blog/a', '2026-10-01'),
      page('/blog/d', '2025-12-31'),
    ];
    const order = ['/blog/news/c', '/blog/a', '/blog/b', '/blog/d'];
    expect(publishedPosts(pages, today).map(({ path }) => path)).toEqual(order);
    expect(publishedPosts(pages.toReversed(), today).map(({ path }) => path)).toEqual(order);
  });

  test('publishes a post on its date, and a list once it has a post (ROUTE-20)', () => {
    const pages = [
      page('/blog'),
      page('/blog/news'),
      page('/blog/news/sale', '2026-11-21'),
      page('/blog/today', today),
    ];
    expect(pathsOf(blogLists(pages, today))).toEqual({ '/blog': ['/blog/today'] });
    expect(pathsOf(blogLists(pages, '2026-11-21'))).toEqual({
      '/blog': ['/blog/news/sale', '/blog/today'],
      '/blog/news': ['/blog/news/sale'],
    });
    expect(pathsOf(blogLists(pages, '2026-11-19'))).toEqual({});
  });

  test('lists an author’s posts once there are two, except for unnamed authors and names without a slug (ROUTE-20)', () => {
    const by = (path: string, author: string | null, date = '2026-11-01') => ({ path, date, author });
    const posts = [
      by('/blog/a', 'Priya Nair'),
      by('/blog/news/b', 'Priya Nair', '2026-11-02'),
      by('/blog/c', 'Ada Black'),
      by('/blog/d', null),
      by('/blog/e', '李'),
      by('/blog/f', '李'),
      by('/blog/late', 'Ada Black', '2026-11-21'),
    ];
    const lists = pathsOf(blogLists(posts, today));
    expect(Object.keys(lists)).toEqual(['/blog', '/blog/news', '/blog/authors/priya-nair']);
    expect(lists['/blog/authors/priya-nair']).toEqual(['/blog/news/b', '/blog/a']);
    expect(Object.keys(pathsOf(blogLists(posts, '2026-11-21')))).toContain('/blog/authors/ada-black');
    const introduced = [...posts, page('/blog/authors/priya-nair'), page('/blog/authors/nobody')];
    expect(introduced.filter(({ path }) => isIntroduction(path, introduced)).map(({ path }) => path)).toEqual([
      '/blog/authors/priya-nair',
    ]);
  });

  test('returns the URLs of lists, then of posts, and none if there are no posts (ROUTE-20)', () => {
    expect(blogPaths([page('/blog/news/a', today), page('/blog/b', today), page('/about-us')], today)).toEqual([
      '/blog',
      '/blog/news',
      '/blog/b',
      '/blog/news/a',
    ]);
    expect(blogPaths([page('/blog'), page('/about-us')], today)).toEqual([]);
  });
});

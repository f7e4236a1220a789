/**
 * The blog (ROUTE-20), derived from page paths and dates:
 * 1. A page below /blog is a post: /blog/reviews/a in the category /blog/reviews, /blog/a in none.
 * 2. The page at /blog or a category's path introduces its list and isn't a post.
 * 3. A post shows from its date, in the dealer's time zone.
 * 4. Lists need a visible post, or two for authors.
 */
import { slugify } from '#src/lib/slug.ts';

export const blogPath = '/blog';
export const blogFeedPath = '/blog/feed.xml';

/** Posts always have an ISO date. */
interface Dated {
  path: string;
  date?: string | null | undefined;
  author?: string | null | undefined;
}
export type Post<T extends Dated> = T & { date: string };

export const isInBlog = (path: string): boolean => path === blogPath || path.startsWith(`${blogPath}/`);

export function categoryOf(path: string): string | null {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent.startsWith(`${blogPath}/`) ? parent : null;
}

const authorsPath = `${blogPath}/authors`;

export const authorPath = (author: string): string => `${authorsPath}/${slugify(author)}`;

export const isAuthorsList = (path: string): boolean => path.startsWith(`${authorsPath}/`);

const fewestOfAuthor = 2;

export const isIntroduction = (path: string, pages: readonly Dated[]): boolean =>
  path === blogPath ||
  (isInBlog(path) &&
    pages.some(({ path: other, author }) => categoryOf(other) === path || (author && authorPath(author) === path)));

export function publishedPosts<T extends Dated>(pages: readonly T[], today: string): Post<T>[] {
  const isPublished = (page: T): page is Post<T> =>
    isInBlog(page.path) && !isIntroduction(page.path, pages) && typeof page.date === 'string' && page.date <= today;
  return pages
    .filter(isPublished)
    .sort((a, b) => (a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date > b.date ? -1 : 1));
}

export function blogLists<T extends Dated>(pages: readonly T[], today: string): Map<string, Post<T>[]> {
  const posts = publishedPosts(pages, today);
  if (posts.length === 0) return new Map();
  const categories = [...new Set(posts.flatMap(({ path }) => categoryOf(path) ?? []))].sort();
  const byAuthor = Map.groupBy(
    posts.filter(({ author }) => slugify(author ?? '') !== ''),
    ({ author }) => authorPath(author!),
  );
  const authors = [...byAuthor].filter(([, own]) => own.length >= fewestOfAuthor);
  return new Map([
    [blogPath, posts],
    ...categories.map((category): [string, Post<T>[]] => [
      category,
      posts.filter(({ path }) => categoryOf(path) === category),
    ]),
    ...authors.sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

export const blogPaths = (pages: readonly Dated[], today: string): string[] => [
  ...blogLists(pages, today).keys(),
  ...publishedPosts(pages, today).map(({ path }) => path),
];

/**
 * The blog (ROUTE-20), from nothing but the addresses and dates of pages:
 * 1. A page below /blog is a post. /blog/reviews/a lies in the category of /blog/reviews, /blog/a in none.
 * 2. The page at /blog, and the one at a category's address, is no post: it introduces the list that stands there.
 * 3. A post shows from its date on, in the dealer's time zone.
 * 4. Whoever wrote two posts or more has a list at /blog/authors/{name}; one post alone says all that there is.
 * 5. A list stands as long as it has a post that shows: newest first, posts of one day by their addresses.
 */
import { slugify } from '#src/lib/slug.ts';

export const blogPath = '/blog';
export const blogFeedPath = '/blog/feed.xml';

/**
 * Of a page, what decides about it. A post's date is an ISO date; the check of pages sees to
 * it that every post has one.
 */
interface Dated {
  path: string;
  date?: string | null | undefined;
  author?: string | null | undefined;
}
export type Post<T extends Dated> = T & { date: string };

export const isInBlog = (path: string): boolean => path === blogPath || path.startsWith(`${blogPath}/`);

/** Address of the list of the category that a post lies in; null for none. */
export function categoryOf(path: string): string | null {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent.startsWith(`${blogPath}/`) ? parent : null;
}

const authorsPath = `${blogPath}/authors`;

export const authorPath = (author: string): string => `${authorsPath}/${slugify(author)}`;

export const isAuthorsList = (path: string): boolean => path.startsWith(`${authorsPath}/`);

const fewestOfAuthor = 2;

/** Whether the page at this address introduces a list, rather than being a post. */
export const isIntroduction = (path: string, pages: readonly Dated[]): boolean =>
  path === blogPath ||
  (isInBlog(path) &&
    pages.some(({ path: other, author }) => categoryOf(other) === path || (author && authorPath(author) === path)));

/** Posts of which the day has come. */
export function publishedPosts<T extends Dated>(pages: readonly T[], today: string): Post<T>[] {
  const isPublished = (page: T): page is Post<T> =>
    isInBlog(page.path) && !isIntroduction(page.path, pages) && typeof page.date === 'string' && page.date <= today;
  return pages
    .filter(isPublished)
    .sort((a, b) => (a.date === b.date ? (a.path < b.path ? -1 : 1) : a.date > b.date ? -1 : 1));
}

/** Every list with its posts, by its address: the blog's own, then categories and authors in alphabetical order. */
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

/** Addresses that the blog has today: its lists, then its posts. */
export const blogPaths = (pages: readonly Dated[], today: string): string[] => [
  ...blogLists(pages, today).keys(),
  ...publishedPosts(pages, today).map(({ path }) => path),
];

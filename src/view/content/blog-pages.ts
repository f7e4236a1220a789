import { authorPath, blogLists, blogPath, categoryOf, isAuthorsList, type Post } from '#src/domain/content/blog.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import { memoize } from '#src/lib/memoize.ts';
import { contentPage } from './content-page.ts';
import type { ContentPageData } from './content.page-data.ts';
import type { Site } from '#src/site/site.ts';
import { capitalised } from '../copy/stock-copy.ts';
import { blogFeed } from '../seo/blog-feed.ts';
import { blogPosting, itemList } from '../seo/blog-posting.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import type { BlogPageData, PostDate, PostTeaser } from './blog.page-data.ts';

type BlogPost = Post<ContentPage>;

const maxRelatedPosts = 3;

const home = { label: 'Home', url: '/' };

export const siteBlog = memoize(({ tenant, settings, now }: Site): Map<string, BlogPost[]> =>
  blogLists(tenant.pages, localDate(now, settings.regional.timeZone)),
);

const introduction = (path: string, { tenant }: Site): ContentPage | undefined =>
  tenant.pages.find((page) => page.path === path);

/** The introduction's title, else from the path: /blog/vehicle-reviews becomes "Vehicle reviews". */
function listTitle(path: string, site: Site): string {
  if (path === blogPath) return introduction(path, site)?.title ?? site.settings.header.menu.labels.blog;
  if (isAuthorsList(path)) return introduction(path, site)?.title ?? `Posts by ${siteBlog(site).get(path)![0]!.author}`;
  return introduction(path, site)?.title ?? capitalised(path.slice(blogPath.length + 1).replaceAll('-', ' '));
}

const listLink = (path: string, site: Site) => ({
  label: path === blogPath ? site.settings.header.menu.labels.blog : listTitle(path, site),
  url: path,
});

const dateOf = (iso: string, { settings: { regional } }: Site): PostDate => ({
  iso,
  text: formatLongDate(iso, regional.locale),
});

function categoryLink({ path }: BlogPost, site: Site) {
  const category = categoryOf(path);
  return category === null ? null : listLink(category, site);
}

function authorLink({ author }: BlogPost, site: Site) {
  if (!author) return null;
  const path = authorPath(author);
  return { label: author, url: siteBlog(site).has(path) ? path : null };
}

function teaser(post: BlogPost, site: Site): PostTeaser {
  const { path, title, lede, description, image, date, author } = post;
  return {
    url: path,
    title,
    summary: lede ?? description,
    image,
    date: dateOf(date, site),
    author: author ?? null,
    category: categoryLink(post, site),
  };
}

function listChoice(current: string, site: Site): BlogPageData['lists'] {
  const lists = [...siteBlog(site)].filter(([path]) => !isAuthorsList(path));
  if (lists.length < 2) return [];
  return lists.map(([path, posts]) => ({
    label: path === blogPath ? 'All posts' : listTitle(path, site),
    url: path,
    count: posts.length,
    isCurrent: path === current,
  }));
}

export function blogPage(path: string, site: Site): BlogPageData {
  const posts = siteBlog(site).get(path) ?? [];
  const { siteUrl, branding } = site.settings;
  const written = introduction(path, site);
  const title = listTitle(path, site);
  const { label } = listLink(path, site);
  const breadcrumbs = [home, ...(path === blogPath ? [] : [listLink(blogPath, site)]), { label, url: null }];
  return {
    kind: 'blog',
    title,
    description: written?.description ?? `${title} from ${branding.name}, newest first.`,
    lede: written?.lede ?? null,
    body: written?.body ?? '',
    breadcrumbs,
    lists: listChoice(path, site),
    posts: posts.map((post) => teaser(post, site)),
    structuredData: [
      itemList(
        posts.map((post) => ({ url: post.path })),
        siteUrl,
      ),
      breadcrumbList(breadcrumbs, path, siteUrl),
    ],
  };
}

export function siteFeed(site: Site): string | null {
  const posts = siteBlog(site).get(blogPath);
  if (posts === undefined) return null;
  return blogFeed(posts, listTitle(blogPath, site), (post) => categoryLink(post, site)?.label ?? null, site.settings);
}

function moreThan(post: BlogPost, site: Site): PostTeaser[] {
  const others = (siteBlog(site).get(blogPath) ?? []).filter((other) => other !== post);
  const isNear = (other: BlogPost) => categoryOf(other.path) === categoryOf(post.path);
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))]
    .slice(0, maxRelatedPosts)
    .map((other) => teaser(other, site));
}

export function postPage(post: BlogPost, site: Site): ContentPageData {
  const category = categoryLink(post, site);
  const all = listLink(blogPath, site);
  const page = contentPage(post, site, [
    home,
    all,
    ...(category === null ? [] : [category]),
    { label: post.title, url: null },
  ]);
  return {
    ...page,
    locations: [],
    post: {
      date: dateOf(post.date, site),
      updated: post.updated && post.updated !== post.date ? dateOf(post.updated, site) : null,
      author: authorLink(post, site),
      category,
      more: moreThan(post, site),
      all,
    },
    structuredData: [blogPosting(post, category?.label ?? null, site.settings), ...page.structuredData],
  };
}

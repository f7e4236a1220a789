import { describe, expect, test } from 'vitest';
import type { ContentPage } from '#src/domain/content/content.ts';
import type { BlogPageData } from '#src/view/content/blog.page-data.ts';
import type { ContentPageData } from '#src/view/content/content.page-data.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import { footerMenu } from '#src/view/menus/footer-menu.ts';
import { headerMenu } from '#src/view/menus/header-menu.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const page = (path: string, overrides: Partial<ContentPage> = {}): ContentPage => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  lede: null,
  body: '<p>Text.</p>',
  image: null,
  action: null,
  faq: [],
  ...overrides,
});
const post = (path: string, date: string, overrides: Partial<ContentPage> = {}) => page(path, { date, ...overrides });
const posts = [
  post('/blog/news/yard', '2026-11-02', {
    author: 'Kim Lee',
    image: '/_p/yard-1a2b3c4d5e-2000x1333.webp',
    updated: '2026-11-05',
  }),
  post('/blog/news/sale', '2026-10-01'),
  post('/blog/vehicle-reviews/ranger', '2026-11-10', { lede: 'A week with it.' }),
  post('/blog/hello', '2026-09-01'),
];

function siteOf(
  pages: ContentPage[],
  { at = '2026-11-20T10:00:00+11:00', settings = {} }: { at?: string; settings?: Record<string, unknown> } = {},
) {
  const tenant = aTenant({ pages, settings });
  const stock = someStock([aVehicle()], { at: Date.parse(at) });
  const context = siteContext(tenant, stock);
  const listed = new Map([...sitePages(tenant, stock, context)].map((one) => [one.path, one]));
  const links = [
    ...headerMenu(context).flatMap((entry) => (entry.kind === 'link' ? [entry] : [])),
    ...footerMenu(context).flatMap((group) => group.links),
  ];
  return {
    context,
    listed,
    links,
    list: (path: string) => listed.get(path)!.load() as BlogPageData,
    content: (path: string) => listed.get(path)!.load() as ContentPageData,
    data: (path: string, type: string) =>
      (listed.get(path)!.load() as ContentPageData).structuredData.find(
        (object) => (object as { '@type': string })['@type'] === type,
      ),
    blogPaths: [...listed.keys()].filter((path) => path.startsWith('/blog') && path !== '/blog/feed.xml'),
  };
}

describe('blog lists', () => {
  test('lists every post at /blog, newest first, and each category’s posts on its page (ROUTE-20)', () => {
    const { list, blogPaths } = siteOf(posts);
    expect(blogPaths.toSorted()).toEqual([
      '/blog',
      '/blog/hello',
      '/blog/news',
      '/blog/news/sale',
      '/blog/news/yard',
      '/blog/vehicle-reviews',
      '/blog/vehicle-reviews/ranger',
    ]);
    expect(list('/blog').posts.map(({ url }) => url)).toEqual([
      '/blog/vehicle-reviews/ranger',
      '/blog/news/yard',
      '/blog/news/sale',
      '/blog/hello',
    ]);
    expect(list('/blog/news').posts.map(({ url }) => url)).toEqual(['/blog/news/yard', '/blog/news/sale']);
  });

  test('shows each post’s date, author, category, image and summary (ROUTE-20)', () => {
    expect(siteOf(posts).list('/blog').posts.slice(0, 2)).toEqual([
      {
        url: '/blog/vehicle-reviews/ranger',
        title: 'Title of /blog/vehicle-reviews/ranger',
        summary: 'A week with it.',
        image: null,
        author: null,
        date: { iso: '2026-11-10', text: '10 November 2026' },
        category: { label: 'Vehicle reviews', url: '/blog/vehicle-reviews' },
      },
      {
        url: '/blog/news/yard',
        title: 'Title of /blog/news/yard',
        summary: 'About /blog/news/yard.',
        image: '/_p/yard-1a2b3c4d5e-2000x1333.webp',
        author: 'Kim Lee',
        date: { iso: '2026-11-02', text: '2 November 2026' },
        category: { label: 'News', url: '/blog/news' },
      },
    ]);
  });

  test('formats dates for the country (REG-01)', () => {
    expect(siteOf(posts, { settings: { regional: { locale: 'en-US' } } }).list('/blog').posts[0]?.date.text).toBe(
      'November 10, 2026',
    );
  });

  test('links the lists to one another, and hides the links if there is only one list (ROUTE-20)', () => {
    expect(
      siteOf(posts)
        .list('/blog/news')
        .lists.map(({ label, url, count, isCurrent }) => [label, url, count, isCurrent]),
    ).toEqual([
      ['All posts', '/blog', 4, false],
      ['News', '/blog/news', 2, true],
      ['Vehicle reviews', '/blog/vehicle-reviews', 1, false],
    ]);
    expect(siteOf([post('/blog/hello', '2026-09-01')]).list('/blog').lists).toEqual([]);
  });

  test('uses title, description and text from a page at the list’s URL, which is not a post itself (ROUTE-20)', () => {
    const { list, blogPaths } = siteOf([
      ...posts,
      page('/blog', { title: 'From the yard' }),
      page('/blog/vehicle-reviews', { title: 'Car reviews', lede: 'We drove them.' }),
    ]);
    expect(list('/blog')).toMatchObject({ title: 'From the yard', description: 'About /blog.', body: '<p>Text.</p>' });
    expect(list('/blog/vehicle-reviews')).toMatchObject({ kind: 'blog', title: 'Car reviews', lede: 'We drove them.' });
    expect(list('/blog').posts).toHaveLength(4);
    expect(blogPaths).toHaveLength(7);
  });

  test('generates title, description and breadcrumbs for a list without an introduction (ROUTE-20)', () => {
    const { list, context } = siteOf(posts);
    expect(list('/blog/vehicle-reviews')).toMatchObject({
      title: 'Vehicle reviews',
      description: `Vehicle reviews from ${context.settings.branding.name}, newest first.`,
      lede: null,
      body: '',
      breadcrumbs: [
        { label: 'Home', url: '/' },
        { label: 'Blog', url: '/blog' },
        { label: 'Vehicle reviews', url: null },
      ],
    });
    expect(list('/blog')).toMatchObject({
      title: 'Blog',
      breadcrumbs: [
        { label: 'Home', url: '/' },
        { label: 'Blog', url: null },
      ],
    });
  });

  test('has no lists, introduction or links without posts (ROUTE-20)', () => {
    const { blogPaths, links, context } = siteOf([page('/blog'), page('/about-us')], {
      settings: { header: { menu: { blog: true } } },
    });
    expect(blogPaths).toEqual([]);
    expect(links.map(({ url }) => url).filter((url) => url.startsWith('/blog'))).toEqual([]);
    expect(context.paths).not.toContain('/blog');
  });

  test('publishes a post at midnight in the dealer’s time zone (ROUTE-20)', () => {
    const later = [post('/blog/later', '2026-12-01')];
    expect(siteOf(later, { at: '2026-11-30T23:59:00+11:00' }).blogPaths).toEqual([]);
    expect(siteOf(later, { at: '2026-12-01T00:00:00+11:00' }).blogPaths).toEqual(['/blog', '/blog/later']);
  });

  test.each([
    [{ header: { menu: { blog: true } } }, 2],
    [{}, 1],
    [{ footer: { blog: false } }, 0],
  ])(
    'with settings %j, links to the blog %i times from the header and footer (ROUTE-20, MENU-03)',
    (settings, count) => {
      const { links } = siteOf(posts, { settings });
      expect(links.filter(({ url }) => url === '/blog').map(({ label }) => label)).toEqual(Array(count).fill('Blog'));
    },
  );
});

describe('an author', () => {
  const two = [...posts, post('/blog/second', '2026-11-03', { author: 'Kim Lee' })];

  test('with two posts gets a linked list, titled with their name, that is not among the list links (ROUTE-20)', () => {
    const site = siteOf(two);
    expect(site.content('/blog/second').post?.author).toEqual({ label: 'Kim Lee', url: '/blog/authors/kim-lee' });
    const list = site.list('/blog/authors/kim-lee');
    expect([list.title, list.posts.map(({ url }) => url)]).toEqual([
      'Posts by Kim Lee',
      ['/blog/second', '/blog/news/yard'],
    ]);
    expect(list.lists.map(({ url, isCurrent }) => [url, isCurrent])).toEqual([
      ['/blog', false],
      ['/blog/news', false],
      ['/blog/vehicle-reviews', false],
    ]);
    expect(site.listed.has('/blog/authors/kim-lee')).toBe(true);
  });

  test('is introduced by the dealer’s own page at that URL (ROUTE-20)', () => {
    const list = siteOf([...two, page('/blog/authors/kim-lee', { title: 'Kim Lee, workshop' })]).list(
      '/blog/authors/kim-lee',
    );
    expect([list.title, list.posts.length]).toEqual(['Kim Lee, workshop', 2]);
  });
});

describe('a post', () => {
  test('shows date, author and breadcrumbs, and suggests posts of its own category first (ROUTE-20)', () => {
    const { breadcrumbs, post: facts, locations } = siteOf(posts).content('/blog/news/yard');
    expect(breadcrumbs).toEqual([
      { label: 'Home', url: '/' },
      { label: 'Blog', url: '/blog' },
      { label: 'News', url: '/blog/news' },
      { label: 'Title of /blog/news/yard', url: null },
    ]);
    expect(facts).toMatchObject({
      date: { iso: '2026-11-02' },
      updated: { text: '5 November 2026' },
      author: { label: 'Kim Lee', url: null },
      category: { url: '/blog/news' },
      all: { url: '/blog' },
    });
    expect(facts?.more.map(({ url }) => url)).toEqual([
      '/blog/news/sale',
      '/blog/vehicle-reviews/ranger',
      '/blog/hello',
    ]);
    expect(locations).toEqual([]);
  });

  test('is a BlogPosting with dates, author, publisher, image and section (OPS-07)', () => {
    expect(siteOf(posts).data('/blog/news/yard', 'BlogPosting')).toMatchObject({
      headline: 'Title of /blog/news/yard',
      url: 'https://www.sample.example/blog/news/yard',
      datePublished: '2026-11-02',
      dateModified: '2026-11-05',
      author: { '@type': 'Person', name: 'Kim Lee' },
      publisher: { '@type': 'AutoDealer', name: 'Sample Motors' },
      image: 'https://www.sample.example/_p/yard-1a2b3c4d5e-1200.webp',
      articleSection: 'News',
    });
  });

  test('names the dealer as the author if there is none, and makes nothing up (OPS-07)', () => {
    const data = siteOf(posts).data('/blog/hello', 'BlogPosting');
    expect(data).toMatchObject({
      datePublished: '2026-09-01',
      author: { '@type': 'AutoDealer', name: 'Sample Motors' },
    });
    expect(Object.keys(JSON.parse(JSON.stringify(data)) as object)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(image|dateModified|articleSection)$/)]),
    );
  });

  test('has breadcrumbs in structured data for posts and lists (OPS-07)', () => {
    const names = (path: string) =>
      (
        siteOf(posts).data(path, 'BreadcrumbList') as unknown as { itemListElement: { name: string; item: string }[] }
      ).itemListElement.map(({ item }) => item.replace('https://www.sample.example', ''));
    expect(names('/blog/news/yard')).toEqual(['/', '/blog', '/blog/news', '/blog/news/yard']);
    expect(names('/blog/news')).toEqual(['/', '/blog', '/blog/news']);
    expect(names('/blog')).toEqual(['/', '/blog']);
  });
});

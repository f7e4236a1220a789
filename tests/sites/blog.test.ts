import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSites, type DemoSite, type DemoSlug } from '../support/demo-sites.ts';
import { tree, Workspace } from '../support/generator.ts';
import { visibleText } from '../support/text.ts';
import { stylesheetsOf } from '../../scripts/check-site/weights.ts';

type Data = Record<string, unknown> & { '@type': string };

const structuredData = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as Data,
  );

const sites = new Map<DemoSlug, DemoSite>();
beforeAll(async () => {
  for (const demo of await demoSites()) sites.set(demo.slug, demo);
});
const siteOf = (slug: DemoSlug) => sites.get(slug)!.site;

const listed = (slug: DemoSlug, path: string) =>
  siteOf(slug)
    .page(path)
    .querySelectorAll('main article')
    .map((post) => ({
      url: post.querySelector('a')?.getAttribute('href') ?? '',
      date: post.querySelector('time')?.getAttribute('datetime') ?? '',
      text: visibleText(post),
    }));
const links = (slug: DemoSlug, path: string, within: string) =>
  siteOf(slug)
    .page(path)
    .querySelectorAll(`${within} a[href]`)
    .map((link) => link.getAttribute('href') ?? '');

describe('the blogs of the demo dealers', () => {
  test('lists every post on /blog, newest first, with date, author, image and a link (ROUTE-20, PAGE-01)', () => {
    for (const slug of ['harbour-motors', 'everyday-cars'] as const) {
      const posts = sites.get(slug)!.tenant.pages.filter(({ date }) => date);
      const shown = listed(slug, '/blog');
      expect(shown.map(({ url }) => url).toSorted()).toEqual(posts.map(({ path }) => path).toSorted());
      expect(shown.map(({ date }) => date)).toEqual(
        shown
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
      for (const { path, title, author, image } of posts) {
        const { text } = shown.find(({ url }) => url === path)!;
        expect(text).toContain(title);
        if (author) expect(text).toContain(author);
        expect(
          siteOf(slug)
            .page('/blog')
            .querySelectorAll('main article')
            .find((one) => one.querySelector(`a[href="${path}"]`))!
            .querySelectorAll('img'),
        ).toHaveLength(image ? 1 : 0);
        expect(siteOf(slug).target(path).kind).toBe('file');
      }
    }
  });

  test('lists only a category’s posts on its page, and links the blog lists to one another (ROUTE-20)', () => {
    expect(listed('harbour-motors', '/blog/vehicle-reviews').map(({ url }) => url)).toEqual(
      ['mazda-cx-60-diesel', 'byd-shark-6', 'kia-sportage-hybrid'].map((name) => `/blog/vehicle-reviews/${name}`),
    );
    const lists = ['/blog', '/blog/advice', '/blog/vehicle-reviews'];
    for (const path of lists) expect(links('harbour-motors', path, 'main nav[aria-label="Categories"]')).toEqual(lists);
    expect(
      siteOf('harbour-motors')
        .page('/blog/advice')
        .querySelector('main [aria-current="page"].chip')
        ?.getAttribute('href'),
    ).toBe('/blog/advice');
  });

  test('shows a post’s dates and author on the page and in its structured data (ROUTE-20)', () => {
    const path = '/blog/advice/hybrid-plug-in-or-electric';
    const page = siteOf('harbour-motors').page(path);
    expect(visibleText(page.querySelector('.byline'))).toBe(
      'Published 28 July 2026 Updated 2 October 2026 By Priya Nair In Advice',
    );
    const [data] = structuredData(page.toString()).filter(({ '@type': type }) => type === 'BlogPosting');
    expect(data).toMatchObject({
      datePublished: '2026-07-28',
      dateModified: '2026-10-02',
      author: { '@type': 'Person', name: 'Priya Nair' },
      publisher: { name: 'Harbour Motors' },
    });
    expect(siteOf('harbour-motors').files).toContain(new URL(data!['image'] as string).pathname.slice(1));
    expect(links('harbour-motors', path, 'main').filter((href) => href.startsWith('/blog/')).length).toBeGreaterThan(3);
  });

  test('links to the blog from the footer or menu as configured, and not at all without posts (ROUTE-20, MENU-03)', () => {
    expect(links('harbour-motors', '/', 'footer')).toEqual(expect.arrayContaining(['/blog', '/blog/vehicle-reviews']));
    expect(links('harbour-motors', '/', 'header')).not.toContain('/blog');
    expect(links('everyday-cars', '/', 'header')).toContain('/blog');
    expect(links('everyday-cars', '/', 'footer')).not.toContain('/blog');
    expect(links('lakeside-auto', '/', 'footer')).toContain('/blog');
    expect(links('lakeside-auto', '/', 'header')).not.toContain('/blog');
    for (const slug of ['apex-motorcycles', 'kauri-cars', 'southern-cross-caravans'] as const) {
      expect(siteOf(slug).target('/blog').kind).toBe('missing');
      expect(
        siteOf(slug)
          .pages.filter(({ file }) => siteOf(slug).text(file).includes('href="/blog'))
          .map(({ path }) => path),
      ).toEqual([]);
    }
  });

  test('links to an external blog from every page (ROUTE-20)', () => {
    const address = 'https://blog.example/apex-motorcycles/ride-reports';
    expect(
      siteOf('apex-motorcycles')
        .pages.filter(({ file }) => !siteOf('apex-motorcycles').html(file).querySelector(`footer a[href="${address}"]`))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('gives posts and blog lists their last-modified dates in the sitemap (OPS-07)', () => {
    const changed = Object.fromEntries(
      [
        ...siteOf('harbour-motors')
          .text('sitemap.xml')
          .matchAll(/<loc>https:\/\/[^/]*([^<]*)<\/loc><lastmod>([^<]*)</g),
      ].map(([, path, day]) => [path, day]),
    );
    expect(changed).toEqual({
      '/blog': '2026-10-19',
      '/blog/advice': '2026-10-06',
      '/blog/authors/priya-nair': '2026-10-02',
      '/blog/vehicle-reviews': '2026-10-19',
      '/blog/vehicle-reviews/mazda-cx-60-diesel': '2026-10-19',
      '/blog/vehicle-reviews/byd-shark-6': '2026-09-22',
      '/blog/vehicle-reviews/kia-sportage-hybrid': '2026-08-14',
      '/blog/advice/ready-for-a-trade-in': '2026-10-06',
      '/blog/advice/hybrid-plug-in-or-electric': '2026-10-02',
    });
  });

  test('loads the blog stylesheet only on blog pages (ROUTE-20, ROUTE-07)', () => {
    for (const slug of ['harbour-motors', 'everyday-cars'] as const) {
      const site = siteOf(slug);
      const isOfBlog = (file: string) => stylesheetsOf(site.text(file)).some((address) => address.includes('.blog.'));
      expect(site.ofKind('blog').filter(({ file }) => !isOfBlog(file))).toEqual([]);
      expect(site.pages.filter(({ kind, file }) => kind !== 'blog' && isOfBlog(file)).map(({ path }) => path)).toEqual(
        [],
      );
    }
  });
});

test('shows search engines the same breadcrumb as shoppers on every page (OPS-07)', async () => {
  for (const { slug, site } of await demoSites()) {
    const wrong = site.pages.flatMap(({ file, path }) => {
      const html = site.text(file);
      if (!html.includes('aria-label="Breadcrumb"') || html.includes('content="noindex"')) return [];
      const navs = [...html.matchAll(/<nav\b[^>]*\saria-label="Breadcrumb"[^>]*>.*?<\/nav>/gs)];
      const shown = navs.flatMap(([nav]) => parse(nav).querySelectorAll('li').map(visibleText));
      const told = structuredData(html)
        .filter(({ '@type': type }) => type === 'BreadcrumbList')
        .map(({ itemListElement }) => (itemListElement as { name: string }[]).map(({ name }) => name));
      return JSON.stringify(told) === JSON.stringify([shown])
        ? []
        : [
            `${path}: shows ${shown.join(' > ')}, gives search engines ${told.map((names) => names.join(' > ')).join(' and ') || 'nothing'}`,
          ];
    });
    expect(wrong, slug).toEqual([]);
  }
});

describe('a post with a future date', () => {
  const space = new Workspace();
  const slug = 'southern-cross-caravans';
  const nextDay = ['--now', '2026-11-22T00:30:00+10:00'];
  afterAll(() => space.remove());
  beforeAll(() => {
    space.addTenant(slug);
    const file = join(space.tenants, slug, 'pages/blog/news/show-weekend.md');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      '---\ntitle: "Show weekend"\ndescription: "We are at the show."\ndate: 2026-11-22\n---\n\nCome and say hello.\n',
    );
  });

  test('has no page or list until its date; then a refresh matches a full build (ROUTE-20, OPS-03)', async () => {
    const early = await space.run('build');
    expect(early.json.tenants[0]?.warnings.join('\n')).toContain('pages/blog/news/show-weekend.md:4');
    expect(
      Object.keys(tree(space.out(`out/${slug}`))).filter(
        (file) => /blog|show-weekend/.test(file) && file.endsWith('.html'),
      ),
    ).toEqual([]);
    expect((await space.run('refresh', nextDay)).code).toBe(0);
    space.passMemory(slug, 'whole');
    expect((await space.run('build', nextDay, 'whole')).code).toBe(0);
    const refreshed = tree(space.out(`out/${slug}`));
    expect(Object.keys(refreshed)).toEqual(
      expect.arrayContaining(['blog.html', 'blog/news.html', 'blog/news/show-weekend.html']),
    );
    expect(refreshed).toEqual(tree(space.out(`whole/${slug}`)));
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockKinds } from '#src/sources/tenants/files/block-fields.ts';
import { demoSites, type DemoSite, type DemoSlug } from '../../support/demo-sites.ts';
import { Workspace } from '../../support/generator.ts';
import { SiteFolder } from '../../../scripts/check-site/site-folder.ts';
import { visibleText } from '../../support/text.ts';
import { find, readXml } from '../../support/xml-document.ts';

const sites = new Map<DemoSlug, DemoSite>();
beforeAll(async () => {
  for (const demo of await demoSites()) sites.set(demo.slug, demo);
});
const siteOf = (slug: DemoSlug) => sites.get(slug)!.site;
const block = (slug: DemoSlug, path: string, kind: string) => siteOf(slug).page(path).querySelector(`.block--${kind}`);

describe('page blocks', () => {
  test('renders every block of every page, and demo dealers use every kind of block (PAGE-01)', () => {
    const used = new Set(
      [...sites.values()].flatMap(({ tenant }) =>
        tenant.pages.flatMap(({ blocks = [] }) => blocks.map(({ kind }) => kind)),
      ),
    );
    expect(blockKinds.filter((kind) => kind !== 'disclosures' && !used.has(kind))).toEqual([]);
    for (const { slug, site, tenant } of sites.values())
      for (const { path, blocks = [] } of tenant.pages)
        for (const { kind } of blocks)
          if (kind !== 'text')
            expect(
              site.page(path).querySelectorAll(`.block--${kind}`).length,
              `${slug}${path} ${kind}`,
            ).toBeGreaterThan(0);
  });

  test('shows the location, hours and date of a vacancy, and links to the form on its page (ROUTE-18, FORM-05)', () => {
    const positions = block('harbour-motors', '/careers', 'positions')!;
    expect(visibleText(positions.querySelector('li'))).toContain('Artarmon · Full time');
    expect(positions.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-02');
    expect(positions.querySelector('a.button')?.getAttribute('href')).toBe(
      '/careers?position=Light%20vehicle%20technician%2C%20EV%20certified%20or%20willing%20to%20be#careers-form',
    );
    expect(siteOf('harbour-motors').page('/careers').querySelectorAll('#careers-form')).toHaveLength(1);
  });

  test('loads block styles only on pages with blocks (PAGE-01)', () => {
    for (const { slug, site } of sites.values()) {
      const heavy = site.pages.filter(({ file }) => {
        const html = site.text(file);
        return html.includes('page-blocks') && !html.includes('class="blocks"');
      });
      expect(
        heavy.map(({ path }) => path),
        slug,
      ).toEqual([]);
    }
  });

  test('links to a video on another host without embedding it (PAGE-01)', () => {
    const video = block('apex-motorcycles', '/learners', 'video')!;
    expect(video.querySelector('a')?.getAttribute('href')).toBe('https://video.example/apex-motorcycles/picking-it-up');
    expect(visibleText(video)).toContain('Watch on video.example');
    expect(video.querySelectorAll('iframe, video')).toHaveLength(0);
  });
});

test('shows matching cars in a blog post, and links to all of them (ROUTE-20)', () => {
  const cars = block('harbour-motors', '/blog/vehicle-reviews/kia-sportage-hybrid', 'stock')!;
  expect(cars.querySelectorAll('li.card').length).toBeGreaterThan(0);
  for (const title of cars.querySelectorAll('.card__title')) expect(visibleText(title)).toContain('Sportage');
  expect(cars.querySelector('.link')?.getAttribute('href')).toBe('/search/kia/sportage');
});

test("lists every post with date and author in the blog's RSS feed, and links blog pages to it (ROUTE-20)", () => {
  const site = siteOf('harbour-motors');
  const { root } = readXml(site.text('blog/feed.xml'));
  const posts = sites.get('harbour-motors')!.tenant.pages.filter(({ date }) => date);
  const items = find(root, 'channel')!.children.filter(({ name }) => name === 'item');
  expect(items).toHaveLength(posts.length);
  const first = site.text('blog/feed.xml').split('<item>')[1]!;
  expect(first).toContain('<pubDate>Sun, 18 Oct 2026 13:00:00 GMT</pubDate>');
  expect(first).toContain('<dc:creator>Helen Marsh</dc:creator>');
  expect(first).toContain('/blog/vehicle-reviews/mazda-cx-60-diesel</link>');
  for (const path of ['/blog', '/blog/advice', '/blog/vehicle-reviews/byd-shark-6'])
    expect(site.page(path).querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
      '/blog/feed.xml',
    );
  expect(siteOf('kauri-cars').files).not.toContain('blog/feed.xml');
});

describe('pages that every dealer has', () => {
  test("adds disclosures that match the settings to the dealer's privacy text, only once (LAW-06, ROUTE-18)", () => {
    for (const { slug, site, tenant } of sites.values()) {
      const page = site.page(tenant.settings.forms.privacyPath);
      expect(page.querySelectorAll('.block--disclosures'), slug).toHaveLength(1);
      expect(
        page
          .querySelectorAll('h2')
          .map(visibleText)
          .filter((text) => /programs decide/.test(text)),
        slug,
      ).toHaveLength(1);
      expect(page.querySelector('.prose')?.text.length, slug).toBeGreaterThan(300);
    }
    const text = (slug: DemoSlug) => visibleText(block(slug, '/privacy-policy', 'disclosures'));
    expect(text('everyday-cars')).toContain('Southern Plate Finance');
    expect(text('lakeside-auto')).not.toMatch(/payment service|estimate for your own vehicle/);
  });

  test('links to an accessibility statement with a feedback form from the footer (PAGE-01)', () => {
    for (const { slug, site } of sites.values()) {
      expect(site.page('/accessibility').querySelectorAll('#enquiry-form'), slug).toHaveLength(1);
      expect(site.page('/').querySelectorAll('footer a[href="/accessibility"]'), slug).toHaveLength(1);
    }
  });
});

describe('models and makes', () => {
  test("links a make's page to its models and stock, and the models page to the make (ROUTE-19, MODEL-01)", () => {
    const page = siteOf('harbour-motors').page('/brands/kia');
    expect(visibleText(page.querySelector('h1'))).toBe('Kia');
    expect(page.querySelectorAll('.block-tile__link').map((link) => link.getAttribute('href'))).toContain(
      '/kia-sportage',
    );
    expect(page.querySelectorAll('.block--stock li.card').length).toBeGreaterThan(0);
    const links = siteOf('harbour-motors').page('/models').querySelectorAll('.brand-links a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['mazda', 'kia', 'ford', 'subaru', 'byd'].map((make) => `/brands/${make}`),
    );
  });

  test('links body filters in the footer to models that match (MENU-03, MODEL-01)', () => {
    for (const slug of ['harbour-motors', 'ironbark-ford'] as const) {
      const page = siteOf(slug).page('/models');
      const filters = page
        .querySelectorAll('footer a[href^="/models?body="]')
        .map((link) => link.getAttribute('href')!);
      expect(filters.length).toBeGreaterThan(3);
      for (const address of filters) {
        const [, body, target] = /body=(\w+)#(.*)$/.exec(address)!;
        expect(page.querySelectorAll(`#${target}`)).toHaveLength(1);
        expect(page.querySelectorAll(`[data-filters~="${body}"]`).length, address).toBeGreaterThan(0);
      }
    }
  });

  test('shows images, colours, variants, stock and accessories of a model, or a form for an upcoming one (MODEL-01)', () => {
    const shown = siteOf('ironbark-ford').page('/ford-ranger').querySelectorAll('.blocks > *');
    expect(shown.map((one) => /block--(\w+)/.exec(one.getAttribute('class')!)![1])).toEqual([
      'gallery',
      'colours',
      'variants',
      'stock',
      'accessories',
    ]);
    const coming = siteOf('ironbark-ford').page('/ford-super-duty');
    expect(coming.querySelectorAll('#enquiry-form')).toHaveLength(1);
    expect(visibleText(coming.querySelector('main'))).toContain('Coming soon.');
  });
});

describe('videos', () => {
  const space = new Workspace();
  const slug = 'southern-cross-caravans';
  let site: SiteFolder;
  beforeAll(async () => {
    space.addTenant(slug);
    const at = (file: string) => join(space.tenants, slug, file);
    mkdirSync(at('images'), { recursive: true });
    writeFileSync(at('images/tour.mp4'), 'film');
    writeFileSync(at('images/tour.vtt'), 'WEBVTT\n');
    const page = readFileSync(at('pages/about-us.md'), 'utf8');
    const films = [
      '{ kind: video, heading: "A tour", film: tour.mp4, captions: tour.vtt }',
      '{ kind: video, heading: "A drive", watch: https://vimeo.com/76979871 }',
    ];
    writeFileSync(at('pages/about-us.md'), page.replace('blocks:\n', `blocks:\n  - ${films.join('\n  - ')}\n`));
    const { json } = await space.run('build');
    expect(json.tenants[0]?.errors).toEqual([]);
    site = new SiteFolder(join(space.dir, 'out', slug));
  });
  afterAll(() => space.remove());

  test("loads the dealer's own video only on play, with captions, and publishes the file unchanged (PAGE-01)", () => {
    const video = site.page('/about-us').querySelector('.block--video video')!;
    expect([video.getAttribute('preload'), video.hasAttribute('controls'), video.hasAttribute('autoplay')]).toEqual([
      'none',
      true,
      false,
    ]);
    expect(video.querySelector('source')?.getAttribute('src')).toBe('/images/tour.mp4');
    expect(video.querySelector('track[kind="captions"]')?.getAttribute('src')).toBe('/images/tour.vtt');
    expect(site.text('images/tour.mp4')).toBe('film');
  });

  test('links to a Vimeo video, and names its player without loading it (PAGE-01)', () => {
    const film = site.page('/about-us').querySelector('film-player')!;
    expect(film.querySelector('a')?.getAttribute('href')).toBe('https://vimeo.com/76979871');
    expect(film.getAttribute('player')).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?.*dnt=1/);
    expect(film.querySelectorAll('iframe, video')).toHaveLength(0);
  });

  test("allows Vimeo's player in the policy only for a dealer who shows Vimeo videos (PAGE-01, OPS-01)", () => {
    const framed = (folder: SiteFolder) => /frame-src ([^;]*)/.exec(folder.text('_headers'))?.[1];
    expect(framed(site)).toBe('https://player.vimeo.com');
    expect(framed(siteOf(slug))).toBe("'none'");
  });

  test('explains on the privacy page what Vimeo learns, only where there is a Vimeo video (PAGE-01, LAW-06)', () => {
    const privacy = (folder: SiteFolder) => visibleText(folder.page('/privacy-policy').querySelector('main'));
    expect(privacy(site)).toMatch(/Vimeo Your IP address and which video you watch, only once you press play .*\./);
    expect(privacy(siteOf(slug))).not.toContain('Vimeo');
  });
});

import { describe, expect, test } from 'vitest';
import type { ContentPage } from '#src/domain/content/content.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import { sitemaps } from '#src/view/seo/sitemap.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { aTenant, aVehicle, someStock } from '../../../fixtures/vehicles.ts';

const site = 'https://a.example';
const paths = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/cars/${index}` }));
const addresses = (body: string) => [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('sitemap files', () => {
  test('escapes XML characters in page and image URLs (OPS-07)', () => {
    const [file] = sitemaps([{ path: '/a&b', changed: '2026-11-02', pictures: ['https://b.example/x?a=1&b=2'] }], site);
    expect(file).toEqual({
      path: '/sitemap.xml',
      body: expect.stringContaining(
        '<url><loc>https://a.example/a&amp;b</loc><lastmod>2026-11-02</lastmod><image:image><image:loc>https://b.example/x?a=1&amp;b=2</image:loc></image:image></url>',
      ) as string,
    });
    expect(file?.body).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
  });

  test('writes up to 50,000 URLs to one sitemap, and more to several with an index (OPS-07)', () => {
    expect(sitemaps(paths(50_000), site).map(({ path }) => path)).toEqual(['/sitemap.xml']);
    const [index, ...parts] = sitemaps(paths(50_001), site);
    expect(index?.body).toContain('<sitemapindex ');
    expect(addresses(index!.body)).toEqual(['https://a.example/sitemap-1.xml', 'https://a.example/sitemap-2.xml']);
    expect(parts.map(({ path, body }) => [path, addresses(body).length])).toEqual([
      ['/sitemap-1.xml', 50_000],
      ['/sitemap-2.xml', 1],
    ]);
  });

  test('keeps each sitemap below the size limit without losing URLs (OPS-07)', () => {
    const entries = paths(40).map((entry) => ({ ...entry, pictures: [`${site}/${'ü'.repeat(200)}.webp`] }));
    const parts = sitemaps(entries, site, { addresses: 50_000, bytes: 4096 }).slice(1);
    expect(parts.length).toBeGreaterThan(4);
    expect(parts.filter(({ body }) => Buffer.byteLength(body) > 4096)).toEqual([]);
    expect(parts.flatMap(({ body }) => addresses(body))).toEqual(entries.map(({ path }) => site + path));
  });
});

describe('the sitemap of a site', () => {
  const page = (path: string, overrides: Partial<ContentPage> = {}): ContentPage => ({
    path,
    title: 'Page',
    description: '',
    lede: null,
    body: '',
    image: null,
    action: null,
    faq: [],
    ...overrides,
  });

  function sitemapOf(
    pages: ContentPage[],
    vehicles: Vehicle[] = [aVehicle({ slug: 'corolla', createdAt: Date.parse('2026-11-01T00:00:00Z') })],
  ) {
    const tenant = aTenant({ pages });
    const stock = someStock(vehicles, { at: Date.parse('2026-11-20T10:00:00+11:00') });
    const file = [...sitePages(tenant, stock, siteContext(tenant, stock))]
      .find(({ path }) => path === '/sitemap.xml')!
      .load();
    const body = file.kind === 'text' ? String(file.body) : '';
    return new Map(
      [...body.matchAll(/<url><loc>https:\/\/www\.sample\.example([^<]*)<\/loc>(.*?)<\/url>/g)].map(
        ([, path, rest]) => [path!, rest!],
      ),
    );
  }

  test('dates posts by their last change and lists by their posts, without future posts (OPS-07, ROUTE-20)', () => {
    const listed = sitemapOf([
      page('/blog/news/a', { date: '2026-10-01', updated: '2026-11-03' }),
      page('/blog/b', { date: '2026-11-10' }),
      page('/blog/news/later', { date: '2026-11-21' }),
      page('/about-us'),
    ]);
    expect([...listed].filter(([path]) => path.startsWith('/blog'))).toEqual([
      ['/blog', '<lastmod>2026-11-10</lastmod>'],
      ['/blog/news', '<lastmod>2026-11-03</lastmod>'],
      ['/blog/b', '<lastmod>2026-11-10</lastmod>'],
      ['/blog/news/a', '<lastmod>2026-11-03</lastmod>'],
    ]);
  });

  test('has no lastmod for pages whose last change is unknown, such as vehicles (OPS-07)', () => {
    const listed = sitemapOf([page('/about-us')]);
    expect(listed.get('/cars/corolla')).toBeDefined();
    expect([...listed.values()].filter((rest) => rest.includes('lastmod'))).toEqual([]);
  });

  test('lists a vehicle’s first eight photos, but no illustrations (OPS-07)', () => {
    const photos = Array.from({ length: 12 }, (_, index) => `/_p/p${index}-1a2b3c4d5e-2000x1333.webp`);
    const listed = sitemapOf(
      [],
      [
        aVehicle({ slug: 'photos', images: photos }),
        aVehicle({ slug: 'drawn', images: photos, imagesAreIllustrations: true }),
      ],
    );
    const images = [...(listed.get('/cars/photos') ?? '').matchAll(/<image:loc>([^<]*)</g)].map(
      ([, address]) => address,
    );
    expect(images).toHaveLength(8);
    expect(images[0]).toBe('https://www.sample.example/_p/p0-1a2b3c4d5e-1200.webp');
    expect(listed.get('/cars/drawn')).toBe('');
  });
});

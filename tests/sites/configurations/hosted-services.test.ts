import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addHostedServices, hostedServices, hostedSlug, type HostedService } from '../../support/configurations.ts';
import { Workspace } from '../../support/generator.ts';
import { isText, SiteFolder } from '../../../scripts/check-site/site-folder.ts';
import { visibleText } from '../../support/text.ts';

const space = new Workspace();
const sites = new Map<HostedService, SiteFolder>();

beforeAll(async () => {
  addHostedServices(space);
  const { json, stderr } = await space.run('build');
  expect([stderr, ...json.tenants.flatMap(({ errors, warnings }) => [...errors, ...warnings])].filter(Boolean)).toEqual(
    [],
  );
  for (const service of Object.keys(hostedServices) as HostedService[])
    sites.set(service, new SiteFolder(join(space.out(), hostedSlug(service))));
});
afterAll(() => space.remove());

/** Image URLs except the dealer's own illustrations. */
function pictures(site: SiteFolder): string[] {
  const all = site.pages.flatMap(({ file }) =>
    site
      .html(file)
      .querySelectorAll('img')
      .flatMap((image) => [
        image.getAttribute('src') ?? '',
        ...(image.getAttribute('srcset') ?? '').split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? ''),
      ]),
  );
  return [...new Set(all.filter((address) => address !== '' && !/\.svg(\?|$)/.test(address)))];
}

describe.each([
  [
    'imgix',
    'https://pictures.example',
    /^https:\/\/pictures\.example\/(photos|images)\/[\w-]+\.webp\?w=\d+&auto=format&q=80$/,
  ],
  [
    'cloudinary',
    'https://res.pictures.example',
    /^https:\/\/res\.pictures\.example\/kauri\/image\/upload\/w_\d+,c_limit,f_auto,q_80\/(photos|images)\/[\w-]+\.webp$/,
  ],
] as const)('images from %s', (service, origin, form) => {
  test('loads every image from the service with its width, automatic format and quality (REG-03, CONF-01)', () => {
    const found = pictures(sites.get(service)!);
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((address) => !form.test(address))).toEqual([]);
  });

  test('puts absolute photo URLs in structured data, and states the size of the preview image (OPS-07)', () => {
    const pages = sites
      .get(service)!
      .ofKind('vehicle')
      .map(({ file }) => sites.get(service)!.html(file))
      .filter((page) => page.querySelector('.gallery img'));
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      const data = page
        .querySelectorAll('script[type="application/ld+json"]')
        .map(({ rawText }) => JSON.parse(rawText) as { '@type': string; image?: string[] })
        .find((one) => one['@type'] === 'Car');
      expect(data?.image?.length, visibleText(page.querySelector('title'))).toBeGreaterThan(0);
      expect(data!.image!.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
      const meta = (property: string) => page.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content');
      expect(meta('image')).toMatch(
        service === 'imgix'
          ? /\?w=1200&(amp;)?h=630&(amp;)?fit=crop&(amp;)?fm=jpg&(amp;)?q=80$/
          : /\/w_1200,h_630,c_fill,f_jpg,q_80\//,
      );
      expect([meta('image:width'), meta('image:height')]).toEqual(['1200', '630']);
    }
  });

  test('allows the service only in the policy’s img-src (OPS-01)', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(sites.get(service)!.text('_headers'))?.[1]?.split('; ') ?? [];
    expect(policy.find((part) => part.startsWith('img-src'))).toContain(` ${origin} `);
    expect(policy.filter((part) => part.includes(origin)).map((part) => part.split(' ')[0])).toEqual(['img-src']);
  });

  test("allows connections to Algolia's host only where Algolia is the search engine (SRCH-23, OPS-01)", () => {
    const asked = /connect-src ([^;]*)/.exec(sites.get(service)!.text('_headers'))?.[1];
    expect(asked).toBe(service === 'imgix' ? "'self' https://search.example" : "'self'");
  });

  test('publishes no shared illustrations without an image library (CONF-01)', () => {
    expect([...sites.get(service)!.files].filter((file) => file.startsWith('photos/'))).toEqual([]);
  });
});

test('reviews.shown shows reviews or removes every trace of them (CONF-03, REV-02)', () => {
  const reviewed = (service: HostedService) =>
    sites.get(service)!.pages.filter(({ file }) => /class="reviews|Mere T\./.test(sites.get(service)!.text(file)));
  expect(reviewed('imgix').length).toBeGreaterThan(1);
  expect(reviewed('cloudinary')).toEqual([]);
});

describe('provider accounts', () => {
  test('does not publish the names of environment variables (CONF-01)', () => {
    const site = sites.get('imgix')!;
    const names = Object.values(hostedServices.imgix.private.providers);
    expect(
      [...site.files].filter((file) => isText(file) && names.some((name) => site.text(file).includes(name))),
    ).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import {
  brokenDocuments,
  headFaults,
  inlineScripts,
  invalidHtml,
  pictureFaults,
  sampled,
  sharedTitles,
  strayFields,
  wordsOfPrograms,
} from '../../scripts/check-site/html-faults.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';

const metas = [
  'meta[name="viewport"]',
  'meta[property="og:title"]',
  'meta[property="og:site_name"]',
  'meta[property="og:locale"]',
  'link[rel="icon"]',
];

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
  });

  test('pages of every kind are valid HTML (OPS-01)', async () => {
    expect(await invalidHtml(demo.site)).toEqual([]);
  });

  test('gives a form no field twice, and has no field for a form that does not exist (OPS-01)', () => {
    expect(strayFields(demo.site)).toEqual([]);
  });

  test('every page is one whole document with one main heading and no id twice (OPS-01)', () => {
    expect(brokenDocuments(demo.site)).toEqual([]);
  });

  test('no page says the heading of a part twice, one of the dealer’s words and one of the product’s (OPS-01)', () => {
    const twice = demo.site.pages
      .filter(({ kind }) => kind !== 'landing')
      .flatMap(({ file, path }) => {
        const headings = [...demo.site.text(file).matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gsv)].map(([, inner = '']) =>
          inner.replaceAll(/<[^>]*>/gv, '').trim(),
        );
        return headings.filter((one, index) => headings.indexOf(one) < index).map((one) => `${path}: ${one}`);
      });
    expect(twice).toEqual([]);
  });

  test('no page runs a script of its own text (OPS-01)', () => {
    expect(inlineScripts(demo.site)).toEqual([]);
  });

  test('every page has a title, a description, its canonical address and what sharing needs (OPS-07)', () => {
    expect(headFaults({ site: demo.site, siteUrl: demo.tenant.settings.siteUrl, functions: [] })).toEqual([]);
    const incomplete = demo.site
      .ofKind('home')
      .concat(sampled(demo.site.ofKind('vehicle')), sampled(demo.site.ofKind('landing')))
      .flatMap(({ file, path }) =>
        metas
          .filter((selector) => demo.site.html(file).querySelector(selector) === null)
          .map((selector) => `${path} ${selector}`),
      );
    expect(incomplete).toEqual([]);
  });

  test('no two pages that search engines may show share a title (OPS-07)', () => {
    expect(sharedTitles(demo.site)).toEqual([]);
  });

  test('every picture has its size, so that nothing moves when it arrives, and words for those who cannot see it (REG-03)', () => {
    expect(pictureFaults(demo.site)).toEqual([]);
  });

  test('shows no program’s word for a missing value on any page (OPS-01)', () => {
    expect(wordsOfPrograms(demo.site)).toEqual([]);
  });
});

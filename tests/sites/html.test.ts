import { beforeAll, describe, expect, test } from 'vitest';
import {
  brokenDocuments,
  headIssues,
  inlineScripts,
  invalidHtml,
  imageIssues,
  sampled,
  sharedTitles,
  strayFields,
  leakedCodeValues,
} from '../../scripts/check-site/html-issues.ts';
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

  test('renders valid HTML on every kind of page (OPS-01)', async () => {
    expect(await invalidHtml(demo.site)).toEqual([]);
  });

  test('has no duplicate form fields, and no field that refers to a missing form (OPS-01)', () => {
    expect(strayFields(demo.site)).toEqual([]);
  });

  test('renders complete documents with one main heading and no duplicate ids (OPS-01)', () => {
    expect(brokenDocuments(demo.site)).toEqual([]);
  });

  test('never repeats a section heading on a page (OPS-01)', () => {
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

  test('contains no inline scripts (OPS-01)', () => {
    expect(inlineScripts(demo.site)).toEqual([]);
  });

  test('gives every page a title, a description, a canonical URL and sharing tags (OPS-07)', () => {
    expect(headIssues({ site: demo.site, siteUrl: demo.tenant.settings.siteUrl, functions: [] })).toEqual([]);
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

  test('gives every indexable page a unique title (OPS-07)', () => {
    expect(sharedTitles(demo.site)).toEqual([]);
  });

  test('gives every image its dimensions, so that nothing shifts, and alternative text (REG-03)', () => {
    expect(imageIssues(demo.site)).toEqual([]);
  });

  test('never shows a code value such as "undefined" on a page (OPS-01)', () => {
    expect(leakedCodeValues(demo.site)).toEqual([]);
  });
});

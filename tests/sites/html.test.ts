import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { htmlRules } from '../support/html-faults.ts';
import { pageKinds } from '../support/site-folder.ts';

/** What belongs to a form by its id: the validator counts it as the page's, so that two forms would have the same field. */
const formFields = /<input type="hidden" form="([^"]*)" name="([^"]*)"[^>]*>/g;

/** Pages of each kind that are checked in full: the first, the last and one between. */
const sampled = <T>(list: readonly T[]): T[] =>
  [...new Set([list[0], list[Math.floor(list.length / 2)], list.at(-1)])].filter((item) => item !== undefined);

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

  /** Runs a check over every page and returns what is wrong, each thing once with the first page that has it. */
  function failing(check: (html: string, path: string) => string | null): string[] {
    const found = new Map<string, string[]>();
    for (const { file, path } of demo.site.pages) {
      const problem = check(demo.site.text(file), path);
      if (problem !== null) found.set(problem, [...(found.get(problem) ?? []), path]);
    }
    return [...found].map(([problem, paths]) => `${problem} (${paths.length} pages, such as ${paths[0]})`);
  }

  test('OPS-01 pages of every kind are valid HTML', async () => {
    const validator = new HtmlValidate(htmlRules);
    const problems = new Map<string, string>();
    for (const kind of pageKinds) {
      for (const { file, path } of sampled(demo.site.ofKind(kind))) {
        const report = await validator.validateString(demo.site.text(file).replace(formFields, ''));
        for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
          const key = `${kind}: ${ruleId}: ${message}`;
          if (!problems.has(key)) problems.set(key, `${key} (${path}, ${selector ?? ''})`);
        }
      }
    }
    expect([...problems.values()]).toEqual([]);
  });

  test('OPS-01 a form gets no field twice from beside it, and none stands for a form that is not there', () => {
    expect(
      failing((html) => {
        const fields = [...html.matchAll(formFields)].map(([, form = '', name = '']) => ({ form, name }));
        const lost = fields.find(({ form }) => !html.includes(` id="${form}"`));
        if (lost) return `no form "${lost.form}" for the field "${lost.name}"`;
        const all = fields.map(({ form, name }) => `${form} ${name}`);
        const twice = all.find((field, index) => all.indexOf(field) !== index);
        return twice === undefined ? null : `the field "${twice}" twice`;
      }),
    ).toEqual([]);
  });

  test('OPS-01 every page is one whole document with one main heading and no id twice', () => {
    expect(
      failing((html) => {
        if (!/^<!doctype html>/i.test(html)) return 'does not begin with its doctype';
        if (!html.trimEnd().endsWith('</html>'))
          return `goes on after </html>: ${html
            .slice(html.indexOf('</html>') + 7)
            .trim()
            .slice(0, 80)}`;
        const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
        if (headings !== 1) return `has ${headings} main headings`;
        const ids = [...html.matchAll(/<[^>]*\sid="([^"]*)"/g)].map(([, id]) => id);
        const twice = ids.find((id, index) => ids.indexOf(id) !== index);
        return twice === undefined ? null : `has the id "${twice}" twice`;
      }),
    ).toEqual([]);
  });

  test('OPS-01 no page runs a script of its own text', () => {
    expect(
      failing((html) => {
        const inline = [...html.matchAll(/<script\b([^>]*)>/gi)].find(
          ([, attributes = '']) => !/\ssrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes),
        );
        if (inline) return `inline ${inline[0]}`;
        const handler = /<[a-z][^>]*\son[a-z]+\s*=\s*["'][^>]*>/i.exec(html.replace(/"[^"]*"/g, '""'));
        if (handler) return `event handler in ${handler[0].slice(0, 80)}`;
        return /(href|src|action)="\s*javascript:/i.test(html) ? 'javascript: address' : null;
      }),
    ).toEqual([]);
  });

  test('OPS-07 every page has a title, a description, its canonical address and what sharing needs', () => {
    const { siteUrl } = demo.tenant.settings;
    const wanted = (html: string, path: string): string | null => {
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
      if (title.length < 8) return `title "${title}"`;
      const hidden = html.includes('<meta name="robots" content="noindex">');
      if (path === '/404' && !hidden) return 'may be indexed';
      if (!hidden && !/<meta name="description" content="[^"]{20,}"/.test(html)) return 'has no description';
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;
      if (hidden ? canonical !== null : canonical !== siteUrl + path) return `canonical ${canonical}`;
      return null;
    };
    expect(failing(wanted)).toEqual([]);
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

  test('OPS-07 no two pages that search engines may show share a title', () => {
    const titles = new Map<string, string[]>();
    for (const { file, path, kind } of demo.site.pages) {
      const html = demo.site.text(file);
      if (kind === 'vehicle' || html.includes('content="noindex"')) continue;
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      titles.set(title, [...(titles.get(title) ?? []), path]);
    }
    expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  test('REG-03 every picture has its size, so that nothing moves when it arrives, and words for those who cannot see it', () => {
    expect(
      failing((html) => {
        const bare = [...html.matchAll(/<img\b[^>]*>/g)].find(
          ([tag]) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag) || !/\salt(="|\s|>)/.test(tag),
        );
        return bare ? bare[0].slice(0, 120) : null;
      }),
    ).toEqual([]);
  });

  test('OPS-01 nothing that a program says of a missing value stands on a page', () => {
    expect(
      failing((html) => {
        const text = html
          .replace(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>/g, ' ')
          .replace(/<[^>]*>/g, ' ');
        const found = /.{0,30}\b(undefined|null|NaN|Infinity|\[object \w+\]|Invalid Date)\b.{0,30}/.exec(text);
        return found ? found[0].replace(/\s+/g, ' ') : null;
      }),
    ).toEqual([]);
  });
});

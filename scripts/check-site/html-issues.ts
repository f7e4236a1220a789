import { HtmlValidate, type ConfigData } from 'html-validate';
import { pageIssues, type BuiltSite } from './built-site.ts';
import { pageKinds, type SiteFolder } from './site-folder.ts';

/** Only issues that affect browsers or screen readers. */
const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Numbers without spaces don't wrap.
    'tel-non-breaking': 'off',
  },
};

export async function htmlIssues(html: string): Promise<string[]> {
  const { results } = await new HtmlValidate(rules).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`),
  );
}

/** The validator would attribute fields with form="id" to the page and report duplicates. */
const formFields = /<input type="hidden" form="([^"]*)" name="([^"]*)"[^>]*>/g;

export const sampled = <T>(list: readonly T[]): T[] =>
  [...new Set([list[0], list[Math.floor(list.length / 2)], list.at(-1)])].filter((item) => item !== undefined);

export async function invalidHtml(site: SiteFolder): Promise<string[]> {
  const validator = new HtmlValidate(rules);
  const problems = new Map<string, string>();
  for (const kind of pageKinds) {
    for (const { file, path } of sampled(site.ofKind(kind))) {
      const report = await validator.validateString(site.text(file).replace(formFields, ''));
      for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
        const key = `${kind}: ${ruleId}: ${message}`;
        if (!problems.has(key)) problems.set(key, `${key} (${path}, ${selector ?? ''})`);
      }
    }
  }
  return [...problems.values()];
}

export const strayFields = (site: SiteFolder): string[] =>
  pageIssues(site, (html) => {
    const fields = [...html.matchAll(formFields)].map(([, form = '', name = '']) => ({ form, name }));
    const lost = fields.find(({ form }) => !html.includes(` id="${form}"`));
    if (lost) return `field "${lost.name}" refers to a missing form, "${lost.form}"`;
    const all = fields.map(({ form, name }) => `${form} ${name}`);
    const twice = all.find((field, index) => all.indexOf(field) !== index);
    return twice === undefined ? null : `field "${twice}" appears twice`;
  });

export const brokenDocuments = (site: SiteFolder): string[] =>
  pageIssues(site, (html) => {
    if (!/^<!doctype html>/i.test(html)) return 'does not start with a doctype';
    if (!html.trimEnd().endsWith('</html>'))
      return `has content after </html>: ${html
        .slice(html.indexOf('</html>') + 7)
        .trim()
        .slice(0, 80)}`;
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
    if (headings !== 1) return `has ${headings} main headings`;
    const ids = [...html.matchAll(/<[^>]*\sid="([^"]*)"/g)].map(([, id]) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    return twice === undefined ? null : `uses the id "${twice}" more than once`;
  });

export const inlineScripts = (site: SiteFolder): string[] =>
  pageIssues(site, (html) => {
    const inline = [...html.matchAll(/<script\b([^>]*)>/gi)].find(
      ([, attributes = '']) => !/\ssrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes),
    );
    if (inline) return `inline ${inline[0]}`;
    const handler = /<[a-z][^>]*\son[a-z]+\s*=\s*["'][^>]*>/i.exec(html.replace(/"[^"]*"/g, '""'));
    if (handler) return `event handler in ${handler[0].slice(0, 80)}`;
    return /(href|src|action)="\s*javascript:/i.test(html) ? 'javascript: URL' : null;
  });

const isHidden = (html: string): boolean => html.includes('<meta name="robots" content="noindex">');
const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';

export const headIssues = ({ site, siteUrl }: BuiltSite): string[] =>
  pageIssues(site, (html, path) => {
    const title = titleOf(html);
    if (title.length < 8) return `title "${title}"`;
    if (path === '/404' && !isHidden(html)) return 'is missing noindex';
    if (!isHidden(html) && !/<meta name="description" content="[^"]{20,}"/.test(html)) return 'has no description';
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;
    if (isHidden(html) ? canonical !== null : canonical !== siteUrl + path) return `canonical ${canonical}`;
    return null;
  });

/** Skips vehicles, which may share names, and unindexed pages. */
export function sharedTitles(site: SiteFolder): string[] {
  const titles = new Map<string, string[]>();
  for (const { file, path, kind } of site.pages) {
    const html = site.text(file);
    if (kind === 'vehicle' || html.includes('content="noindex"')) continue;
    titles.set(titleOf(html), [...(titles.get(titleOf(html)) ?? []), path]);
  }
  return [...titles].filter(([, paths]) => paths.length > 1).map(([title, paths]) => `${title}: ${paths.join(', ')}`);
}

/** Dimensions prevent layout shifts. */
export const imageIssues = (site: SiteFolder): string[] =>
  pageIssues(site, (html) => {
    const bare = [...html.matchAll(/<img\b[^>]*>/g)].find(
      ([tag]) => !/\swidth="\d+"/.test(tag) || !/\sheight="\d+"/.test(tag) || !/\salt(="|\s|>)/.test(tag),
    );
    return bare ? bare[0].slice(0, 120) : null;
  });

export const leakedCodeValues = (site: SiteFolder): string[] =>
  pageIssues(site, (html) => {
    const text = html.replace(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>/g, ' ').replace(/<[^>]*>/g, ' ');
    const found = /.{0,30}\b(undefined|null|NaN|Infinity|\[object \w+\]|Invalid Date)\b.{0,30}/.exec(text);
    return found ? found[0].replace(/\s+/g, ' ') : null;
  });

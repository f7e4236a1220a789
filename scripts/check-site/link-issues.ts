import type { BuiltSite } from './built-site.ts';
import { pageReferences, styleReferences, type Reference } from './references.ts';

export interface FollowedLinks {
  followed: number;
  /** Each broken link once, with the first page that has it. */
  broken: string[];
}

/** Never requests other sites. */
export function followLinks(built: BuiltSite): FollowedLinks {
  const { site } = built;
  const broken = new Map<string, string>();
  let followed = 0;
  const follow = ({ from, address }: Reference, path: string, file: string): void => {
    followed++;
    const problem = problemOf(built, address, path, file);
    if (problem === null) return;
    const key = `${from} "${address}" ${problem}`.replaceAll(/\d{4}-[\w-]+-\w{4,}/g, '{vehicle}');
    if (!broken.has(key)) broken.set(key, path);
  };
  for (const { file, path } of site.pages)
    for (const reference of pageReferences(site.text(file))) follow(reference, path, file);
  for (const file of site.files)
    if (file.endsWith('.css'))
      for (const reference of styleReferences(site.text(file))) follow(reference, `/${file}`, file);
  return { followed, broken: [...broken].map(([problem, path]) => `${problem} (on ${path})`) };
}

function problemOf(built: BuiltSite, address: string, path: string, file: string): string | null {
  const { site, siteUrl, functions } = built;
  if (address === '') return 'is empty';
  if (/^(tel:\+?\d+$|mailto:[^@\s]+@[^@\s?]+(\?\S*)?$|data:image\/)/.test(address)) return null;
  const url = new URL(address, siteUrl + path);
  if (url.origin !== siteUrl) return url.protocol === 'https:' ? null : 'isn’t a valid URL';
  if (address.startsWith('#')) return fragmentProblem(built, url.hash, file);
  const target = site.target(url.pathname, functions);
  if (target.kind === 'function') return null;
  if (target.kind === 'file') return fragmentProblem(built, url.hash, target.file);
  if (target.kind === 'missing') return 'links to a page that doesn’t exist';
  return target.kind === 'gone' ? 'links to a removed page' : redirectProblem(built, target.to);
}

const fragmentProblem = ({ site }: BuiltSite, hash: string, file: string): string | null =>
  hash === '' || site.ids(file).has(decodeURIComponent(hash.slice(1))) ? null : `has no matching id in ${file}`;

function redirectProblem(built: BuiltSite, to: string): string | null {
  const end = built.site.target(to, built.functions);
  if (end.kind === 'function') return null;
  return end.kind === 'file'
    ? fragmentProblem(built, new URL(to, 'https://site.example').hash, end.file)
    : `redirects to ${to}, which does not exist`;
}

/** `slug` replaces `:slug` in redirects. */
export function redirectIssues(built: BuiltSite, slug: string): { rules: number; faults: string[] } {
  const rules = built.site
    .text('_redirects')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', ...rest] = line.split(' ');
      const asked = rest.filter((part) => /^\w+=:/.test(part));
      const [, status] = rest.slice(asked.length);
      return { from, query: asked.length > 0 ? `?${asked.join('&')}` : '', status };
    });
  const faults = rules.flatMap(({ from, query, status }) => {
    const target = built.site.target((from + query).replace(':slug', slug));
    const problem = 'to' in target ? redirectProblem(built, target.to) : 'isn’t a redirect';
    return problem === null && /^(?:30[12]|410)$/.test(status ?? '') ? [] : [`${from}${query} ${problem ?? status}`];
  });
  return { rules: rules.length, faults };
}

import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isReservable } from '#src/domain/card/card-actions.ts';
import { loadFunctions, type FunctionRoute } from '#src/local-server/functions.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { projectDir } from '../support/generator.ts';
import { pageReferences, styleReferences, type Reference } from '../support/references.ts';

let functions: FunctionRoute[];
beforeAll(async () => {
  functions = (await loadFunctions(join(projectDir, 'functions'))).routes;
});

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  const broken = new Map<string, string>();
  let followed = 0;
  beforeAll(async () => {
    demo = await demoSite(slug);
    for (const { file, path } of demo.site.pages)
      for (const reference of pageReferences(demo.site.text(file))) follow(reference, path, file);
    for (const file of demo.site.files)
      if (file.endsWith('.css'))
        for (const reference of styleReferences(demo.site.text(file))) follow(reference, `/${file}`, file);
  });

  /** Notes an address that leads nowhere, with the first page that has it. */
  function follow({ from, address }: Reference, path: string, file: string) {
    followed++;
    const problem = problemOf(address, path, file);
    if (problem === null) return;
    const key = `${from} "${address}" ${problem}`.replaceAll(/\d{4}-[\w-]+-\w{4,}/g, '{vehicle}');
    if (!broken.has(key)) broken.set(key, path);
  }

  function problemOf(address: string, path: string, file: string): string | null {
    const { siteUrl } = demo.tenant.settings;
    if (address === '') return 'is empty';
    if (/^(tel:\+?\d+$|mailto:[^@\s]+@[^@\s?]+(\?\S*)?$|data:image\/)/.test(address)) return null;
    const url = new URL(address, siteUrl + path);
    if (url.origin !== siteUrl) return url.protocol === 'https:' ? null : 'is no address';
    if (address.startsWith('#')) return fragmentProblem(url.hash, file);
    const target = demo.site.target(url.pathname, functions);
    if (target.kind === 'function') return null;
    if (target.kind === 'file') return fragmentProblem(url.hash, target.file);
    return target.kind === 'missing' ? 'leads nowhere' : redirectProblem(target.to);
  }

  function fragmentProblem(hash: string, file: string): string | null {
    return hash === '' || demo.site.ids(file).has(decodeURIComponent(hash.slice(1)))
      ? null
      : `names no element of ${file}`;
  }

  function redirectProblem(to: string): string | null {
    const end = demo.site.target(to, functions);
    if (end.kind === 'function') return null;
    return end.kind === 'file'
      ? fragmentProblem(new URL(to, 'https://site.example').hash, end.file)
      : `moves on to ${to}, which is not there`;
  }

  test('MENU-01 ROUTE-23 every link, picture, script, form and sharing address of every page leads somewhere', () => {
    expect(demo.site.pages.length).toBeGreaterThan(50);
    expect(followed).toBeGreaterThan(5000);
    expect([...broken].map(([problem, path]) => `${problem} (on ${path})`)).toEqual([]);
  });

  test('ROUTE-23 every redirect ends at a page, in one step', () => {
    const rules = demo.site
      .text('_redirects')
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', ...rest] = line.split(' ');
        const asked = rest.filter((part) => /^\w+=:/.test(part));
        const [, status] = rest.slice(asked.length);
        return { from, query: asked.length > 0 ? `?${asked.join('&')}` : '', status };
      });
    const slugOf =
      demo.stock.vehicles.find((vehicle) => isReservable(vehicle, demo.context.settings))?.slug ??
      demo.stock.vehicles[0]!.slug;
    const wrong = rules.flatMap(({ from, query, status }) => {
      const target = demo.site.target((from + query).replace(':slug', slugOf));
      const problem = target.kind === 'redirect' ? redirectProblem(target.to) : 'is no redirect';
      return problem === null && /^30[12]$/.test(status ?? '') ? [] : [`${from}${query} ${problem ?? status}`];
    });
    expect(rules.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  test('MENU-01 numbers for menus name pages that exist', () => {
    const { paths, makes } = JSON.parse(demo.site.text('data/stock-counts.json')) as {
      paths: Record<string, number>;
      makes: { slug: string }[];
    };
    const addresses = [...Object.keys(paths), ...makes.map((make) => `/search/${make.slug}`)];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => demo.site.target(address).kind !== 'file')).toEqual([]);
  });
});

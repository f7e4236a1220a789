/**
 * Compares our runtime (docs/decisions/031-small-page-runtime.md) with Astro's on every page, to reveal changes in
 * Astro updates.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageToRender, SiteContext, Tenant } from '#src/domain/site.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import { astroBuild } from '#src/generator/compile.ts';
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { dropFacades } from '#src/generator/script-facades.ts';
import { siteContext, sitePages } from '#src/routes/route-table.ts';
import { answerResults } from '#src/server/results/results-page.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { formErrorPage } from '#src/view/forms/form-error-page.ts';
import { noBookingPage } from '#src/view/receipt/booking-page.ts';
import { compiledFolder, pageRendererOf, type RenderPage } from '../support/compiled.ts';
import { addHostedServices } from '../support/configurations.ts';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';
import { now, Workspace } from '../support/generator.ts';

const astrosFolder = mkdtempSync(join(tmpdir(), 'forecourt-astros-'));
const hosted = new Workspace();
let astros: RenderPage;
let ours: RenderPage;

beforeAll(async () => {
  ours = await pageRendererOf(compiledFolder, { keepsIslands: true });
  const byAstro = async (template: TemplateName): Promise<string> => {
    const folder = join(astrosFolder, template);
    await astroBuild(folder, template, '--config', 'tests/support/astros-own/astro.config.mjs');
    dropFacades(folder);
    return folder;
  };
  astros = await pageRendererOf(byAstro, { keepsIslands: false });
});
afterAll(() => {
  rmSync(astrosFolder, { recursive: true, force: true });
  hosted.remove();
});

/** Our runtime omits an island's hash, which nothing reads (src/render/island.ts). */
const withoutHashes = (text: string): string => text.replace(/(<astro-island) uid="\w+"/g, '$1');

/** From shortly before the first difference; null if equal. */
async function difference(page: PageToRender): Promise<object | null> {
  const [our, astrosOwn] = await Promise.all([ours(page), astros(page)]);
  const astro = withoutHashes(astrosOwn);
  if (our === astro) return null;
  const at = [...our].findIndex((_, index) => our[index] !== astro[index]);
  const from = at < 0 ? our.length : at;
  const piece = (text: string) => text.slice(Math.max(0, from - 80), from + 120);
  return { path: page.path, ours: piece(our), astros: piece(astro) };
}

async function differences(pages: Iterable<PageToRender>): Promise<{ drawn: number; found: object[] }> {
  const found: object[] = [];
  let drawn = 0;
  for (const page of pages) {
    const different = await difference(page);
    if (different) found.push(different);
    drawn++;
  }
  return { drawn, found };
}

function* listed(tenant: Tenant, stock: DemoSite['stock'], context: SiteContext): Generator<PageToRender> {
  for (const { path, route, load } of sitePages(tenant, stock, context)) {
    const page = load();
    if (page.kind !== 'text') yield { path, route, context, page };
  }
}

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
  });

  test("renders every page byte for byte as Astro's own runtime does (OPS-01)", async () => {
    const { drawn, found } = await differences(listed(demo.tenant, demo.stock, demo.context));
    expect(found.slice(0, 3)).toEqual([]);
    expect(drawn).toBeGreaterThan(60);
  });

  test('renders pages that functions answer with byte for byte as Astro does (OPS-01)', async () => {
    const { context } = demo;
    const results = await resultsPage(demo);
    const fault = formErrorPage(
      { form: 'enquiry', typed: { name: '<b>', phone: '1' }, faults: { name: 'No "name".' }, message: 'Not sent.' },
      demo.tenant.settings,
    );
    const errorRoute = routePatterns['form-error'];
    const pages: PageToRender[] = [
      { ...results, context },
      { path: errorRoute.replace('[form]', 'enquiry'), route: errorRoute, page: fault, context },
      {
        path: routePatterns.booking,
        route: routePatterns.booking,
        page: noBookingPage('There is no booking.', { ...demo.tenant, pages: [] }),
        context,
      },
    ];
    expect(await differences(pages)).toEqual({ drawn: pages.length, found: [] });
  });
});

async function resultsPage({ slug, site }: DemoSite): Promise<Omit<PageToRender, 'context'>> {
  const caught: Omit<PageToRender, 'context'>[] = [];
  await answerResults(
    new Request(`http://${slug}.localhost/results?query=red&page=1`),
    {
      params: {},
      ip: '',
      waitUntil: () => {},
      tenant: slug,
      dealersDir: join(site.dir, '../.forecourt/server'),
      readSiteFile: (path) => Promise.resolve(new Uint8Array(readFileSync(join(site.dir, path)))),
      drawPage: (page) => {
        caught.push(page);
        return Promise.resolve('');
      },
    },
    () => Date.parse(now),
  );
  return caught[0]!;
}

test('renders dealers with hosted services byte for byte as Astro does (OPS-01)', async () => {
  const tenantsDir = hosted.tenants;
  for (const slug of addHostedServices(hosted)) {
    const { tenant, stock } = await loadSite(slug, { tenantsDir, now: Date.parse(now) });
    const { drawn, found } = await differences(listed(tenant, stock, siteContext(tenant, stock)));
    expect(found.slice(0, 3)).toEqual([]);
    expect(drawn).toBeGreaterThan(30);
  }
});

test.each([
  ['with the cause', '/cars/a-car', '/cars/[slug]', /^Could not render \/cars\/a-car: .*\n.*at /s],
  [
    'at an address of another page',
    '/cars/',
    '/models',
    /^\/cars\/ is listed for the route \/models, which doesn’t match it/,
  ],
  ['without a page file', '/cars/', '/nowhere', /There is no page file for \/nowhere/],
])('reports a page that cannot be rendered: %s (OPS-06)', async (_, path, route, words) => {
  const { context } = await demoSite('kauri-cars');
  await expect(ours({ path, route, context, page: { kind: 'home' } })).rejects.toThrow(words);
});

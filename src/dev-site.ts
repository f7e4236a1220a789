/** The generator for `astro dev`: per request, finds the tenant by host name and reads its folder afresh. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { redirects, siteContext, sitePages } from '#src/routes/route-table.ts';
import { decidePage } from '#src/routes/decide-page.ts';
import type { ListedPage, PageData } from '#src/routes/page-data.ts';
import { loadSite } from '#src/sources/load-site.ts';
import { brokenDealerPage } from '#src/sources/tenants/broken-dealer-page.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { newestChange } from '#src/sources/tenants/newest-change.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { findRedirect, parseRedirects, redirectsFile, type RedirectRule } from '#src/lib/redirect-rules.ts';
import type { SiteContext } from '#src/domain/site.ts';

interface DevSite {
  stamp: number;
  library: string | null;
  context: SiteContext;
  pages: Map<string, () => ListedPage>;
  redirects: RedirectRule[];
}

const tenantsDir = tenantsFolder(undefined);
/** This server's template (astro.config.mjs). */
const template = process.env.FORECOURT_TEMPLATE;
const sites = new Map<string, DevSite>();
const contentTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Sets a page's locals, or responds itself: the list of dealers, images, redirects and machine-readable files. */
export async function devSite(url: URL, locals: Partial<App.Locals>, drawn: string | null): Promise<Response | null> {
  const slug = /^([a-z0-9-]+)\.localhost$/.exec(url.hostname)?.[1];
  if (!slug || !tenantSlugs(tenantsDir).includes(slug)) return dealerList(url);
  const site = await currentSite(slug).catch((cause: unknown) => brokenAnswer(slug, cause));
  if (site instanceof Response) return site;
  if (site.context.settings.template !== template) return otherTemplate(slug, site.context.settings.template);
  const ofFunction =
    drawn === null
      ? undefined
      : (globalThis as { forecourtDrawing?: Map<string, PageData> }).forecourtDrawing?.get(drawn);
  if (ofFunction) {
    Object.assign(locals, { context: site.context, page: ofFunction });
    return null;
  }
  const path = decodeURIComponent(url.pathname);
  const picture = await imageResponse(slug, site, path);
  if (picture) return picture;
  const load = site.pages.get(path) ?? site.pages.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`);
  const moved = load ? null : findRedirect(site.redirects, path, url.search.slice(1));
  if (moved) return Response.redirect(new URL(moved.target, url), 302);
  const page = (load ?? site.pages.get('/404')!)();
  if (page.kind === 'text')
    return new Response(typeof page.body === 'string' ? page.body : new Uint8Array(page.body), {
      headers: { 'content-type': page.contentType },
    });
  locals.context = site.context;
  locals.page = decidePage(page, site.context);
  return null;
}

/** @throws the cause if the dealer's folder isn't to blame */
function brokenAnswer(slug: string, cause: unknown): Response {
  const page = brokenDealerPage(slug, cause);
  if (page === null) throw cause;
  // The page reloads itself until the folder is fixed.
  return new Response(page, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', refresh: '2' },
  });
}

/** One server compiles one template. */
const otherTemplate = (slug: string, name: string): Response =>
  new Response(
    `${slug} uses the ${name} template, but this server runs ${template}. Stop the server, then run: ./forecourt dev ${slug}\n`,
    { status: 501, headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );

async function currentSite(slug: string): Promise<DevSite> {
  const stamp = newestChange(join(tenantsDir, slug));
  const known = sites.get(slug);
  if (known?.stamp === stamp) return known;
  const { tenant, stock } = await loadSite(slug, { tenantsDir, now: Date.now() });
  const context = siteContext(tenant, stock);
  const pages = new Map<string, () => ListedPage>();
  for (const page of sitePages(tenant, stock, context)) pages.set(page.path, page.load);
  const site = {
    stamp,
    library: tenant.settings.images.library,
    context,
    pages,
    redirects: parseRedirects(redirectsFile(redirects(tenant, stock, context))),
  };
  sites.set(slug, site);
  return site;
}

async function imageResponse(slug: string, site: DevSite, path: string): Promise<Response | null> {
  const [folder, name] =
    path.startsWith('/photos/') && site.library
      ? [join(tenantsDir, site.library, 'photos'), path.slice(8)]
      : path.startsWith('/images/')
        ? [join(tenantsDir, slug, 'images'), path.slice(8)]
        : [null, ''];
  if (folder === null) return null;
  const file = resolve(folder, name);
  if (!file.startsWith(folder + sep) || !existsSync(file)) return null;
  return new Response(new Uint8Array(await readFile(file)), {
    headers: { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' },
  });
}

function dealerList(url: URL): Response {
  const links = tenantSlugs(tenantsDir)
    .map((slug) => `<li><a href="//${slug}.localhost:${url.port}/">${slug}</a></li>`)
    .join('');
  return new Response(`<!doctype html><html lang="en"><title>Dealers</title><h1>Dealers</h1><ul>${links}</ul></html>`, {
    headers: { 'content-type': 'text/html' },
  });
}

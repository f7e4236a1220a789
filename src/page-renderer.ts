/** For build threads and functions that respond with a page. */
import { manifest } from 'virtual:astro:manifest';
import type { PageToRender } from '#src/domain/site.ts';
import { memoize } from '#src/lib/memoize.ts';
import { IslandCache } from '#src/render/island-cache.ts';
import { renderPage, type PageComponent } from '#src/render/page.ts';
import { decidePage } from '#src/routes/decide-page.ts';
import type { ListedPage } from '#src/routes/page-data.ts';

const messageOf = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));

/** Browser URL of a compiled module. */
function addressOf(source: string): string {
  const file = manifest.entryModules[source];
  if (!file) throw new Error(`${source} is not compiled for browsers.`);
  return `/${file}`;
}

interface Route {
  pattern: RegExp;
  component: PageComponent;
}

async function loadRoute(route: string): Promise<Route> {
  const data = manifest.routes.find((one) => one.routeData.route === route)?.routeData;
  const load = data && manifest.pageMap?.get(data.component);
  if (!load) throw new Error(`There is no page file for ${route}.`);
  const { default: component } = await (await load()).page();
  return { pattern: data.pattern, component: component as unknown as PageComponent };
}

/** The renderer's errors name the failing page. `keepsIslands` is only for builds, which contain no personal data. */
export function pageRenderer({ keepsIslands = false } = {}): (page: PageToRender) => Promise<string> {
  const kept = keepsIslands ? new IslandCache() : null;
  const routeOf = memoize(loadRoute);
  return async ({ path, route, context, page }) => {
    const { pattern, component } = await routeOf(route);
    if (!pattern.test(path)) throw new Error(`${path} is listed for the route ${route}, which doesn’t match it.`);
    try {
      const locals: App.Locals = { context, page: decidePage(page as ListedPage, context) };
      return await renderPage(component, { locals, address: context.settings.siteUrl + path, addressOf, kept });
    } catch (cause) {
      throw new Error(`Could not render ${path}: ${messageOf(cause)}`, { cause });
    }
  };
}

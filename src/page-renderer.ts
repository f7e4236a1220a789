/** Draws pages with Astro's app, one at a time: for the threads of a build, and for functions that answer with a page. */
import { createApp } from 'astro/app/entrypoint';
import type { PageToDraw } from '#src/domain/site.ts';
import { decidePage } from '#src/routes/decide-page.ts';
import type { ListedPage } from '#src/routes/page-data.ts';

const isRight = (status: number, route: string): boolean => status === 200 || (status === 404 && route === '/404');

const messageOf = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));

/** `draw` throws what made a page fail, in words that name the page. */
export function pageRenderer(): (page: PageToDraw) => Promise<Response> {
  const app = createApp({ streaming: false });
  const routes = new Map(app.manifestData.routes.map((data) => [data.route, data]));
  keepPages(app.manifest.pageMap);
  return async ({ path, route, context, page }) => {
    const routeData = routes.get(route);
    if (!routeData?.pattern.test(path))
      throw new Error(`${path} is listed for the page ${route}, which does not answer it.`);
    const locals: App.Locals = { context, page: decidePage(page as ListedPage, context) };
    // A route with its pathname has nothing to look up: Astro would search for static paths, which no page here has.
    const response = await app.render(new Request(context.settings.siteUrl + path), {
      locals,
      routeData: { ...routeData, pathname: path },
    });
    if (locals.renderError) throw new Error(`${path} does not render: ${messageOf(locals.renderError)}`);
    if (!isRight(response.status, route)) throw new Error(`${path} renders with status ${response.status}.`);
    return response;
  };
}

/** Astro imports a page's module anew for each request; the module loader takes longer to find it again than a small page takes to render. */
function keepPages(pageMap: ReturnType<typeof createApp>['manifest']['pageMap']): void {
  for (const [component, load] of pageMap ?? []) {
    let loaded: ReturnType<typeof load> | null = null;
    pageMap!.set(component, () => (loaded ??= load()));
  }
}

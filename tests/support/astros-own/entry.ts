import { createApp } from 'astro/app/entrypoint';
import type { PageToRender } from '#src/domain/site.ts';
import { decidePage } from '#src/routes/decide-page.ts';
import type { ListedPage } from '#src/routes/page-data.ts';

export function pageRenderer(): (page: PageToRender) => Promise<string> {
  const app = createApp({ streaming: false });
  const routes = new Map(app.manifestData.routes.map((data) => [data.route, data]));
  return async ({ path, route, context, page }) => {
    const locals: App.Locals = { context, page: decidePage(page as ListedPage, context) };
    const response = await app.render(new Request(context.settings.siteUrl + path), {
      locals,
      routeData: { ...routes.get(route)!, pathname: path },
    });
    if (response.status !== (route === '/404' ? 404 : 200)) throw new Error(`${path} answers ${response.status}.`);
    return response.text();
  };
}

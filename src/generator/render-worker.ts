/** A render thread: takes batches of page data and writes their HTML. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteContext } from '#src/domain/site.ts';
import { loadBundle } from './bundle.ts';
import type { PageText } from './parts.ts';
import type { FromWorker, RenderBatch, ToWorker } from './render-pool.ts';

/**
 * A response that keeps the bytes it was made of. Astro hands over the whole page at once; reading it back through the
 * body's stream would cost a tenth of the rendering.
 */
class PageResponse extends Response {
  readonly whole: Uint8Array | null;

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    const bytes = body instanceof Uint8Array ? body : null;
    super(bytes ? null : body, init);
    this.whole = bytes;
  }
}
globalThis.Response = PageResponse as typeof Response;

const { folder, fingerprint } = workerData as { folder: string; fingerprint: string };
const { entry } = await loadBundle(folder, fingerprint);
const app = entry.createApp({ streaming: false });
const routes = new Map(app.manifestData.routes.map((data) => [data.route, data]));
keepPages(app.manifest.pageMap);
/** Parts that pages share, parsed once: a page that holds one holds this very object. */
const parts = new Map<number, object>();
const sites = new Map<string, { context: SiteContext; origin: string }>();

parentPort!.on('message', (message: ToWorker) => {
  if (message.type === 'site') {
    sites.clear();
    parts.clear();
    sites.set(message.key, { context: message.context, origin: message.context.settings.siteUrl });
  } else void answer(message);
});

async function answer(batch: RenderBatch): Promise<void> {
  const result: FromWorker = await renderBatch(batch).catch((cause: unknown) => ({ id: batch.id, bytes: [], problem: text(cause) }));
  parentPort!.postMessage(result);
}

async function renderBatch({ id, key, folder: target, pages, parts: given }: RenderBatch): Promise<FromWorker> {
  const { context, origin } = sites.get(key)!;
  for (const [part, json] of given) parts.set(part, JSON.parse(json) as object);
  const bytes: number[] = [];
  for (const { path, file, route, page } of pages) {
    const html = await render(origin, path, route, context, pageData(page));
    writeFileSync(join(target, file), html);
    bytes.push(html.length);
  }
  return { id, bytes, problem: null };
}

async function render(origin: string, path: string, route: string, context: SiteContext, page: App.Locals['page']): Promise<Uint8Array> {
  const locals: App.Locals = { context, page };
  const routeData = routes.get(route);
  if (!routeData?.pattern.test(path)) throw new Error(`${path} is listed for the page ${route}, which does not answer it.`);
  // A route with its pathname has nothing to look up: Astro would search for static paths, which no page here has.
  const response = await app.render(new Request(origin + path), { locals, routeData: { ...routeData, pathname: path } });
  const body = (response as PageResponse).whole ?? new Uint8Array(await response.arrayBuffer());
  if (locals.renderError) throw new Error(`${path} does not render: ${text(locals.renderError)}`);
  if (!isRight(response.status, route)) throw new Error(`${path} renders with status ${response.status}.`);
  if (body.length === 0) throw new Error(`${path} renders nothing.`);
  return body;
}

/** Astro imports a page's module anew for each request; the module loader takes longer to find it again than a small page takes to render. */
function keepPages(pageMap: typeof app.manifest.pageMap): void {
  for (const [component, load] of pageMap ?? []) {
    let loaded: ReturnType<typeof load> | null = null;
    pageMap!.set(component, () => loaded ??= load());
  }
}

function pageData({ own, parts: held }: PageText): App.Locals['page'] {
  const data = JSON.parse(own) as Record<string, unknown>;
  for (const [key, ids] of held) data[key] = Array.isArray(ids) ? ids.map((id) => parts.get(id)) : parts.get(ids);
  return data as unknown as App.Locals['page'];
}

const isRight = (status: number, route: string) => status === 200 || (status === 404 && route === '/404');

function text(cause: unknown): string {
  return cause instanceof Error ? cause.stack ?? cause.message : String(cause);
}

/** A render thread: takes batches of page data and writes their HTML. */
import { writeFile } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import type { SiteContext } from '#src/domain/site.ts';
import { loadBundle } from './bundle.ts';
import type { FromWorker, RenderBatch, ToWorker } from './render-pool.ts';

const { folder, fingerprint } = workerData as { folder: string; fingerprint: string };
const { entry } = await loadBundle(folder, fingerprint);
const app = entry.createApp({ streaming: false });
/** The callback form: the promise form makes a handle object of every file, which costs more than the write. */
const write = promisify(writeFile);
const routes = new Map(app.manifestData.routes.map((data) => [data.route, data]));
const sites = new Map<string, { context: SiteContext; origin: string }>();

parentPort!.on('message', (message: ToWorker) => {
  if (message.type === 'site') {
    sites.clear();
    sites.set(message.key, { context: message.context, origin: message.context.settings.siteUrl });
  } else void answer(message);
});

async function answer(batch: RenderBatch): Promise<void> {
  const result: FromWorker = await renderBatch(batch).catch((cause: unknown) => ({ id: batch.id, bytes: [], problem: text(cause) }));
  parentPort!.postMessage(result);
}

async function renderBatch({ id, key, folder: target, pages }: RenderBatch): Promise<FromWorker> {
  const { context, origin } = sites.get(key)!;
  const writes: Promise<number>[] = [];
  for (const { path, file, route, data } of pages) {
    const html = await render(origin, path, route, context, data);
    writes.push(write(join(target, file), html).then(() => html.length));
  }
  return { id, bytes: await Promise.all(writes), problem: null };
}

async function render(origin: string, path: string, route: string, context: SiteContext, data: string): Promise<Buffer> {
  const locals: App.Locals = { context, page: JSON.parse(data) };
  const routeData = routes.get(route);
  if (!routeData?.pattern.test(path)) throw new Error(`${path} is listed for the page ${route}, which does not answer it.`);
  const response = await app.render(new Request(origin + path), { locals, routeData });
  const body = Buffer.from(await response.arrayBuffer());
  if (locals.renderError) throw new Error(`${path} does not render: ${text(locals.renderError)}`);
  if (!isRight(response.status, route)) throw new Error(`${path} renders with status ${response.status}.`);
  return body;
}

const isRight = (status: number, route: string) => status === 200 || (status === 404 && route === '/404');

function text(cause: unknown): string {
  return cause instanceof Error ? cause.stack ?? cause.message : String(cause);
}

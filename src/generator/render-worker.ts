/** A render thread: takes batches of page data and writes their HTML. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageToDraw, SiteContext } from '#src/domain/site.ts';
import { loadEntry } from './bundle.ts';
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

const { folder } = workerData as { folder: string };
const draw = (await loadEntry(folder)).pageRenderer();
/** Parts that pages share, parsed once: a page that holds one holds this very object. */
const parts = new Map<number, object>();
const sites = new Map<string, SiteContext>();

parentPort!.on('message', (message: ToWorker) => {
  if (message.type === 'site') {
    sites.clear();
    parts.clear();
    sites.set(message.key, message.context);
  } else void answer(message);
});

async function answer(batch: RenderBatch): Promise<void> {
  const result: FromWorker = await renderBatch(batch).catch((cause: unknown) => ({
    id: batch.id,
    bytes: [],
    problem: text(cause),
  }));
  parentPort!.postMessage(result);
}

async function renderBatch({ id, key, folder: target, pages, parts: given }: RenderBatch): Promise<FromWorker> {
  const context = sites.get(key)!;
  for (const [part, json] of given) parts.set(part, JSON.parse(json) as object);
  const bytes: number[] = [];
  for (const { path, file, route, page } of pages) {
    const html = await render({ path, route, context, page: pageData(page) });
    writeFileSync(join(target, file), html);
    bytes.push(html.length);
  }
  return { id, bytes, problem: null };
}

async function render(page: PageToDraw): Promise<Uint8Array> {
  const response = await draw(page);
  const body = (response as PageResponse).whole ?? new Uint8Array(await response.arrayBuffer());
  if (body.length === 0) throw new Error(`${page.path} renders nothing.`);
  return body;
}

function pageData({ own, parts: held }: PageText): PageToDraw['page'] {
  const data = JSON.parse(own) as Record<string, unknown>;
  for (const [key, ids] of held) data[key] = Array.isArray(ids) ? ids.map((id) => parts.get(id)) : parts.get(ids);
  return data as unknown as PageToDraw['page'];
}

function text(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

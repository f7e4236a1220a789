import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageToRender, SiteContext } from '#src/domain/site.ts';
import { loadEntry } from './bundle.ts';
import type { PageText } from './parts.ts';
import type { FromWorker, RenderBatch, ToWorker } from './render-pool.ts';

const { folder } = workerData as { folder: string };
const renderHtml = (await loadEntry(folder)).pageRenderer({ keepsIslands: true });
interface Site {
  context: SiteContext;
  /** Parsed once; pages share the object. */
  parts: Map<number, object>;
}
const sites = new Map<string, Site>();

parentPort!.on('message', (message: ToWorker) => {
  if (message.type === 'site') sites.set(message.key, { context: message.context, parts: new Map() });
  else if (message.type === 'end') sites.delete(message.key);
  else void answer(message);
});

async function answer(batch: RenderBatch): Promise<void> {
  const problem = await renderBatch(batch).then(() => null, text);
  parentPort!.postMessage({ id: batch.id, problem } satisfies FromWorker);
}

async function renderBatch({ key, folder: target, pages, parts: given }: RenderBatch): Promise<void> {
  const { context, parts } = sites.get(key)!;
  for (const [part, json] of given) parts.set(part, JSON.parse(json) as object);
  for (const { path, file, route, page } of pages) {
    const html = await renderHtml({ path, route, context, page: pageData(page, parts) });
    if (!html.length) throw new Error(`Rendering ${path} produced no output.`);
    // For text, Node encodes, opens, writes and closes in one call.
    writeFileSync(join(target, file), html);
  }
}

function pageData({ own, parts: held }: PageText, parts: Site['parts']): PageToRender['page'] {
  const data = JSON.parse(own) as Record<string, unknown>;
  for (const [key, ids] of held) data[key] = Array.isArray(ids) ? ids.map((id) => parts.get(id)) : parts.get(ids);
  return data as unknown as PageToRender['page'];
}

function text(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** Pages that functions answer with, drawn by the code that the site itself was built with. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageToDraw } from '#src/domain/site.ts';
import { dealersFolder } from './dealer/find-dealer.ts';
import type { DealerRecord } from './dealer/dealer-record.ts';
import type { FunctionContext } from './function-context.ts';

type DrawPage = (page: PageToDraw) => Promise<string>;

/** Loaded once by each process; a folder's name is its contents' fingerprint. */
const loaded = new Map<string, Promise<DrawPage>>();

function load(folder: string): Promise<DrawPage> {
  const known = loaded.get(folder);
  if (known) return known;
  const loading = import(pathToFileURL(join(folder, 'entry.mjs')).href).then((code: { pageRenderer: () => DrawPage }) =>
    code.pageRenderer(),
  );
  loaded.set(folder, loading);
  // What could not be read this time may be there the next.
  loading.catch(() => loaded.delete(folder));
  return loading;
}

/**
 * A page of the site as HTML. `route` is the pattern of its page file.
 * @throws Error where the site's code cannot be had, or the page does not draw
 */
export async function drawPage(
  page: Omit<PageToDraw, 'context'>,
  { site }: DealerRecord,
  context: FunctionContext,
): Promise<string> {
  if (context.drawPage) return context.drawPage(page);
  if (!site) throw new Error('The dealer’s record names no code to draw its pages with: build the site anew.');
  const draw = await load(join(dealersFolder(context), 'code', site.code));
  return draw({ ...page, context: site.context });
}

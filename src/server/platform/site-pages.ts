/** Uses the code that built the site. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageToRender } from '#src/domain/site.ts';
import { dealersFolder } from './dealer/find-dealer.ts';
import type { DealerRecord } from './dealer/dealer-record.ts';
import type { FunctionContext } from './function-context.ts';

type PageRenderer = (page: PageToRender) => Promise<string>;

/** Folders are named after their contents' fingerprint. */
const loaded = new Map<string, Promise<PageRenderer>>();

function load(folder: string): Promise<PageRenderer> {
  const known = loaded.get(folder);
  if (known) return known;
  const loading = import(pathToFileURL(join(folder, 'entry.mjs')).href).then(
    (code: { pageRenderer: () => PageRenderer }) => code.pageRenderer(),
  );
  loaded.set(folder, loading);
  loading.catch(() => loaded.delete(folder));
  return loading;
}

/**
 * `route`: the page file's pattern.
 * @throws if the site's code is missing or rendering fails.
 */
export async function renderSitePage(
  page: Omit<PageToRender, 'context'>,
  { site }: DealerRecord,
  context: FunctionContext,
): Promise<string> {
  if (context.drawPage) return context.drawPage(page);
  if (!site) throw new Error('The dealer’s record does not name the code that renders its pages. Rebuild the site.');
  const draw = await load(join(dealersFolder(context), 'code', site.code));
  return draw({ ...page, context: site.context });
}

/** Pages that a function answers one person with. */
import type { PageToDraw } from '#src/domain/site.ts';
import type { DealerRecord } from './dealer/dealer-record.ts';
import type { FunctionContext } from './function-context.ts';
import { logFailure } from './log.ts';
import { pageHeaders } from './page-headers.ts';
import { drawPage } from './site-pages.ts';

export interface PageCall {
  request: Request;
  dealer: DealerRecord;
  context: FunctionContext;
}

export interface OwnPage extends Omit<PageToDraw, 'context'> {
  status?: number;
  headers?: Record<string, string>;
}

/** @throws Error where the page cannot be drawn */
export async function ownPage(
  { request, dealer, context }: PageCall,
  { status = 200, headers, ...page }: OwnPage,
): Promise<Response> {
  const html = await drawPage(page, dealer, context);
  return new Response(html, { status, headers: { ...pageHeaders(request, dealer, 'html'), ...headers } });
}

/** In `words` alone where it cannot be drawn: what was done is done, and is said. */
export async function ownPageOrText(call: PageCall, page: OwnPage, text: string): Promise<Response> {
  const { request, dealer } = call;
  try {
    return await ownPage(call, page);
  } catch (error) {
    logFailure({ at: page.route, dealer: dealer.slug }, 'The page was not drawn', error);
    return new Response(`${text}\n`, {
      status: page.status ?? 200,
      headers: { ...pageHeaders(request, dealer, 'plain'), ...page.headers },
    });
  }
}

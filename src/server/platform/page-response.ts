import type { PageToRender } from '#src/domain/site.ts';
import type { DealerRecord } from './dealer/dealer-record.ts';
import type { FunctionContext } from './function-context.ts';
import { logFailure } from './log.ts';
import { pageHeaders } from './page-headers.ts';
import { renderSitePage } from './site-pages.ts';

export interface PageCall {
  request: Request;
  dealer: DealerRecord;
  context: FunctionContext;
}

export interface PageResponseOptions extends Omit<PageToRender, 'context'> {
  status?: number;
  headers?: Record<string, string>;
}

/** @throws if the page can't be rendered. */
export async function pageResponse(
  { request, dealer, context }: PageCall,
  { status = 200, headers, ...page }: PageResponseOptions,
): Promise<Response> {
  const html = await renderSitePage(page, dealer, context);
  return new Response(html, { status, headers: { ...pageHeaders(request, dealer, 'html'), ...headers } });
}

/** Falls back to text: the action has already happened. */
export async function pageResponseOrText(call: PageCall, page: PageResponseOptions, text: string): Promise<Response> {
  const { request, dealer } = call;
  try {
    return await pageResponse(call, page);
  } catch (error) {
    logFailure({ at: page.route, dealer: dealer.slug }, 'The page could not be rendered', error);
    return new Response(`${text}\n`, {
      status: page.status ?? 200,
      headers: { ...pageHeaders(request, dealer, 'plain'), ...page.headers },
    });
  }
}

import { routePatterns } from '#src/domain/route-patterns.ts';
import { reservePageText, type ReservePageData } from '../../view/reserve.page-data.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { pageResponseOrText, type PageResponseOptions, type PageCall } from '#src/server/platform/page-response.ts';

export type ReserveCall = Pick<
  Call<unknown>,
  'request' | 'context' | 'ip' | 'params' | 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'waitUntil' | 'headers'
>;

/** Hides keys in URLs from other sites. */
export const answerPage = (
  call: PageCall,
  page: ReservePageData,
  { headers, ...more }: Pick<PageResponseOptions, 'status' | 'headers'> = {},
): Promise<Response> =>
  pageResponseOrText(
    call,
    {
      path: routePatterns.reserve,
      route: routePatterns.reserve,
      page,
      ...more,
      headers: { 'referrer-policy': 'same-origin', ...headers },
    },
    reservePageText(page),
  );

export const goOn = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

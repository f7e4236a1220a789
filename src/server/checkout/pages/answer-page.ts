import { routePatterns } from '#src/domain/route-patterns.ts';
import { reservePageText, type ReservePageData } from '#src/view/reserve/reserve.page-data.ts';
import type { Call } from '../../endpoint/json-endpoint.ts';
import { pageResponseOrText, type PageResponseOptions, type PageCall } from '../../page-response.ts';

export type ReserveCall = Pick<
  Call<unknown>,
  'request' | 'context' | 'params' | 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'waitUntil' | 'headers'
>;

/** The URL may contain a key, so the referrer stays on this site. */
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

import { routePatterns } from '#src/domain/route-patterns.ts';
import { reserveWords, type ReservePageData } from '#src/view/reserve/reserve.page-data.ts';
import type { Call } from '../../endpoint/json-endpoint.ts';
import { ownPageOrText, type OwnPage, type PageCall } from '../../own-page.ts';

export type ReserveCall = Pick<
  Call<unknown>,
  'request' | 'context' | 'params' | 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'waitUntil' | 'headers'
>;

/** The address may hold a key: it goes to no other site. In words alone where the page cannot be drawn. */
export const answerPage = (
  call: PageCall,
  page: ReservePageData,
  { headers, ...more }: Pick<OwnPage, 'status' | 'headers'> = {},
): Promise<Response> =>
  ownPageOrText(
    call,
    {
      path: routePatterns.reserve,
      route: routePatterns.reserve,
      page,
      ...more,
      headers: { 'referrer-policy': 'same-origin', ...headers },
    },
    reserveWords(page),
  );

/** After a form: nothing is sent twice by a reload. */
export const goOn = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

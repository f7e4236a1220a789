import { routePatterns } from '#src/domain/route-patterns.ts';
import { receiptText, type ReceiptPageData } from '#src/view/receipt/receipt.page-data.ts';
import { pageHeaders } from '../platform/page-headers.ts';
import {
  pageResponse,
  pageResponseOrText,
  type PageResponseOptions,
  type PageCall,
} from '../platform/page-response.ts';

/** Hides the key in the URL from other sites. */
export const keyHeaders = { 'referrer-policy': 'same-origin' };

const receiptPage = (
  page: ReceiptPageData,
  { headers, ...more }: Partial<PageResponseOptions>,
): PageResponseOptions => ({
  path: routePatterns.booking,
  route: routePatterns.booking,
  page,
  ...more,
  headers: { ...keyHeaders, ...headers },
});

export const renderReceipt = (call: PageCall, page: ReceiptPageData): Promise<Response> =>
  pageResponse(call, receiptPage(page, {}));

export const receiptAnswer = (
  call: PageCall,
  page: ReceiptPageData,
  more: Pick<PageResponseOptions, 'status' | 'headers'> = {},
): Promise<Response> => pageResponseOrText(call, receiptPage(page, more), receiptText(page));

/** For saving without JavaScript (ROUTE-21). */
export const receiptFile = ({ request, dealer }: PageCall, words: string, reference: string): Response =>
  new Response(`${dealer.settings.branding.name}\n\n${words}\n`, {
    headers: {
      ...pageHeaders(request, dealer, 'plain'),
      ...keyHeaders,
      'content-disposition': `attachment; filename="${reference}.txt"`,
    },
  });

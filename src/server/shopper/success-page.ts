import type * as v from 'valibot';
import type { successPage as contract } from '#src/contracts/shopper-pages.ts';
import { receiptText } from '#src/view/receipt/receipt.page-data.ts';
import { noReceiptPage, successReceipt } from '#src/view/receipt/success-page.ts';
import { findDealer } from '../platform/dealer/find-dealer.ts';
import type { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import type { Call } from '../platform/endpoint/json-endpoint.ts';
import type { FunctionContext } from '../platform/function-context.ts';
import { pageHeaders } from '../platform/page-headers.ts';
import { siteFiles, type SiteFiles } from '../platform/site-files.ts';
import { findReceipt } from './find-receipt.ts';
import { renderReceipt, keyHeaders, receiptAnswer, receiptFile } from './receipt-answer.ts';
import { receiptOf } from './receipt.ts';

export async function answerSuccess(call: Call<v.InferOutput<(typeof contract)['input']>>): Promise<Response> {
  const { input, db, dealer, now } = call;
  const found = await findReceipt(db, dealer, input.ref, now);
  if (!found) return receiptAnswer(call, noReceiptPage(Boolean(input.ref), dealer));
  const receipt = receiptOf(found.delivered, now);
  const page = successReceipt(receipt, found.notifiedBy, dealer);
  return input.copy === null ? renderReceipt(call, page) : receiptFile(call, receiptText(page), receipt.reference);
}

/** Only with a receipt key; otherwise nothing was sent. Null for an unknown dealer. */
export async function plainSuccess(
  error: EndpointError,
  request: Request,
  context: FunctionContext,
): Promise<Response | null> {
  const dealer = await findDealer(context);
  if (!dealer) return null;
  const hasKey = Boolean(new URL(request.url).searchParams.get('ref'));
  if (!hasKey || isMalformed(error)) return receiptAnswer({ request, dealer, context }, noReceiptPage(hasKey, dealer));
  const html = await publishedThanks(siteFiles(request, context));
  if (html === null) return null;
  return new Response(html, { headers: { ...pageHeaders(request, dealer, 'html'), ...keyHeaders } });
}

const isMalformed = ({ status }: EndpointError): boolean => status === 400 || status === 422;

const thanksFiles = ['/success.html', '/success/index.html', '/index.html'];

async function publishedThanks(site: SiteFiles): Promise<string | null> {
  for (const file of thanksFiles) {
    const html = await site.text(file).catch(() => null);
    if (html) return html;
  }
  return null;
}

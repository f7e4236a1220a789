import { noBuyingPage } from '#src/view/buying/end-pages.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import type { EndpointError } from '../endpoint/endpoint-error.ts';
import type { FunctionContext } from '../function-context.ts';
import { buyingAnswer } from './buying-call.ts';

export async function buyingErrorPage(
  { message, status }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && buyingAnswer({ request, dealer, context }, noBuyingPage(message, dealer.settings), status);
}

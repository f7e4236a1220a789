import { noBuyingPage } from '../view/end-pages.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import type { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { buyingAnswer } from './buying-call.ts';

export async function buyingErrorPage(
  { message, status }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && buyingAnswer({ request, dealer, context }, noBuyingPage(message, dealer.settings), status);
}

import { noApplicationPage } from '#src/view/finance/application-page.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import type { EndpointError } from '../endpoint/endpoint-error.ts';
import type { FunctionContext } from '../function-context.ts';
import { answer } from './application-call.ts';

export async function applicationErrorPage(
  { message, status, headers }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && answer({ request, dealer, context }, noApplicationPage(message, dealer.settings), status, headers);
}

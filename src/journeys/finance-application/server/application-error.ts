import { noApplicationPage } from '../view/application-page.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import type { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { answer } from './application-call.ts';

export async function applicationErrorPage(
  { message, status, headers }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && answer({ request, dealer, context }, noApplicationPage(message, dealer.settings), status, headers);
}

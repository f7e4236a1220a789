import { errorPage } from '../../view/error-page.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import type { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { answerPage } from './answer-page.ts';

export async function reserveErrorPage(
  { message, status, headers }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && answerPage({ request, dealer, context }, errorPage(message, dealer), { status, headers });
}

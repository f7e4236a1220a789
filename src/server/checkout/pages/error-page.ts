import { errorPage } from '#src/view/reserve/error-page.ts';
import { findDealer } from '../../dealer/find-dealer.ts';
import type { EndpointError } from '../../endpoint/endpoint-error.ts';
import type { FunctionContext } from '../../function-context.ts';
import { answerPage } from './answer-page.ts';

export async function reserveErrorPage(
  { message, status, headers }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && answerPage({ request, dealer, context }, errorPage(message, dealer), { status, headers });
}

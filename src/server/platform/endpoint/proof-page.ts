import { routePatterns } from '#src/domain/route-patterns.ts';
import { journeyText } from '#src/view/journey/journey.page-data.ts';
import { proofPage } from '#src/view/journey/proof-page.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import type { FunctionContext } from '../function-context.ts';
import { pageResponseOrText } from '../page-response.ts';
import type { EndpointError } from './endpoint-error.ts';

export async function proofAnswer(
  { proof: challenge = '', status, headers }: EndpointError,
  { request, raw, context }: { request: Request; raw: unknown; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  if (!dealer) return null;
  const { pathname, search } = new URL(request.url);
  const { proof: _solved, ...hidden } = raw as Record<string, string | string[]>;
  const page = proofPage({ action: `${pathname}${search}`, hidden, challenge }, dealer);
  return pageResponseOrText(
    { request, dealer, context },
    { path: pathname, route: routePatterns['sign-in'], page, status, headers },
    journeyText(page),
  );
}

import type { FunctionConfig, FunctionContext } from '#src/server/function-context.ts';
import { resultsPage } from '#src/server/results/results-page.ts';

/** The stock search without a script. */
export default function results(request: Request, context: FunctionContext): Promise<Response> {
  return resultsPage(request, context);
}

export const config: FunctionConfig = { path: '/results', method: ['GET', 'HEAD'] };

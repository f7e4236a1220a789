import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { answerResults } from '#src/server/results/results-page.ts';

export default function results(request: Request, context: FunctionContext): Promise<Response> {
  return answerResults(request, context);
}

export const config: FunctionConfig = { path: '/results', method: ['GET', 'HEAD'] };

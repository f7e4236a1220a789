import { financePage, financeSteps } from '#src/journeys/finance-application/contract/application.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import { applicationErrorPage } from '#src/journeys/finance-application/server/application-error.ts';
import { submitFinanceStep } from '#src/journeys/finance-application/server/submit-step.ts';
import { showApplication } from '#src/journeys/finance-application/server/shown-application.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const onError = applicationErrorPage;
const show = jsonEndpoint(financePage, showApplication, { onError });
const step = jsonEndpoint(financeSteps, submitFinanceStep, {
  types: ['form'],
  limit: { calls: 120, seconds: 600 },
  onError,
});

export default function financeApplication(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? step(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/personalised/finance', method: ['GET', 'HEAD', 'POST'] };

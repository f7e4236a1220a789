import { practiceBankAnswer, practiceBankView } from '#src/journeys/reserve/contract/pages.ts';
import { reserveErrorPage } from '#src/journeys/reserve/server/pages/error-page.ts';
import { answeredBank, showPracticeBank } from '#src/journeys/reserve/server/pages/practice-bank.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const onError = reserveErrorPage;
const show = jsonEndpoint(practiceBankView, showPracticeBank, { onError });
const answer = jsonEndpoint(practiceBankAnswer, answeredBank, {
  types: ['form'],
  limit: { calls: 40, seconds: 600 },
  onError,
});

export default function practiceBank(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? answer(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/practice-bank', method: ['GET', 'HEAD', 'POST'] };

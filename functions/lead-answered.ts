import { answeredPage, markLeadAnswered } from '#src/contracts/lead-status.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import { answeredErrorPage, confirmAnswered, markAnswered } from '#src/server/operations/follow-up/answered.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const limit = { calls: 60, seconds: 600 };
const onError = answeredErrorPage;
const ask = jsonEndpoint(answeredPage, confirmAnswered, { limit, onError });
const markLead = jsonEndpoint(markLeadAnswered, markAnswered, { types: ['form'], limit, onError });

/** GET only asks for confirmation: mail scanners open links. */
export default function leadAnswered(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? markLead(request, context) : ask(request, context);
}

export const config: FunctionConfig = { path: '/api/leads/answered', method: ['GET', 'HEAD', 'POST'] };

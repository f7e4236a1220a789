import { answeredPage, sayAnswered } from '#src/contracts/lead-status.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import { answeredErrorPage, confirmAnswered, markAnswered } from '#src/server/follow-up/answered.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/function-context.ts';

const limit = { calls: 60, seconds: 600 };
const onError = answeredErrorPage;
const ask = jsonEndpoint(answeredPage, confirmAnswered, { limit, onError });
const say = jsonEndpoint(sayAnswered, markAnswered, { types: ['form'], limit, onError });

/** Programs that check mails open every link in them: opening asks, and only the button of the page says it. */
export default function leadAnswered(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? say(request, context) : ask(request, context);
}

export const config: FunctionConfig = { path: '/api/leads/answered', method: ['GET', 'HEAD', 'POST'] };

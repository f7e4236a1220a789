import { assistantCall } from '#src/contracts/mcp.ts';
import { answerAssistant, withAnyOrigin } from '#src/server/operations/assistants/answer-assistant.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const answer = jsonEndpoint(assistantCall, answerAssistant, {
  isPublic: true,
  limit: { calls: 600, seconds: 60 },
  maxBytes: 32 * 1024,
});

export default async function mcp(request: Request, context: FunctionContext): Promise<Response> {
  return withAnyOrigin(
    request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer(request, context),
  );
}

export const config: FunctionConfig = { path: '/mcp', method: ['POST', 'GET', 'OPTIONS'] };

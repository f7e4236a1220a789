import { signInPage, signInSteps } from '#src/journeys/account/contract/sign-in-page.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { submitSignIn, showSignIn, signInErrorPage } from '#src/journeys/account/server/sign-in-page.ts';

const onError = signInErrorPage;
const show = jsonEndpoint(signInPage, showSignIn, { onError });
const step = jsonEndpoint(signInSteps, submitSignIn, { types: ['form'], limit: { calls: 40, seconds: 600 }, onError });

export default function signIn(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? step(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/sign-in', method: ['GET', 'HEAD', 'POST'] };

import { successPage } from '#src/contracts/shopper-pages.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { answerSuccess, plainSuccess } from '#src/server/shopper/success-page.ts';

/** The lead is stored, so an error still shows the success page. */
export default jsonEndpoint(successPage, answerSuccess, {
  onError: (error, { request, context }) => plainSuccess(error, request, context),
});

export const config: FunctionConfig = { path: '/success', method: ['GET', 'HEAD'] };

import { successPage } from '#src/contracts/shopper-pages.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';
import { answerSuccess, plainSuccess } from '#src/server/shopper/success-page.ts';

/** Whatever goes wrong, the lead of a key is with the dealer: the page that the dealer has written says so. */
export default jsonEndpoint(successPage, answerSuccess, {
  onError: (error, { request, context }) => plainSuccess(error, request, context),
});

export const config: FunctionConfig = { path: '/success', method: ['GET', 'HEAD'] };

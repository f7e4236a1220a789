import { offerPage, writeOffer } from '#src/journeys/trade-in/contract/journey.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';
import { offerErrorPage, showOfferForm, writtenOffer } from '#src/journeys/trade-in/server/write-offer.ts';

const onError = offerErrorPage;
const show = jsonEndpoint(offerPage, showOfferForm, { limit: { calls: 60, seconds: 600 }, onError });
const write = jsonEndpoint(writeOffer, writtenOffer, { types: ['form'], limit: { calls: 30, seconds: 600 }, onError });

export default function valuationOffer(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? write(request, context) : show(request, context);
}

export const config: FunctionConfig = { path: '/valuation/offer', method: ['GET', 'HEAD', 'POST'] };

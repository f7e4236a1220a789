/**
 * `/mcp` (MCP-01, decision 051), following the Automotive MCP draft 0.1: one dealership, its own ids, money in minor
 * units, reads without side effects.
 */
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { EndpointError } from '../../platform/endpoint/endpoint-error.ts';
import type { Call } from '../../platform/endpoint/json-endpoint.ts';
import { refuseUnless } from '#src/journeys/trade-in/server/trade-in-access.ts';
import { dealershipTool } from './dealership-tool.ts';
import { searchTool } from './search-tool.ts';
import { addTool } from './tool.ts';
import { valuationTool } from './valuation-tool.ts';
import { vehicleTool } from './vehicle-tool.ts';

export async function answerAssistant(call: Call<unknown>): Promise<Response> {
  const { settings } = call.dealer;
  // Missing in older records.
  refuseUnless((settings.private.assistants ?? { mcp: true }).mcp, 'This dealer doesn’t support AI assistants.');
  const server = new McpServer(
    { name: settings.branding.name, version: '1.0.0', websiteUrl: settings.siteUrl },
    {
      capabilities: { tools: {} },
      instructions: `Stock and locations of ${settings.branding.name} (${settings.siteUrl}), read-only, following the Automotive MCP draft 0.1. Amounts are in minor units of ${settings.regional.currency}. Always quote a price with its \`type_text\`, and link to the vehicle's \`url\`: only that page is always up to date. To enquire, reserve or ${regionalTerms[settings.regional.locale].book} a test drive, send the shopper to that page.`,
      maxToolInputElements: 200,
    },
  );
  if (settings.search.engine !== 'algolia') addTool(server, call, searchTool);
  addTool(server, call, vehicleTool);
  addTool(server, call, dealershipTool);
  if (valuesTradeIns(settings)) addTool(server, call, valuationTool);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const { url, method, headers } = call.request;
    const answer = await transport.handleRequest(new Request(url, { method, headers }), { parsedBody: call.raw });
    if (answer.status >= 400) throw await refusal(answer);
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: withNoStore(answer.headers) });
  } finally {
    await server.close();
  }
}

/** For invalid messages only: errors in valid ones are part of the result. */
async function refusal(answer: Response): Promise<EndpointError> {
  const { error } = (await answer.json()) as { error?: { message?: string } };
  return new EndpointError(answer.status, 'no_message', error?.message ?? 'This is not a valid protocol message.');
}

function withNoStore(headers: Headers): Headers {
  const own = new Headers(headers);
  own.set('cache-control', 'no-store');
  return own;
}

/** Nothing here is personal, so any origin may call it. */
export function withAnyOrigin(answer: Response): Response {
  answer.headers.set('access-control-allow-origin', '*');
  answer.headers.set('access-control-allow-methods', 'POST');
  answer.headers.set('access-control-allow-headers', 'content-type, accept, mcp-protocol-version, mcp-session-id');
  answer.headers.set('access-control-max-age', '86400');
  answer.headers.set('cross-origin-resource-policy', 'cross-origin');
  return answer;
}

import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { EndpointError } from '../../platform/endpoint/endpoint-error.ts';
import type { Call } from '../../platform/endpoint/json-endpoint.ts';
import { logFailure } from '../../platform/log.ts';

export interface Tool<Shape extends z.ZodRawShape> {
  /** In a namespace of the Automotive MCP draft. */
  name: string;
  title: string;
  description: string;
  input: Shape;
  /** @throws {EndpointError} for errors the assistant can fix or report. */
  answer: (input: z.output<z.ZodObject<Shape>>, call: Call<unknown>) => Promise<Record<string, unknown>>;
}

/** The library has already rejected invalid input (-32602). */
export function addTool<Shape extends z.ZodRawShape>(
  server: McpServer,
  call: Call<unknown>,
  { name, title, description, input, answer }: Tool<Shape>,
): void {
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: z.strictObject(input),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (given: unknown) => {
      try {
        const told = { dealership: call.dealer.slug, ...(await answer(given as never, call)) };
        return { content: [{ type: 'text', text: JSON.stringify(told) }], structuredContent: told };
      } catch (cause) {
        return { isError: true, content: [{ type: 'text', text: reasonOf(cause, name, call) }] };
      }
    },
  );
}

function reasonOf(cause: unknown, tool: string, { dealer, requestId }: Call<unknown>): string {
  if (cause instanceof EndpointError) return cause.message;
  logFailure({ at: tool, dealer: dealer.slug, requestId }, 'A tool call failed', cause);
  return 'This can’t be answered right now. Please try again later.';
}

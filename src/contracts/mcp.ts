import * as v from 'valibot';
import { contract } from './contract.ts';

/**
 * POST /mcp: one message of the Model Context Protocol or several, which its own library reads and answers (MCP-01). The
 * tools and what they take are named by `tools/list`.
 */
export const assistantCall = contract({
  name: 'mcp',
  method: 'POST',
  path: '/mcp',
  input: v.unknown(),
  reply: v.unknown(),
  errors: ['feature_off', 'no_message'],
});

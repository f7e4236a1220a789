import * as v from 'valibot';
import { contract } from './contract.ts';

/** Parsed by the protocol's own library (MCP-01). */
export const assistantCall = contract({
  name: 'mcp',
  method: 'POST',
  path: '/mcp',
  input: v.unknown(),
  reply: v.unknown(),
  errors: ['feature_off', 'no_message'],
});

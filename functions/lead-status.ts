import { reportLeadStatus } from '#src/contracts/lead-status.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import { takeStatusCallback } from '#src/server/operations/follow-up/status-callback.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';

/** Allows a day's leads in one batch. */
export default jsonEndpoint(reportLeadStatus, takeStatusCallback, {
  limit: { calls: 600, seconds: 60 },
  budget: null,
});

export const config: FunctionConfig = { path: '/api/leads/status', method: 'POST' };

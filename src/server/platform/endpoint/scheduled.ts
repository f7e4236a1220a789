import { logFailure } from '../log.ts';
import type { FunctionHandler } from '../function-context.ts';
import { EndpointError, errorAnswer } from './endpoint-error.ts';

/** Hosts log uncaught errors in full; failed queries contain personal data. */
export function scheduled(name: string, handle: FunctionHandler): FunctionHandler {
  return async (request, context) => {
    try {
      return await handle(request, context);
    } catch (cause) {
      logFailure({ at: name, dealer: context.tenant }, 'The scheduled run failed', cause);
      return errorAnswer(new EndpointError(500, 'internal', 'Scheduled run failed; see the log.'));
    }
  };
}

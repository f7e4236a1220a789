import { NoDatabaseError } from '../database/database.ts';
import { failureText } from '../database/failure-text.ts';
import { EnvironmentError } from '../environment.ts';
import { ProviderDownError } from '../providers/resilient-fetch.ts';
import { isDatabaseFailure } from '../database/database-failure.ts';
import { EndpointError } from './endpoint-error.ts';

/** Never reveals internal causes to the caller. */
export function asEndpointError(cause: unknown, isReading: boolean): EndpointError {
  if (cause instanceof EndpointError) return cause;
  if (cause instanceof ProviderDownError)
    return new EndpointError(
      503,
      'provider_down',
      'A service we rely on isn’t responding right now. Please try again in a few minutes, or call us.',
      { headers: { 'retry-after': String(cause.retryAfterSeconds) } },
    );
  if (cause instanceof EnvironmentError)
    return new EndpointError(503, 'not_configured', 'This isn’t available on this site yet. Please call us.');
  if (cause instanceof NoDatabaseError || isDatabaseFailure(cause))
    return new EndpointError(
      503,
      'unavailable',
      `We can’t ${isReading ? 'look this up' : 'save this'} right now. Please try again in a moment, or call us.`,
      { headers: { 'retry-after': '10' } },
    );
  return new EndpointError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

export function whyRefused(cause: unknown, { code, status }: EndpointError): { code: string; error?: string } {
  return { code, ...(status >= 500 ? { error: describe(cause) } : {}) };
}

function describe(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${failureText(cause)}` : failureText(cause);
}

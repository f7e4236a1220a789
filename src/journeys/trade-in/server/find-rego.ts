import { regoStates, type RegoState, type RegoVehicle } from '../contract/rego.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { EnvironmentError } from '#src/server/platform/environment.ts';
import type { RegoProvider } from './providers/rego-provider.ts';

/** New Zealand counts as one state. Null without a register. */
export function stateToAsk(
  chosen: RegoState | null,
  { locale, defaultState }: PublicSettings['regional'],
): RegoState | null {
  if (chosen) return chosen;
  if (locale === 'en-NZ') return 'nz';
  return regoStates.find((state) => state === defaultState.toLowerCase()) ?? null;
}

/** @throws {EndpointError} 404 for an unknown registration, 503 if the register is unavailable. */
export async function findRego(
  provider: RegoProvider,
  rego: string,
  state: RegoState | null,
  now: number,
  word: string,
): Promise<{ rego: string; regoState: RegoState; vehicle: RegoVehicle }> {
  const vehicle =
    state &&
    (await provider.find(rego, state, now).catch((cause: unknown) => {
      if (cause instanceof EnvironmentError) throw cause;
      throw new EndpointError(
        503,
        'rego_unavailable',
        `The register isn’t responding right now. Please enter your ${word}’s details below.`,
        { headers: { 'retry-after': '30' } },
      );
    }));
  if (!state || !vehicle)
    throw new EndpointError(
      404,
      'rego_not_found',
      `We can’t find this registration. Please enter your ${word}’s details below.`,
    );
  return { rego, regoState: state, vehicle };
}

/** Whose vehicle a registration is on. */
import type { RegoState, RegoVehicle } from '#src/contracts/rego.ts';
import { isProduction, type Environment } from '../environment.ts';
import { accountAddress } from './service-account.ts';
import { embeddedRego } from './rego-embedded.ts';
import { remoteRego } from './rego-remote.ts';

export interface RegoProvider {
  name: string;
  /** Null for a registration that nobody knows. Throws when the register cannot be asked. */
  find(rego: string, state: RegoState, now: number): Promise<RegoVehicle | null>;
}

/** The dealer's account, or the embedded table. @throws EnvironmentError for a variable that is named but not set */
export function regoProvider(variable: string | null, environment: Environment): RegoProvider {
  const url = accountAddress(variable, 'private.providers.rego');
  return url ? remoteRego(url) : embeddedRego({ demonstrates: !isProduction(environment) });
}

/** Whose vehicle a registration is on. */
import { isProduction, type Environment } from '../environment.ts';
import { accountAddress } from './service-account.ts';
import { embeddedRego } from './rego-embedded.ts';
import type { RegoProvider } from './rego-provider.ts';
import { remoteRego } from './rego-remote.ts';

/** The dealer's account, or the embedded table. @throws EnvironmentError for a variable that is named but not set */
export function regoProvider(variable: string | null, environment: Environment): RegoProvider {
  const url = accountAddress(variable, 'private.providers.rego');
  return url ? remoteRego(url) : embeddedRego({ demonstrates: !isProduction(environment) });
}

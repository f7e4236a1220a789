import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { tradedWord } from '../rules/traded-kinds.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { requireSignIn } from '#src/server/platform/identity/gate.ts';
import type { Session } from '#src/server/platform/identity/session.ts';

/** @throws {EndpointError} 404 */
export function refuseUnless(isOn: boolean, message: string): void {
  if (!isOn) throw new EndpointError(404, 'feature_off', message);
}

export const notValued = (settings: Settings): string =>
  `This dealer doesn’t value ${tradedWord(null, settings, { plural: true })} online.`;

/** @throws {EndpointError} 404 if the dealer doesn't value trade-ins, 401 where sign-in is required. */
export function requireValuations(settings: Settings, session: Session | null): void {
  refuseUnless(valuesTradeIns(settings), notValued(settings));
  requireSignIn('trade-in', settings, session);
}

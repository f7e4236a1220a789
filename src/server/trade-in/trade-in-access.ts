import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { tradedWord } from '#src/domain/valuation/traded-kinds.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { requireSignIn } from '../identity/gate.ts';
import type { Session } from '../identity/session.ts';

/** What a dealer has not switched on is not there. */
export function refuseUnless(isOn: boolean, message: string): void {
  if (!isOn) throw new EndpointError(404, 'feature_off', message);
}

export const notValued = (settings: Settings): string =>
  `This dealer does not value ${tradedWord(null, settings, { plural: true })} online.`;

/** Who may have a valuation. @throws EndpointError 404 where the dealer gives none, 401 where shoppers sign in first */
export function requireValuations(settings: Settings, session: Session | null): void {
  refuseUnless(valuesTradeIns(settings), notValued(settings));
  requireSignIn('trade-in', settings, session);
}

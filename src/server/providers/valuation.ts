/** What a dealer may pay for a trade-in in good condition. */
import type { TradeInVehicle } from '#src/contracts/valuation-fields.ts';
import type { SiteFiles } from '../site-files.ts';
import { accountAddress } from './service-account.ts';
import { stockValuation } from './valuation-by-stock.ts';
import { remoteValuation } from './valuation-remote.ts';

export interface ValuationRequest {
  vehicle: TradeInVehicle;
  rego: string | null;
  regoState: string | null;
  answers: Record<string, unknown>;
  /** Milliseconds since 1970. */
  now: number;
}

export interface ValuationProvider {
  name: string;
  /** Whole dollars; null where it cannot tell. Throws when it cannot be asked. */
  estimate(request: ValuationRequest): Promise<number | null>;
}

/** The dealer's account, or an estimate by the dealer's own stock. @throws EnvironmentError for a variable that is named but not set */
export function valuationProvider(variable: string | null, site: SiteFiles): ValuationProvider {
  const account = accountAddress(variable, 'private.providers.valuation');
  return account ? remoteValuation(account) : stockValuation(site);
}

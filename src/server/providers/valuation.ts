/** What a dealer may pay for a trade-in in good condition. */
import type { SiteFiles } from '../site-files.ts';
import { accountAddress } from './service-account.ts';
import { stockValuation } from './valuation-by-stock.ts';
import type { ValuationProvider } from './valuation-provider.ts';
import { remoteValuation } from './valuation-remote.ts';

/** The dealer's account, or an estimate by the dealer's own stock. @throws EnvironmentError for a variable that is named but not set */
export function valuationProvider(variable: string | null, site: SiteFiles): ValuationProvider {
  const account = accountAddress(variable, 'private.providers.valuation');
  return account ? remoteValuation(account) : stockValuation(site);
}

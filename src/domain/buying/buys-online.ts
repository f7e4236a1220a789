import type { PublicSettings } from '../tenant/settings/settings.ts';

/**
 * Whether the dealer sells some vehicle in the journey that puts a whole purchase together; the checkout journey takes
 * used stock only (ROUTE-08).
 */
export const buysOnline = ({ reserve }: Pick<PublicSettings, 'reserve'>): boolean =>
  reserve.shown &&
  (reserve.route === 'buy-online' || (reserve.route === 'checkout-journey' && reserve.carTypes.includes('used')));

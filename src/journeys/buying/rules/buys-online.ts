import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

/** Used stock only (ROUTE-08). */
export const canBuyOnline = ({ reserve }: Pick<PublicSettings, 'reserve'>): boolean =>
  reserve.shown &&
  (reserve.route === 'buy-online' || (reserve.route === 'checkout-journey' && reserve.carTypes.includes('used')));

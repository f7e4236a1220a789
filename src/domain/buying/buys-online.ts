import type { PublicSettings } from '../tenant/settings/settings.ts';

/** The checkout journey is for used stock (ROUTE-08). */
export const canBuyOnline = ({ reserve }: Pick<PublicSettings, 'reserve'>): boolean =>
  reserve.shown &&
  (reserve.route === 'buy-online' || (reserve.route === 'checkout-journey' && reserve.carTypes.includes('used')));

import type { PublicSettings } from '../tenant/settings/settings.ts';

/** Whether the dealer values trade-ins on the site itself. */
export const valuesTradeIns = ({ tradeIn }: Pick<PublicSettings, 'tradeIn'>): boolean =>
  tradeIn.shown && tradeIn.valuation;

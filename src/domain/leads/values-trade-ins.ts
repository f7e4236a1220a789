import type { PublicSettings } from '../tenant/settings/settings.ts';

export const valuesTradeIns = ({ tradeIn }: Pick<PublicSettings, 'tradeIn'>): boolean =>
  tradeIn.shown && tradeIn.valuation;

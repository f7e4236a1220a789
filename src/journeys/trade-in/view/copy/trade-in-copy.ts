import type { OwnTradeIn } from '../../rules/own-trade-in.ts';
import { endText } from '../../rules/valid-until.ts';
import { formatMoney } from '#src/lib/money.ts';

/** "$17,000 to $18,800, most likely $17,900", or the written offer. */
export const tradeInPrice = ({ low, likely, high, isOffer }: OwnTradeIn): string =>
  isOffer || low === high
    ? formatMoney(likely)
    : `${formatMoney(low)} to ${formatMoney(high)}, most likely ${formatMoney(likely)}`;

export const tradeInTerms = ({ isOffer, endsAt }: OwnTradeIn, timeZone: string): string =>
  `${isOffer ? 'written offer' : 'estimate'}, valid until ${endText(endsAt, timeZone)}${isOffer ? '' : ', subject to inspection'}`;

export const tradeInLine = (tradeIn: OwnTradeIn, timeZone: string): string =>
  `${tradeIn.name}${tradeIn.rego ? ` (${tradeIn.rego})` : ''}: ${tradeInPrice(tradeIn)}; ${tradeInTerms(tradeIn, timeZone)}`;

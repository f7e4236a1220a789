/** Online valuations need a vehicle type priced online (decision 041). */
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import { stockWord } from '#src/domain/locations/regional-terms.ts';
import { tradeInKinds, isPricedOnline } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

export function checkTradeIn({ settings }: CheckedDraft): IssueDraft[] {
  const hasService = settings.private.providers.valuation !== null;
  if (!valuesTradeIns(settings)) return [];
  if (tradeInKinds(settings).some((kind) => isPricedOnline(kind, settings, hasService))) return [];
  return [
    wrong(
      'settings.json',
      ['tradeIn', 'valuation'],
      `is on, but trade-ins can’t be valued online from a stock of ${stockWord(settings, { plural: true })}`,
      'Turn it off so that shoppers request a price with a form, or set private.providers.valuation to a service that values their trade-ins.',
    ),
  ];
}

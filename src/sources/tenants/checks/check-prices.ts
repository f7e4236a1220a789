import { wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

export function checkPrices({ settings: { pricing } }: CheckedDraft): IssueDraft[] {
  return pricing.lowest >= pricing.highest
    ? [
        wrong(
          'settings.json',
          ['pricing', 'lowest'],
          `is ${pricing.lowest}, but must be below highest, ${pricing.highest}`,
        ),
      ]
    : [];
}

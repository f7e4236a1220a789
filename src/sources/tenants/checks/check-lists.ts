import { doubtful, type IssueDraft } from '../issue.ts';
import { isWritten, type CheckedDraft } from './complete-draft.ts';

/** Checks only explicit settings. */
export function checkLists(draft: CheckedDraft): IssueDraft[] {
  const { account, cards } = draft.settings;
  return (['favourites', 'compare'] as const)
    .filter((list) => account[list] && !cards[list] && isWritten(draft, 'account', list))
    .map((list) =>
      doubtful(
        'settings.json',
        ['account', list],
        `is on, but the list has no page while cards.${list} is off`,
        `Turn on cards.${list}, or turn off account.${list}.`,
      ),
    );
}

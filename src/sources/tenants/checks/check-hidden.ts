import { closest } from '../did-you-mean.ts';
import { doubtful, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

/** Items with a mistyped id would stay visible. */
export function checkHidden({ settings, locations, reviews }: CheckedDraft): IssueDraft[] {
  return [
    ...unknown(
      settings.locations.hiddenIds,
      locations?.locations.map((location) => location.id ?? location.slug),
      ['locations', 'hiddenIds'],
      'location',
    ),
    ...unknown(
      settings.reviews.excludedIds,
      reviews?.reviews.map((review) => review.id),
      ['reviews', 'excludedIds'],
      'review',
    ),
    ...unknown(
      settings.reviews.hiddenReviewers,
      reviews?.reviews.map((review) => review.customerName),
      ['reviews', 'hiddenReviewers'],
      'reviewer',
    ),
  ];
}

function unknown(hidden: string[], known: string[] | undefined, path: string[], noun: string): IssueDraft[] {
  return hidden.flatMap((value, index) => {
    if (!known || known.includes(value)) return [];
    const near = closest(value, known);
    return [
      doubtful(
        'settings.json',
        [...path, index],
        `hides "${value}", which is not a ${noun}`,
        near ? `Did you mean "${near}"?` : undefined,
      ),
    ];
  });
}

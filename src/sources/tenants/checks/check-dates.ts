import { addDays, localDate } from '#src/lib/dates.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

/** Offers that expired longer ago were probably forgotten. */
const forgottenDays = 30;

export function checkDates({ settings, offers, promos, reviews, pages, now }: CheckedDraft): IssueDraft[] {
  const today = localDate(now, settings.regional.timeZone);
  const isForgotten = (lastDay: string): boolean => addDays(lastDay, forgottenDays) < today;
  return [
    ...(offers?.offers ?? []).flatMap(({ expiry }, index) =>
      expiry !== null && isForgotten(expiry) ? [forgotten('offers', index, expiry, 'offer')] : [],
    ),
    ...(promos?.promos ?? []).flatMap(({ expiry }, index) =>
      expiry !== null && isForgotten(localDate(Date.parse(expiry), settings.regional.timeZone))
        ? [forgotten('promos', index, expiry, 'promotion')]
        : [],
    ),
    ...(reviews?.reviews ?? []).flatMap(({ date }, index) =>
      date > today
        ? [
            wrong(
              'reviews.json',
              ['reviews', index, 'date'],
              `is ${date}, in the future`,
              'Use the date the customer wrote the review.',
            ),
          ]
        : [],
    ),
    ...pages.flatMap(({ name, frontmatter: { date, updated } }) => [
      ...(date !== null && date > today
        ? [
            doubtful(
              `pages/${name}`,
              ['date'],
              `is ${date}, in the future: until then the post has no page`,
              'The first build on that day publishes it.',
            ),
          ]
        : []),
      ...(updated !== null && updated > today
        ? [wrong(`pages/${name}`, ['updated'], `is ${updated}, in the future`, 'Use the date of the last change.')]
        : []),
    ]),
  ];
}

const forgotten = (list: 'offers' | 'promos', index: number, expiry: string, what: string): IssueDraft =>
  doubtful(
    `${list}.json`,
    [list, index, 'expiry'],
    `is ${expiry}, so the ${what} is no longer shown`,
    `Remove the ${what}, or set a new end date.`,
  );

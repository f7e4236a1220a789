import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

export function checkSections({ settings: { reviews, locations, siteUrl } }: CheckedDraft): IssueDraft[] {
  const own = new URL(siteUrl).origin;
  return [
    ...(reviews.forced && reviews.leaveReviewUrl === null
      ? [
          doubtful(
            file,
            ['reviews', 'forced'],
            'asks for a first review, but there is no link to leave one',
            'Set reviews.leaveReviewUrl.',
          ),
        ]
      : []),
    ...(reviews.source === 'organisation' && reviews.orgId === null
      ? [
          wrong(
            file,
            ['reviews', 'source'],
            'asks for an organisation’s reviews, but no organisation is set',
            'Set reviews.orgId.',
          ),
        ]
      : []),
    // A same-origin frame could remove its sandbox.
    ...locations.bookingFrames.flatMap(({ iframeUrl }, index) =>
      new URL(iframeUrl).origin === own
        ? [
            wrong(
              file,
              ['locations', 'bookingFrames', index, 'iframeUrl'],
              'is a page on this site',
              'Frames are for another company’s booking pages; link to your own instead.',
            ),
          ]
        : [],
    ),
  ];
}

import { closest } from '../did-you-mean.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

export function checkSyndication({ settings, locations }: CheckedDraft): IssueDraft[] {
  const { feeds, storeCodes } = settings.syndication;
  const slugs = locations?.locations.map(({ slug }) => slug) ?? [];
  const codes = Object.entries(storeCodes);
  const path = (slug: string) => ['syndication', 'storeCodes', slug];
  return [
    ...(codes.length > 0 && !feeds.includes('google')
      ? [doubtful(file, ['syndication', 'storeCodes'], 'is not used by any feed', 'Add "google" to syndication.feeds.')]
      : []),
    ...codes.flatMap(([slug, code], index): IssueDraft[] => {
      if (locations && !slugs.includes(slug)) {
        const meant = closest(slug, slugs);
        return [
          wrong(
            file,
            path(slug),
            `names "${slug}", which is not a location`,
            meant ? `Did you mean "${meant}"?` : `Locations: ${slugs.join(', ')}.`,
          ),
        ];
      }
      const other = codes.slice(0, index).find(([, earlier]) => earlier === code)?.[0];
      return other === undefined
        ? []
        : [wrong(file, path(slug), `is also the code of "${other}"`, 'Each location needs its own store code.')];
    }),
  ];
}

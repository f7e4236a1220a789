import { secureOrigin } from '#src/lib/secure-origin.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import { isWritten, type CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

export function checkSearch(draft: CheckedDraft): IssueDraft[] {
  return [...openFilters(draft), ...priceWidget(draft), ...engine(draft), ...callToAction(draft)];
}

/** Checks only explicit settings. */
function openFilters(draft: CheckedDraft): IssueDraft[] {
  const { filters, openFilters: open } = draft.settings.search;
  if (!isWritten(draft, 'search', 'openFilters')) return [];
  return open.flatMap((filter, index) =>
    filters.includes(filter)
      ? []
      : [
          wrong(
            file,
            ['search', 'openFilters', index],
            `is ${filter}, which is not in search.filters`,
            `Add it there, or choose from ${filters.join(', ')}.`,
          ),
        ],
  );
}

function priceWidget({
  settings: {
    search: {
      priceWidget: { min, max, step },
    },
  },
}: CheckedDraft): IssueDraft[] {
  if (min >= max) return [wrong(file, ['search', 'priceWidget', 'max'], `is ${max}, but must be above min, ${min}`)];
  return step > max - min
    ? [wrong(file, ['search', 'priceWidget', 'step'], `is ${step}, larger than the range from ${min} to ${max}`)]
    : [];
}

function engine({
  settings: {
    search: { engine: name, algolia },
  },
}: CheckedDraft): IssueDraft[] {
  if (name !== 'algolia') return [];
  const missing = (['appId', 'searchKey'] as const)
    .filter((key) => !algolia[key])
    .map((key) =>
      wrong(
        file,
        ['search', 'algolia', key],
        'is missing',
        'The Algolia engine needs appId and searchKey; "engine": "static" needs no account.',
      ),
    );
  const { host } = algolia;
  return host === null || secureOrigin(host) !== null
    ? missing
    : [
        ...missing,
        wrong(
          file,
          ['search', 'algolia', 'host'],
          `is ${host}, but must be a host that uses https`,
          "Remove it to use Algolia's own hosts.",
        ),
      ];
}

function callToAction({ settings: { search } }: CheckedDraft): IssueDraft[] {
  const { shown, position } = search.callToAction;
  return shown && position > search.pageSize
    ? [
        wrong(
          file,
          ['search', 'callToAction', 'position'],
          `is ${position}, but a page has only ${search.pageSize} results`,
        ),
      ]
    : [];
}

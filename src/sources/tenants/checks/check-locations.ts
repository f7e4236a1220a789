import { legalRules } from '#src/domain/advertising/legal-rules.ts';
import { doubtful, under, wrong, type IssueDraft } from '../issue.ts';
import type { TenantDraft } from '../read-tenant.ts';
import { repeats } from './repeats.ts';
import { isNewSouthWales, type CheckedDraft } from './complete-draft.ts';

const file = 'locations.json';

export function checkLocations({ locations }: TenantDraft): IssueDraft[] {
  const all = locations?.locations ?? [];
  const primaries = all.flatMap((location, index) => (location.primary ? [index] : []));
  return [
    ...repeats(file, 'locations', 'slug', all, (location) => location.slug),
    ...repeats(file, 'locations', 'id', all, (location) => location.id),
    ...primaries
      .slice(1)
      .map((index) =>
        doubtful(
          file,
          ['locations', index, 'primary'],
          'is a second primary location',
          `locations[${primaries[0]}] is already the primary location.`,
        ),
      ),
    ...all.flatMap((location, index) =>
      unknownLocations(location.distributionLocations, all).map((slug) =>
        doubtful(
          file,
          ['locations', index, 'distributionLocations'],
          `names "${slug}", which is not a location`,
          'Use the slug of another location in this file.',
        ),
      ),
    ),
    ...(all.length > 0 && !all.some((location) => location.visible)
      ? [doubtful(file, [], 'has no visible location', 'Set "visible": true on at least one.')]
      : []),
  ];
}

const unknownLocations = (slugs: readonly string[] | undefined, all: readonly { slug: string }[]): string[] =>
  (slugs ?? []).filter((slug) => !all.some((location) => location.slug === slug));

/**
 * In Australia, a motor dealer's licence number must appear wherever a vehicle is advertised (LAW-01). In New South
 * Wales, statute requires it on the website.
 */
export function checkLicences({ settings, locations, goLive }: CheckedDraft): IssueDraft[] {
  if (settings.regional.locale !== 'en-AU') return [];
  return (locations?.locations ?? []).flatMap((location, index) => {
    if (location.type !== 'sales' || !location.visible || location.licenceNumber) return [];
    const report = goLive && isNewSouthWales(location.address.state) ? wrong : doubtful;
    return [
      under(
        legalRules.licence,
        report(
          'locations.json',
          ['locations', index, 'licenceNumber'],
          'is missing',
          'In Australia, motor dealer licence numbers appear in every advertisement.',
        ),
      ),
    ];
  });
}

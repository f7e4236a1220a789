import { doubtful, type Finding } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

/** In Australia a motor dealer's licence stands wherever a vehicle is advertised (LAW-01). */
export function checkLicences({ settings, locations }: CheckedDraft): Finding[] {
  if (settings.regional.locale !== 'en-AU') return [];
  return (locations?.locations ?? []).flatMap((location, index) =>
    location.type === 'sales' && location.visible && !location.licenceNumber
      ? [
          doubtful(
            'locations.json',
            ['locations', index, 'licenceNumber'],
            'is missing',
            'Motor dealer licence numbers stand in every advertisement in Australia.',
          ),
        ]
      : [],
  );
}

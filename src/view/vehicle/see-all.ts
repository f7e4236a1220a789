import { bodyPath } from '#src/domain/search/search-url.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import { stockPath } from '#src/site/landings.ts';
import type { Site } from '#src/site/site.ts';
import { midSentence, stockName, uncapitalised } from '../copy/stock-copy.ts';

/** No count: pages with this link must not change after sales. */
export function seeAll(body: BodyType | null, { landings, settings }: Site): { url: string; label: string } {
  const page = body === null ? undefined : landings.get(bodyPath(body, settings.regional.locale));
  if (page?.kind !== 'body') return { url: stockPath, label: `See ${uncapitalised(stockName(settings))}` };
  return {
    url: page.path,
    label: `See all ${midSentence(bodyLabel(page.body, { plural: true, locale: settings.regional.locale }))}`,
  };
}

import { memoize } from '#src/lib/memoize.ts';
import type { SearchCatalogue } from '#src/domain/search/search-url.ts';
import { bodyLandings } from './landings.ts';
import type { Site } from './site.ts';

export const siteCatalogue = memoize(
  ({ index, landings, settings }: Site) =>
    ({
      makes: index.makes
        .filter((make) => landings.get(make.path)?.kind === 'make')
        .map(({ label, models }) => ({ name: label, models: models.map((model) => model.label) })),
      bodies: bodyLandings(landings).map(({ body }) => body),
      locale: settings.regional.locale,
      hasPage: (path: string) => landings.has(path),
    }) satisfies SearchCatalogue,
);

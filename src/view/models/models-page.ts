import { joinWithAnd } from '#src/lib/text.ts';
import {
  modelGroup,
  modelGroupSlug,
  modelsPath,
  bodyFilterLinks,
  visibleModels,
} from '#src/domain/vehicle/model-ranges.ts';
import type { ModelsPageData } from '../content/content.page-data.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import type { Site } from '#src/site/site.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { bodyFilterLabel } from './body-filter-label.ts';
import { brandLinks } from './brand-pages.ts';
import { modelTile } from './model-links.ts';

type Group = ModelsPageData['groups'][number];

function modelGroups(site: Site): Group[] {
  const groups = new Map<string, Group>();
  const inOrder = visibleModels(site.context.models).toSorted(
    (a, b) => Number(a.status === 'coming_soon') - Number(b.status === 'coming_soon'),
  );
  for (const model of inOrder) {
    const label = modelGroup(model);
    const group = groups.get(label) ?? { label, slug: modelGroupSlug(model), models: [] };
    groups.set(label, group);
    group.models.push(modelTile(model, site));
  }
  return [...groups.values()];
}

const filtersOf = ({ context: { models }, settings: { regional } }: Site): ModelsPageData['filters'] =>
  bodyFilterLinks(models).map((one) => ({ ...one, label: bodyFilterLabel(one.filter, regional.locale) }));

const tryText = { 'test drive': 'test drive', 'test ride': 'test ride', viewing: 'look at' } as const;

export function modelsPage(site: Site): ModelsPageData {
  const makers = [...new Set(visibleModels(site.context.models).map(({ manufacturer }) => manufacturer))];
  const makes = makers.length <= 5 ? joinWithAnd(makers) : `${makers.length} makes`;
  const title = makers.length === 1 ? `The ${makes} range` : 'Models';
  return {
    kind: 'models',
    title,
    description: `All models from ${makes} at ${site.settings.branding.name}: what they’re for, starting prices and which ones you can ${tryText[siteTestDriveNoun(site.settings)]}.`,
    filters: filtersOf(site),
    brands: brandLinks(site),
    groups: modelGroups(site),
    structuredData: [
      breadcrumbList(
        [
          { label: 'Home', url: '/' },
          { label: title, url: null },
        ],
        modelsPath,
        site.settings.siteUrl,
      ),
    ],
  };
}

/**
 * "tabs": first texts are tabs, the rest fold; "accordions": all fold (VDP-01). Omits empty texts unless a button links
 * to them.
 */
import { supportedLabel } from '#src/domain/content/online-journeys.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { capitalised } from '../copy/stock-copy.ts';
import type { VehiclePageData, VehicleSection, VehicleSections, SectionKind } from './vehicle.page-data.ts';

type Content = Pick<
  VehiclePageData,
  | 'itemType'
  | 'noun'
  | 'included'
  | 'features'
  | 'specifications'
  | 'factSets'
  | 'soldNotice'
  | 'reserve'
  | 'calculator'
  | 'comments'
>;

const ids: Partial<Record<SectionKind, string>> = { enquiry: 'enquire' };
/** Shorter lists start closed, to save space on phones. */
const fewSpecifications = 3;

const isFactSet = (kind: SectionKind): boolean => kind === 'electric' || kind === 'towing';

function isOpenAtFirst(kind: SectionKind, { comments, specifications }: Content): boolean {
  if (isFactSet(kind)) return true;
  if (kind === 'comments') return comments !== null;
  return kind === 'features' || (kind === 'specifications' && specifications.length >= fewSpecifications);
}

export function vehicleSections(
  content: Content,
  settings: Pick<PublicSettings, 'vehiclePage' | 'labels'>,
): VehicleSections {
  const { layout, tabs, accordions } = settings.vehiclePage;
  const isFilled = filled(content, settings);
  const section = (kind: SectionKind): VehicleSection => ({
    kind,
    id: ids[kind] ?? kind,
    title: content.factSets.find((set) => set.kind === kind)?.title ?? sectionTitle(kind, content.noun.one, settings),
    isOpen: isOpenAtFirst(kind, content),
  });
  const inTabs: SectionKind[] = layout === 'tabs' ? tabs : [];
  const inFolds: SectionKind[] =
    layout === 'tabs'
      ? accordions.filter((kind) => !(tabs as SectionKind[]).includes(kind))
      : [...tabs.filter((kind) => !(accordions as SectionKind[]).includes(kind)), ...accordions];
  const needed = (['reserve', 'enquiry'] as const).filter((kind) => ![...inTabs, ...inFolds].includes(kind));
  return { tabs: inTabs.filter(isFilled).map(section), folds: [...inFolds, ...needed].filter(isFilled).map(section) };
}

function filled(
  { itemType, included, features, specifications, factSets, soldNotice, reserve, calculator }: Content,
  { vehiclePage }: Pick<PublicSettings, 'vehiclePage'>,
): (kind: SectionKind) => boolean {
  const isVehicle = itemType !== 'accessory';
  const has = (kind: SectionKind) => factSets.some((set) => set.kind === kind);
  const rules: Record<SectionKind, boolean> = {
    electric: has('electric'),
    towing: has('towing'),
    comments: soldNotice === null,
    included: included !== null,
    'why-buy': isVehicle && vehiclePage.whyBuy.length > 0,
    protect: isVehicle && soldNotice === null && vehiclePage.protect.length > 0,
    reserve: reserve !== null,
    features: features.length > 0,
    summary: isVehicle,
    specifications: specifications.length > 0,
    enquiry: soldNotice === null,
    calculator: calculator !== null,
  };
  return (kind) => rules[kind];
}

function sectionTitle(kind: SectionKind, word: string, { labels }: Pick<PublicSettings, 'labels'>): string {
  const titles: Record<SectionKind, string> = {
    electric: '',
    towing: '',
    comments: labels.dealerComments,
    included: "What's Included",
    'why-buy': 'Why Buy From Us?',
    reserve: supportedLabel('Reserve Online'),
    protect: `Protect Your ${capitalised(word)}`,
    features: 'Features',
    summary: `${capitalised(word)} Summary`,
    specifications: 'All Specifications',
    enquiry: `Ask about this ${word}`,
    calculator: 'Finance calculator',
  };
  return titles[kind];
}

/** PAGE-01. By default, text first, questions and form last. */
import type { BlockKind, BlockOf, ContentBlock, Position } from '#src/domain/content/blocks.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { formAnchor, type PageForm } from '#src/domain/content/page-form.ts';
import { localDate } from '#src/lib/dates.ts';
import type { Site } from '#src/site/site.ts';
import { siteCards } from '../card/site-cards.ts';
import { disclosures } from '../privacy/disclosures.ts';
import type { PageBlock } from './page-block.ts';

export interface ArrangedPage {
  above: PageBlock[];
  below: PageBlock[];
  hasOwnPlaces: boolean;
}

interface BlockContext {
  site: Site;
  path: string;
  form: PageForm | null;
}
type Resolve = { [K in BlockKind]?: (block: BlockOf<K>, shown: BlockContext) => PageBlock | null };

const resolve: Resolve = {
  stock: ({ heading, list, count }, { site }) => {
    const vehicles = (site.landings.get(list)?.vehicles ?? []).filter(({ status }) => status !== 'sold');
    if (vehicles.length === 0) return null;
    return { kind: 'stock', heading, list, cards: vehicles.slice(0, count).map(siteCards(site).amongSimilar) };
  },
  positions: (block, { site: { now, settings }, path, form }) => {
    const today = localDate(now, settings.regional.timeZone);
    return {
      ...block,
      positions: block.positions
        .filter(({ closes }) => closes === null || today <= closes)
        .map((position) => ({ ...position, applyAt: applyAt(position, path, form) })),
    };
  },
  disclosures: (_, { site }) => ({ kind: 'disclosures', sections: disclosures(site) }),
};

function applyAt({ title }: Position, path: string, form: PageForm | null): string | null {
  if (form === null) return null;
  return form === 'careers'
    ? `${path}?position=${encodeURIComponent(title)}#${formAnchor(form)}`
    : `#${formAnchor(form)}`;
}

function resolveBlock(block: ContentBlock, on: BlockContext): PageBlock[] {
  const own = resolve[block.kind] as ((block: ContentBlock, on: BlockContext) => PageBlock | null) | undefined;
  const found = own === undefined ? (block as PageBlock) : own(block, on);
  return found === null ? [] : [found];
}

export function arrangeBlocks(page: ContentPage, form: PageForm | null, site: Site): ArrangedPage {
  const written = withDisclosures(page, site);
  const text = written.findIndex(({ kind }) => kind === 'text');
  const decided = (blocks: ContentBlock[]): PageBlock[] =>
    blocks.flatMap((block) =>
      block.kind === 'text'
        ? []
        : block.kind === 'form'
          ? formBlock(form)
          : resolveBlock(block, { site, path: page.path, form }),
    );
  const above = decided(written.slice(0, Math.max(text, 0)));
  const below = decided(written.slice(text + 1));
  const placesForm = written.some(({ kind }) => kind === 'form');
  const hasOwnPlaces = below.length > 0 || placesForm;
  if (!hasOwnPlaces) return { above, below, hasOwnPlaces };
  const questions: PageBlock[] =
    page.faq.length > 0 ? [{ kind: 'questions', heading: 'Questions and answers', items: page.faq }] : [];
  return { above, below: [...below, ...questions, ...(placesForm ? [] : formBlock(form))], hasOwnPlaces };
}

const formBlock = (form: PageForm | null): PageBlock[] => (form === null ? [] : [{ kind: 'form', form }]);

/** Skips privacy pages whose text already contains disclosures. */
function withDisclosures({ path, blocks = [] }: ContentPage, { settings }: Site): ContentBlock[] {
  if (path !== settings.forms.privacyPath || blocks.some(({ kind }) => kind === 'disclosures')) return blocks;
  return [...blocks, { kind: 'disclosures' }];
}

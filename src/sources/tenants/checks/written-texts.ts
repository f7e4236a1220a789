import { routePatterns } from '#src/domain/route-patterns.ts';
import { pageAddress } from '../build-content.ts';
import type { KeyPath } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

export interface Written {
  file: string;
  path: KeyPath;
  /** Copy that a shopper reads together. */
  texts: string[];
  /** Set if this copy appears on one page only. */
  page?: string;
  hasEnd: boolean;
}

/** Excludes customers' reviews and settings that only functions read. */
export function writtenTexts({ settings, pages, models, offers, promos, locations }: CheckedDraft): Written[] {
  const { private: _private, stock: _stock, $schema: _schema, ...shown } = settings;
  return [
    ...leaves(shown).map(({ path, text }) => ({ file: 'settings.json', path, texts: [text], hasEnd: false })),
    ...pages.map((page) => ({
      file: `pages/${page.name}`,
      path: [],
      texts: [...leaves(page.frontmatter).map(({ text }) => text), page.body],
      page: pageAddress(page),
      hasEnd: false,
    })),
    ...entries('models.json', 'models', models?.models),
    ...entries('offers.json', 'offers', offers?.offers).map((text) => ({ ...text, page: routePatterns.offers })),
    ...entries('promos.json', 'promos', promos?.promos),
    ...entries('locations.json', 'locations', locations?.locations).map((text, index) => ({
      ...text,
      page: `/locations/${locations!.locations[index]!.slug}`,
    })),
  ];
}

/** One text per entry: small print belongs to its offer. */
const entries = (file: string, key: string, list: readonly object[] | undefined): Written[] =>
  (list ?? []).map((entry, index) => ({
    file,
    path: [key, index],
    texts: leaves(entry).map(({ text }) => text),
    hasEnd: 'expiry' in entry && entry.expiry !== null,
  }));

function leaves(value: unknown, path: KeyPath = []): { path: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]));
}

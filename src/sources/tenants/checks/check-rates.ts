/** Rates of credit in all that a dealer writes: none without its comparison rate and the warning (LAW-02). */
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { rateFault, type RateFault } from '#src/domain/finance/advertised-rate.ts';
import { wrong, type Finding, type KeyPath } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

interface Written {
  file: string;
  path: KeyPath;
  /** All texts that a shopper reads together. */
  texts: string[];
}

/** Words of customers are theirs (`reviews.json`), and what only functions read is no advertisement. */
export function checkRates(draft: CheckedDraft): Finding[] {
  if (draft.settings.regional.locale !== 'en-AU') return [];
  return writtenTexts(draft).flatMap(({ file, path, texts }) => {
    const fault = rateFault(texts);
    return fault === null ? [] : [wrong(file, path, reasons[fault], hints[fault])];
  });
}

const reasons: Record<RateFault, string> = {
  'no comparison rate': 'names an interest rate without its comparison rate in the same paragraph',
  'no warning': 'names a comparison rate without the warning that goes with it',
};
const hints: Record<RateFault, string> = {
  'no comparison rate':
    'Such as "8.99% p.a. (comparison rate 9.86% p.a.)"; the National Credit Code asks for it wherever a rate is advertised.',
  'no warning': `Add it to the same text: "${comparisonWarning.slice(comparisonWarning.indexOf('WARNING'))}"`,
};

function writtenTexts({ settings, pages, models, offers, promos, locations }: CheckedDraft): Written[] {
  const { private: _private, stock: _stock, $schema: _schema, ...shown } = settings;
  return [
    ...leaves(shown).map(({ path, text }) => ({ file: 'settings.json', path, texts: [text] })),
    ...pages.map(({ name, frontmatter, body }) => ({
      file: `pages/${name}`,
      path: [],
      texts: [...leaves(frontmatter).map(({ text }) => text), body],
    })),
    ...entries('models.json', 'models', models?.models),
    ...entries('offers.json', 'offers', offers?.offers),
    ...entries('promos.json', 'promos', promos?.promos),
    ...entries('locations.json', 'locations', locations?.locations),
  ];
}

/** One entry is read as one: an offer's small print stands under it. */
const entries = (file: string, key: string, list: readonly object[] | undefined): Written[] =>
  (list ?? []).map((entry, index) => ({ file, path: [key, index], texts: leaves(entry).map(({ text }) => text) }));

function leaves(value: unknown, path: KeyPath = []): { path: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]));
}

import { capitalise } from '#src/lib/text.ts';
import { paintOf } from '../../vehicle/paint.ts';
import type { QueryCatalogue } from './catalogue.ts';
import { compact } from './compact.ts';

interface NamedColour {
  facet: 'colour';
  values: string[];
  label: string;
}

export const colourTerms = new Set(
  'white pearl silver grey gray black red maroon burgundy blue navy green yellow orange bronze gold beige brown cream purple pink'.split(
    ' ',
  ),
);

export function isColour(word: string, { colours }: QueryCatalogue): boolean {
  return colourTerms.has(word) || (colours ?? []).some((colour) => compact(colour) === word);
}

export function coloursOf(name: string, { colours = [] }: QueryCatalogue): NamedColour | null {
  const exact = colours.filter((colour) => compact(colour) === name);
  if (!colourTerms.has(name)) return exact.length > 0 ? { facet: 'colour', values: exact, label: exact[0]! } : null;
  const word = name === 'gray' ? /\bgr[ae]y\b/i : new RegExp(String.raw`\b${name.replace('grey', 'gr[ae]y')}\b`, 'i');
  const { hex } = paintOf(name);
  const values = colours.filter((colour) => word.test(colour) || paintOf(colour).hex === hex);
  return values.length > 0 ? { facet: 'colour', values, label: capitalise(name) } : null;
}

export function colourNames(values: readonly string[], catalogue: QueryCatalogue): string[] {
  const named = [...colourTerms]
    .map((word) => ({ label: capitalise(word), values: coloursOf(word, catalogue)?.values ?? [] }))
    .filter((one) => one.values.length > 0 && one.values.every((value) => values.includes(value)));
  const labels: string[] = [];
  const left = new Set(values);
  for (const one of named.toSorted((a, b) => b.values.length - a.values.length)) {
    if (!one.values.some((value) => left.has(value))) continue;
    labels.push(one.label);
    for (const value of one.values) left.delete(value);
  }
  return [...labels, ...left];
}

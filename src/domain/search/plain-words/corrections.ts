/**
 * Corrects typos ("corrola", "deisel", "subura") only in long words that no vehicle contains, never in the first
 * letter: "near" doesn't become rear, nor a Corolla Ascent an Accent.
 */
import { editDistance, editsAllowed } from '#src/lib/edit-distance.ts';
import { isGrammar } from './grammar.ts';
import { isJoined, modelNamed } from './makes.ts';
import { isOrdinary } from './models.ts';
import { compact } from './compact.ts';
import { namedChoice, vocabulary } from './names.ts';
import { isMark, type Reading } from './reading.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { QueryCatalogue } from './catalogue.ts';

const shortest = 5;
/** Everyday words one typo away from a name. */
const everyday = new Set(
  'great range ranges white black while where there these those under other right light night point sport sports small smart start parts party clean coast front petrol colour colours family cheap drive driver three seven eight years months miles deals dealer dealers local price prices radio music power speed sound south north east west city cities street still small large extra first second third house child children month trade trader track trail tyre tyres wheel wheels value owner owners brand brands model'.split(
    ' ',
  ),
);

const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');
const sorted = (word: string): string => [...word].sort().join('');

function distance(word: string, name: string): number {
  if (name.length < shortest - 1 || word[0] !== name[0] || /\d/.test(name)) return Infinity;
  if (undoubled(word) === undoubled(name)) return 0.5;
  const allowed = word.length >= 6 && sorted(word) === sorted(name) ? 2 : editsAllowed(word);
  const count = editDistance(word, name, allowed, false);
  return count <= allowed ? count : Infinity;
}

export function corrected(word: string, names: Iterable<string>): string | null {
  if (word.length < shortest || /\d/.test(word) || everyday.has(word) || isOrdinary(word)) return null;
  let best: { name: string; far: number; isAlone: boolean } | null = null;
  for (const name of names) {
    const far = name === word ? Infinity : distance(word, name);
    if (far === Infinity || (best !== null && far > best.far)) continue;
    best = { name, far, isAlone: best === null || far < best.far || best.name === name };
  }
  return best?.isAlone ? best.name : null;
}

export function correctableNames(catalogue: QueryCatalogue, locale: Locale): Set<string> {
  const names = catalogue.makes.flatMap(({ name, models }) => [
    name,
    ...models,
    ...models.map((model) => model.split(' ')[0]!),
  ]);
  return new Set(
    [...names.map(compact), ...vocabulary(catalogue, locale)].filter((name) => name.length >= shortest - 1),
  );
}

/** Pairs first: "land crusier". */
export function correctNames(text: string, reading: Reading): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const names = words.some((word) => !isMark(word) && !isGrammar(word))
    ? correctableNames(reading.catalogue, reading.locale)
    : new Set<string>();
  for (const length of [2, 1]) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      if (run.some((word) => isMark(word) || isGrammar(word) || reading.catalogue.asWritten?.includes(compact(word))))
        continue;
      const name = corrected(compact(run.join(' ')), names);
      const mark =
        name === null
          ? null
          : nameMark(name, run.join(' '), { isJoined: isJoined(words, start, start + length), next: [] }, reading);
      if (mark !== null) words.splice(start, length, mark);
    }
  }
  return words.join(' ');
}

function nameMark(
  name: string,
  written: string,
  around: Parameters<typeof modelNamed>[2],
  reading: Reading,
): string | null {
  const make = reading.catalogue.makes.find((one) => compact(one.name) === name);
  if (make) return reading.choose({ facet: 'make', values: [make.name], label: make.name }, written);
  const choice = namedChoice(name, name, reading.catalogue, reading.locale);
  if (choice) return reading.choose(choice, written);
  const model = modelNamed(name, written, around, true, reading) ?? modelNamed(name, written, around, false, reading);
  return model === 'text' ? null : model;
}

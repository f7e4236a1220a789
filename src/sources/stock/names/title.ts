import { compactKey } from '../transforms/reading.ts';
import { knownMake, tidyMake } from './make-names.ts';
import { badgeWord } from './badge-words.ts';
import { knownModel, leadingModel, tidyModel } from './model-names.ts';

export interface TitleParts {
  year: number | null;
  words: string[];
}

export interface NamedVehicle {
  make: string | null;
  model: string | null;
  rest: string[] | null;
}

export function titleParts(title: string): TitleParts {
  const words = title.split(/\s+/).filter(Boolean);
  const isYear = /^(19|20)\d\d$/.test(words[0] ?? '');
  return { year: isYear ? Number(words[0]) : null, words: isYear ? words.slice(1) : words };
}

const maxMakeWords = 3;

function spelt(words: string[], key: string, most: number): number {
  let text = '';
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    text += compactKey(words[count - 1]!);
    if (text === key) return count;
    if (!key.startsWith(text)) return 0;
  }
  return 0;
}

function makeInTitle(words: string[], extra: ReadonlyMap<string, string>): { make: string; count: number } | null {
  for (let count = Math.min(maxMakeWords, words.length); count > 0; count--) {
    const make = knownMake(words.slice(0, count).join(''), extra);
    if (make !== null) return { make, count };
  }
  return null;
}

/** A make's second word, part of a date, or a filler. */
const noModel =
  /^(romeo|rover|martin|wall|other|others|unknown|model|\d{1,2}(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))$/;

/** The feed's model wins unless the title's name contains it. */
export function nameVehicle(
  rawMake: string | null,
  rawModel: string | null,
  title: TitleParts | null,
  extra: ReadonlyMap<string, string>,
): NamedVehicle {
  const words = title?.words ?? [];
  const fromColumn = rawMake === null ? null : (knownMake(rawMake, extra) ?? tidyMake(rawMake));
  const fromTitle =
    fromColumn !== null && spelt(words, compactKey(fromColumn), maxMakeWords) > 0 ? null : makeInTitle(words, extra);
  const make = fromColumn ?? fromTitle?.make ?? null;
  if (make === null) return { make, model: null, rest: null };
  const rest = words.slice(fromTitle?.make === make ? fromTitle.count : spelt(words, compactKey(make), maxMakeWords));
  const { model, count } = modelOf(make, rawModel, rest);
  return { make, model, rest: title ? rest.slice(count) : null };
}

function modelOf(make: string, raw: string | null, rest: string[]): { model: string | null; count: number } {
  const column = raw === null ? '' : compactKey(raw);
  const named = leadingModel(make, rest);
  const known = knownModel(make, column);
  const isNamed = column !== '' && !(noModel.test(column) && known === null);
  if (named && (!isNamed || named.key.startsWith(column) || named.model === known)) return named;
  if (isNamed) return { model: known ?? tidyModel(raw!), count: spelt(rest, column, 4) };
  const first = rest[0];
  return first !== undefined &&
    /^[a-z0-9][\w.-]*$/i.test(first) &&
    !noModel.test(compactKey(first)) &&
    !/^\d+$/.test(first)
    ? { model: tidyModel(first), count: 1 }
    : { model: null, count: 0 };
}

const specSheetPattern = /\d ?(?:dr|st)\b/i;
const bodyAndAfter =
  /\b(?:(?:Crew|Dual|Double|Single|Extended|Extra|Super|King|Freestyle)\s+)?(?:Sedan|Hatchback|Wagon|Utility|Coupe|Cabriolet|Convertible|Sportback|Cab Chassis|Van|Bus|Touring)\b(?=.*\b\d ?(?:dr|st)\b).*$/i;
const aside =
  /\(\s*(?:[468]x[248]|[24]wd|awd|fwd|rwd|no badge|\d ?yr|qld|nsw|vic|wa|sa|tas|act|nt|es|pe|av|le|rf)\s*\)|[[(][^\])]*$|\[[^\]]*\]|\(+\s*\)+/gi;

/** Omits bracketed drive types, registration notes and trailing specifications. */
export function badgeOf(rest: string[], model: string): string | null {
  const key = compactKey(model),
    last = compactKey(model.split(' ').at(-1)!);
  const words = rest.filter((word) => /[a-z0-9(]/i.test(word));
  while (words.length > 0 && (compactKey(words[0]!) === key || (last.length > 2 && compactKey(words[0]!) === last)))
    words.shift();
  let text = words.join(' ');
  if (specSheetPattern.test(text)) text = text.replace(bodyAndAfter, '');
  if (/[[(]/.test(text)) text = text.replaceAll(aside, ' ');
  text = text
    .split(/\s+/)
    .map(badgeWord)
    .join(' ')
    .replaceAll(/^[\s,;:)-]+|[\s,;:(-]+$/g, '');
  if (text === '' || /^\d{4}$/.test(text)) return null;
  return text.length > 60 ? text.slice(0, 60).replace(/\s+\S*$/, '') : text;
}

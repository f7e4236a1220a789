import { isArticle, isGrammar, isJoint } from './grammar.ts';
import { modelsEndingWith, modelsOf, rangeMake } from './models.ts';
import { isColour } from './colours.ts';
import { compact } from './compact.ts';
import { namedChoice } from './names.ts';
import { isMark, type Reading } from './reading.ts';

const longestName = 4;
const nicknames = new Map(
  Object.entries({
    vw: 'volkswagen',
    vdub: 'volkswagen',
    merc: 'mercedesbenz',
    mercs: 'mercedesbenz',
    mercedes: 'mercedesbenz',
    benz: 'mercedesbenz',
    chevy: 'chevrolet',
    chev: 'chevrolet',
    landy: 'landrover',
    alfa: 'alfaromeo',
    beemer: 'bmw',
    bimmer: 'bmw',
    mitsi: 'mitsubishi',
    mitsu: 'mitsubishi',
    subi: 'subaru',
    suby: 'subaru',
    jag: 'jaguar',
    lambo: 'lamborghini',
    rolls: 'rollsroyce',
    aston: 'astonmartin',
    harley: 'harleydavidson',
    zuki: 'suzuki',
  }),
);

const splitTerms = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const isName = (word: string): boolean => !isMark(word) && !isJoint(word);

/** Continuations of a limit: "2019 or newer", "7 or more seats". */
const isLimit = (word: string): boolean =>
  /^(?:newer|later|younger|older|earlier|above|up|over|more|less|onwards?|below|under|before)$/i.test(word);
const isYearPhrase = ([word = '', next = '', after = '']: string[]): boolean =>
  /^\d{4}\+$/.test(word) ||
  (/^\d{4}$/.test(word) &&
    (/^(?:to|onwards?|plus|[-–+])$/i.test(next) ||
      (/^(?:or|and)$/i.test(next) && (isLimit(after) || /^(?:19|20)\d\d$/.test(after)))));
const counted =
  /^(?:\+|[-–]|to|k|kms?|ks|x|by|grand|thousand|mi|miles?|kilomet\w*|seat\w*|str|speed|sp|doors?|dr|cyl\w*|lit(?:re|er)s?|l|years?|yrs?|passengers?|berths?|ft|foot|feet|tonnes?|kgs?)$/i;
const isCounted = ([next = '', after = '']: string[]): boolean =>
  counted.test(next) || (/^(?:or|and)$/i.test(next) && isLimit(after));
/** "LandCruiser 200", "Cooper S": feeds put these in the model, badge or series, so they stay text. */
const isModelNameSuffix = ([word = '', ...next]: string[]): boolean =>
  (/^[b-z]$/i.test(word) || /^\d{1,3}$/.test(word)) && !isCounted(next);

/** Excludes function words ("ranger over"). */
const findMake = (words: readonly string[], reading: Reading) => {
  const name = compact(words.join(' '));
  if (isColour(name, reading.catalogue) || (words.length > 1 && words.some(isGrammar))) return undefined;
  const known = (one: string) => reading.catalogue.makes.find((make) => compact(make.name) === one);
  return (
    known(name) ?? known(nicknames.get(name) ?? '') ?? (name.length > 3 ? known(name.replace(/s$/, '')) : undefined)
  );
};

function longest<T>(
  words: readonly string[],
  start: number,
  find: (run: string[]) => T | null | undefined,
): { value: T; length: number } | null {
  for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
    const run = words.slice(start, start + length);
    const value = run.every(isName) && compact(run.join(' ')) !== '' ? find(run) : undefined;
    if (value !== undefined && value !== null) return { value, length };
  }
  return null;
}

/** Makes with their models: "Peugeot 2008" is a model, not a year. */
export function takeMakes(text: string, reading: Reading): string {
  const words = splitTerms(text);
  for (let start = 0; start < words.length; start++) {
    const found = longest(words, start, (run) => findMake(run, reading));
    // "Range Rover" isn't a Rover.
    const several = longest(words, start, (run) =>
      run.length > (found?.length ?? 1) ? modelFromTerms(run, words.slice(start + run.length), reading) : null,
    );
    if (several) words.splice(start, several.length, several.value);
    if (!found || several) continue;
    const make = found.value;
    const written = words.slice(start, start + found.length).join(' ');
    const models =
      (isAfterMake: boolean) =>
      (run: string[]): string[] | null => {
        if (
          run.length > 1 &&
          run.some((word) => isGrammar(word) && !/^a$/i.test(word)) &&
          !make.models.some((model) => compact(model) === compact(run.join(' ')))
        )
          return null;
        const list = modelsOf(compact(run.join(' ')), make, isAfterMake);
        return list.length > 0 ? list : null;
      };
    // "Mazda 3" matches "Mazda Mazda3"; "Range Rover", a name that includes the make.
    const whole = longest(words, start, models(false));
    const isWhole = whole !== null && whole.length > found.length;
    const own = longest(words, start + found.length, models(true));
    const isBoth = isWhole && own !== null && own.length === whole.length - found.length;
    const after = isBoth ? { ...whole, value: [...new Set([...whole.value, ...own.value])] } : isWhole ? whole : own;
    const at = isWhole ? start : start + found.length;
    const mark = reading.choose({ facet: 'make', values: [make.name], label: make.name }, written);
    const end = after ? at + after.length : at;
    const rest = words.slice(start + found.length, end);
    const isModel =
      after !== null &&
      !isYearPhrase(words.slice(start + found.length, start + found.length + 3)) &&
      !(rest.length === 1 && /^\d+$/.test(rest[0]!) && isCounted(words.slice(end, end + 2)));
    if (!isModel) {
      words.splice(start, found.length, mark);
      continue;
    }
    const name = words.slice(at, end).join(' ');
    if (isModelNameSuffix(words.slice(end, end + 3))) {
      reading.keep([...rest, words[end]!].join(' '));
      words.splice(start, end + 1 - start, mark);
      continue;
    }
    const modelMark = reading.choose({ facet: 'model', values: after.value, label: labelOf(after.value) }, name);
    reading.alsoCalled(compact([make.name, ...rest].join(' ')));
    words.splice(start, end - start, mark, modelMark);
    takeAlternatives(words, start + 2, make, reading);
  }
  return words.join(' ');
}

/** "Mazda 2 or 3". */
function takeAlternatives(words: string[], from: number, make: { models: readonly string[] }, reading: Reading): void {
  for (let at = from; isJoint(words[at] ?? ''); at += 2) {
    while (isJoint(words[at + 1] ?? '')) words.splice(at, 1);
    const name = compact(words[at + 1] ?? '');
    const models = make.models.filter((model) => compact(model) === name);
    const next = words.slice(at + 1, at + 4);
    if (!/^\d+$/.test(name) || models.length === 0 || isYearPhrase(next) || isCounted(next.slice(1))) return;
    words[at + 1] = reading.choose({ facet: 'model', values: models, label: labelOf(models) }, words[at + 1]!);
  }
}

function modelFromTerms(run: readonly string[], next: readonly string[], reading: Reading): string | null {
  const name = compact(run.join(' '));
  if (run.some(isGrammar) || reading.values('model').length > 0 || findMake(run, reading)) return null;
  const makes = reading.catalogue.makes.filter((make) => modelsOf(name, make, false).length > 0);
  // "Mazda 3" is read with its make.
  if (makes.length !== 1 || name.startsWith(compact(makes[0]!.name))) return null;
  const mark = modelNamed(name, run.join(' '), { isJoined: false, next }, false, reading);
  return mark === 'text' ? null : mark;
}

const labelOf = (models: readonly string[]): string => models.toSorted((a, b) => a.length - b.length)[0]!;

export function takeNames(text: string, reading: Reading): string {
  const words = splitTerms(text);
  for (let length = Math.min(longestName, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      const isState = length === 1 && reading.catalogue.states?.includes(run[0]!) === true;
      const name = isState || run.every(isName) ? compact(run.join(' ')) : '';
      if (name === '') continue;
      const isPlain =
        length > 1 &&
        run.some(isGrammar) &&
        rangeMake(name) === null &&
        !reading.catalogue.makes.some(({ models }) =>
          models.some((model) => compact(model) === name && model.split(' ').length === length),
        );
      const around = {
        isJoined: isJoined(words, start, start + length),
        next: words.slice(start + length, start + length + 3),
      };
      const read = (own: boolean) =>
        isPlain || (length === 1 && isGrammar(run[0]!)) ? null : modelNamed(name, run.join(' '), around, own, reading);
      const made = read(true) ?? nameMark(name, run.join(' '), reading) ?? read(false);
      if (made === null) continue;
      words.splice(
        start,
        made === 'text' ? length + 1 : length,
        made === 'text' ? reading.keep(words.slice(start, start + length + 1).join(' ')) : made,
      );
    }
  }
  return words.join(' ');
}

function nameMark(name: string, written: string, reading: Reading): string | null {
  const choice = namedChoice(name, written, reading.catalogue, reading.locale);
  return choice === null ? null : reading.choose(choice, written);
}

export function isJoined(words: readonly string[], start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && isArticle(words[before]!)) before--;
  let after = end;
  while (after < words.length && isArticle(words[after]!)) after++;
  return isJoint(words[before] ?? '') || isJoint(words[after] ?? '');
}

interface Around {
  isJoined: boolean;
  next: readonly string[];
}

/**
 * A model of the named makes (`own`), or of the only make that has it; 'text' if its name continues. A bare number
 * needs its make first, a second model a joining word.
 */
export function modelNamed(
  name: string,
  written: string,
  { isJoined: joined, next }: Around,
  own: boolean,
  reading: Reading,
): string | 'text' | null {
  const { catalogue } = reading;
  if (!/[a-z]/.test(name) || isColour(name, catalogue)) return null;
  const makes = reading.values('make');
  const among = catalogue.makes.filter((make) => !own || makes.includes(make.name));
  const named = among
    .map((make) => ({ make: make.name, models: modelsOf(name, make, false) }))
    .filter(({ models }) => models.length > 0);
  const exact = named.filter(({ models }) => models.some((model) => compact(model) === name));
  const ending =
    named.length > 0
      ? []
      : among
          .map((make) => ({ make: make.name, models: modelsEndingWith(name, make.models) }))
          .filter(({ models }) => models.length > 0);
  const candidates = exact.length > 0 ? exact : named.length > 0 ? named : ending;
  const [found] = candidates;
  if (candidates.length !== 1 || found === undefined) return null;
  const isFirst = reading.values('model').length === 0;
  const isBare = exact.length > 0 && name.length >= 4 && makes.every((make) => reading.derived.has(make));
  if (!joined && (own ? !isFirst : makes.length > 0) && !(isBare && !isFirst)) return null;
  if (isModelNameSuffix([...next])) return 'text';
  if (!makes.includes(found.make)) {
    reading.choose({ facet: 'make', values: [found.make], label: found.make }, written);
    reading.derived.add(found.make);
  }
  return reading.choose({ facet: 'model', values: found.models, label: labelOf(found.models) }, written);
}

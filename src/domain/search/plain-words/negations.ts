/**
 * What a shopper does not want: "not white", "no utes or vans", "anything but diesel". A search can only choose, so an
 * unwanted value becomes all the others of its list; what cannot be turned round is left out and said so.
 */
import { gap } from './amounts.ts';
import { readFeatures } from './features.ts';
import { modelsEndingWith, modelsOf } from './models.ts';
import { compact } from './compact.ts';
import { choiceMidSentence, knownValues } from './known-values.ts';
import { namedChoice, type NamedChoice } from './names.ts';
import type { LeftOut } from './asides.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { PlainWordsCatalogue } from './catalogue.ts';

const longestRun = 4;
/** Words of one thing that is not wanted, where nobody knows its name: "tow bar", "written off". */
const longestUnknown = 2;

const beginning = /^(?:not|no|without|except|excluding|exclude|non|never|w\/o)$/i;
const comparison = /^(?:more|less|older|newer|over|under|lower|higher|than|below|above|earlier|later)$/i;
const article = /^(?:a|an|any|in|with|the|for)$/i;
const joint = /^(?:or|and|nor|&)$/i;
/** Where something unknown ends at the latest. */
const ending =
  /[\d$\u0001]|^(?:under|below|over|above|up|less|more|from|between|with|in|but|low|max|around|near|or|and|for)$/i;

/** All values but those named; null where they cannot be chosen, and "none" where nothing is so called here. */
function allBut(unwanted: readonly NamedChoice[], catalogue: PlainWordsCatalogue): NamedChoice | 'none' | null {
  const { facet } = unwanted[0]!;
  // Which models are left depends on the makes: see Reading.exclude.
  if (facet === 'model')
    return {
      facet,
      values: unwanted.flatMap(({ values }) => values),
      label: `Not ${unwanted.map(({ label }) => label).join(' or ')}`,
      isExclusion: true,
    };
  const names = new Set(unwanted.flatMap(({ values }) => values));
  const known = knownValues(facet, catalogue);
  const values = known.filter((value) => !names.has(value));
  if (known.length > 0 && values.length === known.length) return 'none';
  if (values.length === 0) return null;
  return {
    facet,
    values,
    label: `Not ${unwanted.map(({ label }) => choiceMidSentence(label, facet)).join(' or ')}`,
    isExclusion: true,
  };
}

/** The text with a gap for each negation, what is chosen instead, and what had to be left out. */
export function readNegations(
  text: string,
  catalogue: PlainWordsCatalogue,
  locale: Locale,
): { rest: string; choices: NamedChoice[]; leftOut: LeftOut[] } {
  const words = text
    .replace(
      /\b(?:any(?:thing)?|everything|all) (?:but|other than|except(?:ing)?(?: for)?|bar)\b|\b(?:other than|apart from|aside from|rather than|instead of|(?:but|and|just|only|definitely|please) (?:not|no|never)|except(?:ing)? for|with the exception of|besides|excl(?:ud(?:ing|e|es))?\.?|excepting|leav(?:e|ing) out|avoid(?:ing)?|skip(?:ping)?|minus|not (?:interested in|looking for|after|keen on|including)|(?:i )?(?:do(?:n['’]?t| not)|would(?:n['’]?t| not)) (?:want|like|need|show(?: me)?))(?=\s)/gi,
      'not',
    )
    .replace(/\b(not|no|non)-(?=\w)/gi, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const rest: string[] = [];
  const choices: NamedChoice[] = [];
  const leftOut: LeftOut[] = [];
  for (let at = 0; at < words.length;) {
    if (!beginning.test(words[at]!) || words[at + 1] === undefined || comparison.test(words[at + 1]!)) {
      rest.push(words[at++]!);
      continue;
    }
    const { unwanted, end } = readUnwanted(words, at + 1, catalogue, locale);
    const choice = unwanted.length > 0 ? allBut(unwanted, catalogue) : null;
    if (choice !== null && choice !== 'none') choices.push(choice);
    if (choice === null)
      leftOut.push(
        notSearchable(
          words
            .slice(at, end)
            .join(' ')
            .replace(/[,.;]+$/, ''),
        ),
      );
    rest.push(gap);
    at = end;
  }
  return { rest: rest.join(' '), choices, leftOut };
}

function notSearchable(words: string): LeftOut {
  let isEquipment = false;
  readFeatures(words, () => {
    isEquipment = true;
    return gap;
  });
  return { kind: isEquipment ? 'equipped' : 'without', words };
}

/** A make, or models of any make. A bare number is a model where the text names its make; so is a badge in a model's name. */
function nameChoice(
  name: string,
  { makes }: PlainWordsCatalogue,
  isWritten: (name: string) => boolean,
): NamedChoice | null {
  const make = makes.find(
    (one) => compact(one.name) === name || (name.length > 3 && compact(one.name) === name.replace(/s$/, '')),
  );
  if (make) return { facet: 'make', values: [make.name], label: make.name };
  const models = makes.flatMap((one) => modelsOf(name, one, false));
  const found = models.length > 0 ? models : makes.flatMap((one) => modelsEndingWith(name, one.models));
  if (found.length > 0 && /[a-z]/.test(name)) return modelChoice(found);
  const named = makes.filter((one) => isWritten(compact(one.name)));
  const own = named.flatMap((one) => one.models.filter((model) => compact(model) === name));
  if (own.length > 0) return modelChoice(own);
  const badged = makes
    .flatMap((one) => one.models)
    .filter((model) => {
      const [first = '', ...later] = model.split(/[\s-]+/).map(compact);
      return later.includes(name) && isWritten(first);
    });
  return badged.length > 0 ? modelChoice(badged) : null;
}

const modelChoice = (models: readonly string[]): NamedChoice => ({
  facet: 'model',
  values: [...models],
  label: models.toSorted((a, b) => a.length - b.length)[0]!,
});

/** What is named from a word on, "white or black"; where nothing is, the few words that may belong together. */
function readUnwanted(
  words: readonly string[],
  start: number,
  catalogue: PlainWordsCatalogue,
  locale: Locale,
): { unwanted: NamedChoice[]; end: number } {
  const unwanted: NamedChoice[] = [];
  const wanted = new Set(words.slice(0, start).map(compact));
  const isWritten = (name: string): boolean => wanted.has(name);
  let end = start;
  for (let at = start; ;) {
    while (article.test(words[at] ?? '')) at++;
    const found = longestName(
      words,
      at,
      (name, written) => namedChoice(name, written, catalogue, locale) ?? nameChoice(name, catalogue, isWritten),
    );
    if (!found || found.value.facet !== (unwanted[0] ?? found.value).facet) break;
    unwanted.push(found.value);
    end = at + found.length;
    if (!joint.test(words[end] ?? '') && !words[end - 1]!.endsWith(',')) break;
    at = end + Number(joint.test(words[end] ?? ''));
  }
  if (unwanted.length > 0) return { unwanted, end };
  while (article.test(words[end] ?? '')) end++;
  const first = end;
  while (
    end < words.length &&
    end - first < longestUnknown &&
    (end === first || !isEnd(words, end, catalogue, locale))
  ) {
    if (/[,.;]$/.test(words[end++]!)) break;
  }
  return { unwanted, end };
}

const isEnd = (words: readonly string[], at: number, catalogue: PlainWordsCatalogue, locale: Locale): boolean =>
  ending.test(words[at]!) ||
  longestName(words, at, (name, written) => namedChoice(name, written, catalogue, locale)) !== null ||
  catalogue.makes.some(({ name, models }) => [name, ...models].some((one) => compact(one) === compact(words[at]!)));

/** The longest run of words from a place on that `read` knows. */
function longestName<T>(
  words: readonly string[],
  start: number,
  read: (name: string, written: string) => T | null | undefined,
): { value: T; length: number } | null {
  for (let length = Math.min(longestRun, words.length - start); length > 0; length--) {
    const written = words.slice(start, start + length).join(' ');
    const name = compact(written);
    const value = name === '' ? null : read(name, written.replace(/[,.;]+$/, ''));
    if (value) return { value, length };
  }
  return null;
}

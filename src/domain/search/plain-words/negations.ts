/**
 * "not white", "no utes or vans". Searches can only include values, so an exclusion selects all others, or is ignored
 * and reported.
 */
import { slugify } from '#src/lib/slug.ts';
import { splitUnwanted } from '../unwanted-words.ts';
import { gap } from './amounts.ts';
import { countChoice } from './counts.ts';
import { readFeatures } from './features.ts';
import { isGrammar } from './grammar.ts';
import { modelsEndingWith, modelsOf } from './models.ts';
import { compact } from './compact.ts';
import { choiceMidSentence, knownValues } from './known-values.ts';
import { namedChoice, type NamedChoice } from './names.ts';
import { choiceKind } from './reading.ts';
import type { OmittedTerm } from './asides.ts';
import type { SearchFacet } from '../search-state.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { QueryCatalogue } from './catalogue.ts';

const longestRun = 4;
/** "tow bar", "written off". */
const longestUnknown = 2;

const beginning = /^(?:not|no|without|except|excluding|exclude|non|never|w\/o)$/i;
const comparison = /^(?:more|less|older|newer|over|under|lower|higher|than|below|above|earlier|later)$/i;
const article = /^(?:a|an|any|in|with|the|for)$/i;
const joint = /^(?:or|and|nor|&)$/i;
const ending =
  /[\d$\u0001]|^(?:under|below|over|above|up|less|more|from|between|with|in|but|low|max|around|near|or|and|for)$/i;

/** Null without other values, "none" if no value has the name. */
function allBut(unwanted: readonly NamedChoice[], catalogue: QueryCatalogue): NamedChoice | 'none' | null {
  const { facet } = unwanted[0]!;
  // Other models depend on the makes, and badges are searched as text: see Reading.exclude.
  if (facet === 'model' || facet === 'badge')
    return {
      facet,
      values: unwanted.flatMap(({ values }) => values),
      unwanted: unwanted.flatMap((one) => one.unwanted ?? []),
      label: `Not ${unwanted.map(({ label }) => label).join(' or ')}`,
      isExclusion: true,
    };
  const names = new Set(unwanted.flatMap(({ values }) => values));
  const known = countedValues(facet, catalogue) ?? knownValues(facet, catalogue);
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

const allButEach = (unwanted: readonly NamedChoice[], catalogue: QueryCatalogue) =>
  Object.values(Object.groupBy(unwanted, ({ facet }) => facet)).map((group) => allBut(group, catalogue));

const countedValues = (facet: SearchFacet, { seats, doors, sleeps, cylinders, cabs }: QueryCatalogue) =>
  new Map<SearchFacet, readonly (number | string)[] | undefined>(
    Object.entries({ seats, doors, sleeps, cylinders, cab: cabs }) as [SearchFacet, readonly number[]][],
  )
    .get(facet)
    ?.map(String);

export function readNegations(
  text: string,
  catalogue: QueryCatalogue,
  locale: Locale,
): { rest: string; choices: NamedChoice[]; leftOut: OmittedTerm[] } {
  const words = text
    .replace(
      /\b(?:any(?:thing)?|everything|all) (?:but|other than|except(?:ing)?(?: for)?|bar)\b|\b(?:other than|apart from|aside from|rather than|instead of|(?:but|and|just|only|definitely|please) (?:not|no|never)|except(?:ing)? for|with the exception of|besides|excl(?:ud(?:ing|e|es))?\.?|excepting|leav(?:e|ing) out|avoid(?:ing)?|skip(?:ping)?|minus|not (?:interested in|looking for|after|keen on|including)|(?:i )?(?:do(?:n['’]?t| not)|would(?:n['’]?t| not)) (?:want|like|need|show(?: me)?))(?=\s)/gi,
      'not',
    )
    .replace(/(?<![\w-])(not|no|non)-(?=\w)/gi, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const rest: string[] = [];
  const choices: NamedChoice[] = [];
  const leftOut: OmittedTerm[] = [];
  for (let at = 0; at < words.length;) {
    const [name] = splitUnwanted(words[at]!).unwanted;
    if (name !== undefined) {
      const { unwanted } = readUnwanted([...words.slice(0, at), words[at]!.slice(1)], at, catalogue, locale);
      const found = allButEach(unwanted, catalogue).filter((one) => one !== null && one !== 'none');
      choices.push(...(found.length > 0 ? found : [badge(name)]));
      rest.push(gap);
      at++;
      continue;
    }
    if (!beginning.test(words[at]!) || words[at + 1] === undefined || comparison.test(words[at + 1]!)) {
      rest.push(words[at++]!);
      continue;
    }
    const { unwanted, end } = readUnwanted(words, at + 1, catalogue, locale);
    const found = unwanted.length > 0 ? allButEach(unwanted, catalogue) : [null];
    choices.push(...found.filter((one) => one !== null && one !== 'none'));
    if (found.includes(null))
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

function notSearchable(words: string): OmittedTerm {
  let isEquipment = false;
  readFeatures(words, () => {
    isEquipment = true;
    return gap;
  });
  return { kind: isEquipment ? 'equipped' : 'without', words };
}

/**
 * A bare number needs its make in the text. A model's later word, which may be a badge, counts only after its first.
 */
function nameChoice(
  name: string,
  { makes, badges = [] }: QueryCatalogue,
  isWritten: (name: string) => boolean,
): NamedChoice | null {
  const make = makes.find(
    (one) => compact(one.name) === name || (name.length > 3 && compact(one.name) === name.replace(/s$/, '')),
  );
  if (make) return { facet: 'make', values: [make.name], label: make.name };
  const models = makes.flatMap((one) => modelsOf(name, one, false));
  const found = models.length > 0 ? models : makes.flatMap((one) => modelsEndingWith(name, one.models));
  // A Ranger Raptor may be a Ranger with badge Raptor.
  if (found.length > 0 && /[a-z]/.test(name))
    return {
      ...modelChoice(found),
      ...(models.length === 0 && badges.includes(name) && { unwanted: [name] }),
    };
  const named = makes.filter((one) => isWritten(compact(one.name)));
  const own = named.flatMap((one) => one.models.filter((model) => compact(model) === name));
  if (own.length > 0) return modelChoice(own);
  const badged = makes
    .flatMap((one) => one.models)
    .filter((model) => {
      const [first = '', ...later] = model.split(/[\s-]+/).map(compact);
      return later.includes(name) && isWritten(first);
    });
  return badged.length > 0 ? { ...modelChoice(badged), ...(badges.includes(name) && { unwanted: [name] }) } : null;
}

const badge = (name: string): NamedChoice => ({ facet: 'badge', values: [], unwanted: [name], label: name });

function badgeChoice(name: string, written: string, catalogue: QueryCatalogue, locale: Locale): NamedChoice | null {
  const isOther = (word: string): boolean =>
    isGrammar(word) || article.test(word) || namedChoice(compact(word), word, catalogue, locale) !== null;
  if (!catalogue.badges?.includes(name) || written.split(' ').some(isOther)) return null;
  const rest = readFeatures(written, () => '');
  return rest === written ? { ...badge(slugify(written)), label: written } : null;
}

/** "ranger wildtrak" excludes both words together: other Rangers are wanted. */
function withBadge(
  words: readonly string[],
  start: number,
  length: number,
  catalogue: QueryCatalogue,
  locale: Locale,
): { value: NamedChoice; length: number } | null {
  const end = start + length;
  if (/[,.;]$/.test(words[end - 1]!)) return null;
  const found = longestName(words, end, (name, written) => badgeChoice(name, written, catalogue, locale));
  if (!found) return null;
  const name = slugify(words.slice(start, end + found.length).join(' '));
  return { value: { ...badge(name), label: name.replaceAll('-', ' ') }, length: length + found.length };
}

const modelChoice = (models: readonly string[]): NamedChoice => ({
  facet: 'model',
  values: [...models],
  label: models.toSorted((a, b) => a.length - b.length)[0]!,
});

function readUnwanted(
  words: readonly string[],
  start: number,
  catalogue: QueryCatalogue,
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
      (name, written) =>
        namedChoice(name, written, catalogue, locale) ??
        nameChoice(name, catalogue, isWritten) ??
        countChoice(written, catalogue) ??
        badgeChoice(name, written, catalogue, locale),
    );
    if (!found || choiceKind(found.value) !== choiceKind(unwanted[0] ?? found.value)) break;
    const badged = found.value.facet === 'model' ? withBadge(words, at, found.length, catalogue, locale) : null;
    const { value, length } = badged ?? found;
    unwanted.push(value);
    end = at + length;
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

const isEnd = (words: readonly string[], at: number, catalogue: QueryCatalogue, locale: Locale): boolean =>
  ending.test(words[at]!) ||
  longestName(words, at, (name, written) => namedChoice(name, written, catalogue, locale)) !== null ||
  catalogue.makes.some(({ name, models }) => [name, ...models].some((one) => compact(one) === compact(words[at]!)));

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

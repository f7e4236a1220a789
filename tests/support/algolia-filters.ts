/** Follows Algolia's documentation, independently of the engine. Rejects anything Algolia refuses or ignores. */
import type { SearchRecord } from '#src/search/record.ts';
import type { NaiveFilter } from './naive-search.ts';

export interface Filterable {
  facets: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

export class BadRequest extends Error {}

type Kind = 'facet' | 'number';
interface Condition {
  kind: Kind;
  filter: NaiveFilter;
}

const name = (text: string): keyof SearchRecord => text as keyof SearchRecord;
const unquote = (text: string): string =>
  /^(["']).*\1$/s.test(text) ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text;

function numeric(
  attribute: string,
  operator: string,
  value: string,
  to: string | undefined,
  { numbers }: Filterable,
): Condition {
  if (!numbers.has(attribute)) throw new BadRequest(`${attribute} is not among numericAttributesForFiltering`);
  const number = Number(value);
  if (Number.isNaN(number) || Math.abs(number) > 4_611_686_018_427_387)
    throw new BadRequest(`${value} is no number to filter by`);
  const filter: NaiveFilter =
    to === undefined
      ? { attribute: name(attribute), operator: operator as '<', number }
      : { attribute: name(attribute), from: number, to: Number(to) };
  return { kind: 'number', filter };
}

function facet(attribute: string, value: string, { facets }: Filterable): Condition {
  if (!facets.has(attribute)) throw new BadRequest(`${attribute} is not among attributesForFaceting`);
  return { kind: 'facet', filter: { attribute: name(attribute), is: value } };
}

/** A list is AND, an inner list OR. */
function nested(value: unknown, one: (text: string) => Condition): NaiveFilter {
  const outer =
    value === undefined || value === ''
      ? []
      : Array.isArray(value)
        ? (value as (string | string[])[])
        : [String(value)];
  return {
    all: outer.map((part) => (Array.isArray(part) ? { any: part.map((text) => one(text).filter) } : one(part).filter)),
  };
}

export const facetFilters = (value: unknown, filterable: Filterable): NaiveFilter =>
  nested(value, (text) => {
    const place = text.indexOf(':');
    const wanted = text.slice(place + 1);
    if (place < 1) throw new BadRequest(`facetFilters: ${text}`);
    const { filter, kind } = facet(
      text.slice(0, place),
      wanted.replace(/^\\?-/, (minus) => (minus === '-' ? '' : '-')),
      filterable,
    );
    return { kind, filter: wanted.startsWith('-') ? { not: filter } : filter };
  });

export const numericFilters = (value: unknown, filterable: Filterable): NaiveFilter =>
  nested(value, (text) => {
    const [, attribute, operator, number, to] =
      /^\s*(\w+)\s*(<=|>=|!=|=|<|>|:)\s*(-?[\d.]+)(?:\s+TO\s+(-?[\d.]+))?\s*$/.exec(text) ?? [];
    if (attribute === undefined || (operator === ':') !== (to !== undefined))
      throw new BadRequest(`numericFilters: ${text}`);
    return numeric(attribute, operator!, number!, to, filterable);
  });

const token =
  /\s*(\(|\)|(?:AND|OR|NOT)(?=[\s(])|((?:"(?:[^"\\]|\\.)*"|\w+))\s*(<=|>=|!=|=|<|>|:)\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^\s()]+)(?:\s+TO\s+(-?[\d.]+))?)/y;

/** ANDs of single conditions or bracketed ORs of one kind: all that Algolia allows. */
export function filterExpression(text: string, filterable: Filterable): NaiveFilter {
  let at = 0;
  let next: RegExpExecArray | null = null;
  const advance = (): void => {
    token.lastIndex = at;
    next = text.slice(at).trim() === '' ? null : token.exec(text);
    if (next === null && text.slice(at).trim() !== '')
      throw new BadRequest(`filters: not understood from character ${at + 1}: ${text}`);
    at = next === null ? text.length : token.lastIndex;
  };
  const word = (): string | undefined => next?.[1];
  const condition = (): Condition => {
    const isNot = word() === 'NOT';
    if (isNot) advance();
    const [, , attribute, operator, value, to] = next ?? [];
    if (attribute === undefined) throw new BadRequest(`filters: a condition is missing: ${text}`);
    advance();
    const one =
      operator === ':' && to === undefined
        ? facet(unquote(attribute), unquote(value!), filterable)
        : numeric(unquote(attribute), operator!, value!, to, filterable);
    if (isNot && one.kind === 'number') throw new BadRequest(`filters: NOT of a number: ${text}`);
    return isNot ? { kind: one.kind, filter: { not: one.filter } } : one;
  };
  const alternatives = (): NaiveFilter => {
    const found = [condition()];
    while (word() === 'OR') {
      advance();
      found.push(condition());
    }
    if (new Set(found.map(({ kind }) => kind)).size > 1)
      throw new BadRequest(`filters: OR between a facet and a number: ${text}`);
    return { any: found.map(({ filter }) => filter) };
  };
  const part = (): NaiveFilter => {
    if (word() !== '(') return alternatives();
    advance();
    const inner = alternatives();
    if (word() !== ')') throw new BadRequest(`filters: a bracket of more than alternatives: ${text}`);
    advance();
    return inner;
  };
  advance();
  const parts: NaiveFilter[] = [];
  while (next !== null) {
    parts.push(part());
    if (next !== null) {
      if (word() !== 'AND') throw new BadRequest(`filters: AND expected: ${text}`);
      advance();
    }
  }
  return { all: parts };
}

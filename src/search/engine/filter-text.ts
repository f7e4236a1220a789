/**
 * AND, OR, NOT, parentheses, `attribute:value`, `attribute > 1`, `attribute:1 TO 5`, quotes. Mixed AND and OR need
 * parentheses, as engines' precedence differs.
 */
import { SearchRequestError } from './request-error.ts';

type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>';
export type Filter =
  | { kind: 'and' | 'or'; parts: Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'value'; attribute: string; value: string }
  | { kind: 'compare'; attribute: string; operator: Operator; number: number }
  | { kind: 'between'; attribute: string; low: number; high: number };

interface Reader {
  text: string;
  at: number;
}

const fail = ({ text, at }: Reader, wanted: string): never => {
  throw new SearchRequestError(`filters: ${wanted} expected at character ${at + 1} of ${JSON.stringify(text)}`);
};

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  const sticky = new RegExp(`\\s*(?:${pattern.source})`, 'y');
  sticky.lastIndex = reader.at;
  const match = sticky.exec(reader.text);
  if (match) reader.at = sticky.lastIndex;
  return match;
}

/** @throws SearchRequestError */
export function parseFilters(text: string): Filter | null {
  const reader = { text, at: 0 };
  if (text.trim() === '') return null;
  const filter = readGroup(reader);
  if (!take(reader, /$/)) fail(reader, 'AND, OR or the end');
  return filter;
}

function readGroup(reader: Reader): Filter {
  const parts = [readOne(reader)];
  let kind: 'and' | 'or' | null = null;
  for (let word = take(reader, /(AND|OR)(?![^\s(])/); word; word = take(reader, /(AND|OR)(?![^\s(])/)) {
    const joined = word[1] === 'AND' ? 'and' : 'or';
    if (kind !== null && kind !== joined) fail(reader, 'parentheses between AND and OR');
    kind = joined;
    parts.push(readOne(reader));
  }
  return kind === null ? parts[0]! : { kind, parts };
}

function readOne(reader: Reader): Filter {
  if (take(reader, /NOT(?=[\s(])/)) return { kind: 'not', part: readOne(reader) };
  if (!take(reader, /\(/)) return readCondition(reader);
  const group = readGroup(reader);
  if (!take(reader, /\)/)) fail(reader, 'a closing parenthesis');
  return group;
}

const quoted = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/;
const bareName = /([^\s:<>=!()"']+)/;
const bareValue = /([^\s()"'][^\s()]*)/;

function readText(reader: Reader, bare: RegExp, wanted: string): string {
  const match = take(reader, quoted);
  if (match) return (match[1] ?? match[2])!.replace(/\\(.)/g, '$1');
  const plain = take(reader, bare)?.[1];
  if (plain === undefined || /^(AND|OR|NOT|TO)$/.test(plain)) return fail(reader, wanted);
  return plain;
}

function readCondition(reader: Reader): Filter {
  const attribute = readText(reader, bareName, 'an attribute');
  const operator = take(reader, /(<=|>=|!=|[:<>=])/)?.[1] ?? fail(reader, '":" or a comparison');
  if (operator !== ':')
    return { kind: 'compare', attribute, operator: operator as Operator, number: readNumber(reader) };
  const value = readText(reader, bareValue, 'a value');
  if (!take(reader, /TO(?=\s)/)) return { kind: 'value', attribute, value };
  return { kind: 'between', attribute, low: toNumber(reader, value), high: readNumber(reader) };
}

const readNumber = (reader: Reader): number => toNumber(reader, take(reader, /([^\s()]+)/)?.[1] ?? '');

function toNumber(reader: Reader, text: string): number {
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i.test(text) && Number.isFinite(Number(text))
    ? Number(text)
    : fail(reader, 'a number');
}

/** ANDs whose inner lists are ORs. */
export type FilterList = string | readonly (string | readonly string[])[];

function listOf(filters: FilterList, one: (text: string) => Filter): Filter {
  const outer = typeof filters === 'string' ? [filters] : filters;
  return {
    kind: 'and',
    parts: outer.map((part) => (typeof part === 'string' ? one(part) : { kind: 'or', parts: part.map(one) })),
  };
}

/** `make:Toyota`; "-" before a value excludes it, `\-` is literal. */
export const parseFacetFilters = (filters: FilterList): Filter =>
  listOf(filters, (text) => {
    const [, attribute, minus, value] = /^\s*([^:]+?)\s*:(-?)(.*)$/s.exec(text) ?? [];
    if (attribute === undefined || !value)
      throw new SearchRequestError(`facetFilters: no attribute and value in ${JSON.stringify(text)}`);
    const filter: Filter = { kind: 'value', attribute, value: value.replace(/^\\-/, '-') };
    return minus ? { kind: 'not', part: filter } : filter;
  });

export const parseNumericFilters = (filters: FilterList): Filter =>
  listOf(filters, (text) => {
    const filter = parseFilters(text);
    if (filter?.kind !== 'compare' && filter?.kind !== 'between')
      throw new SearchRequestError(`numericFilters: no comparison in ${JSON.stringify(text)}`);
    return filter;
  });

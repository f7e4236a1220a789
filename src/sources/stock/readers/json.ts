import { FeedFormatError } from '../errors.ts';
import type { Rejection, Rows } from '../feed.ts';
import { stepsOf } from '../mapping/steps.ts';
import { jsonElements } from './json-elements.ts';
import { checkList, listSetting, listsFound } from './list-setting.ts';
import { refuseError } from './supplier-error.ts';

/**
 * Reads an array, an object with one array, or the array at `list`. Without a path, broken rows are rejected if the
 * text closes properly.
 *
 * @throws FeedFormatError if no row can be read, or for truncated text, which would remove vehicles
 */
export function readJson(source: string, name: string, list: string | null = null): Rows {
  const text = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    if (list === null) return jsonLines(text, name) ?? saved(text, name, cause);
    throw new FeedFormatError(
      `${name} is not valid JSON (${(cause as Error).message}): it is damaged or incomplete. Fetch or export it again, or check the stock.source format in settings.json.`,
      { cause },
    );
  }
  const inner = list === null ? innerJson(parsed) : null;
  if (inner !== null) return readJson(inner, name);
  const keyed = list === null ? keyedRecords(parsed) : null;
  if (keyed !== null) return { columns: null, records: keyed, lineOf: (index) => index + 1, broken: [], warnings: [] };
  const found = vehicleList(parsed, list, null, name);
  let lines: number[] | null = list === null ? null : [];
  const lineOf = (index: number) => {
    lines ??= linesOf(text, found.key, found.array.length);
    return lines[index] ?? index + 1;
  };
  return { columns: null, records: found.array, lineOf, broken: [], warnings: [] };
}

/** ASP.NET services wrap their JSON as text: {"d": "[…]"}. */
function innerJson(parsed: unknown): string | null {
  const values = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? Object.values(parsed) : [];
  const [text] = values as [unknown];
  return values.length === 1 && typeof text === 'string' && /^\s*[[{]/.test(text) ? text : null;
}

const minSharedKeys = 3;

/** Vehicles by key: {"K100": {…}, "K101": {…}}. The key is the id, unless the vehicle has one. */
function keyedRecords(parsed: unknown): object[] | null {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null;
  const entries = Object.entries(parsed) as [string, object][];
  if (entries.length < 2 || !entries.every(([, value]) => isObject(value))) return null;
  const known = new Set(Object.keys(entries[0]![1]));
  const isAlike = (record: object) => Object.keys(record).filter((key) => known.has(key)).length >= minSharedKeys;
  return entries.every(([, record]) => isAlike(record)) ? entries.map(([id, record]) => ({ id, ...record })) : null;
}

/**
 * @param known key found on an earlier page
 * @throws FeedFormatError
 */
export function vehicleList(
  parsed: unknown,
  list: string | null,
  known: string | null,
  name: string,
): { array: unknown[]; key: string | null } {
  if (list !== null) return { array: arrayAt(parsed, list, name), key: null };
  const found = known === null ? arrayIn(parsed) : arrayUnder(parsed, known);
  if (!found || found.array.length === 0 || /^errors?$/i.test(found.key ?? '')) refuseError(parsed, name);
  if (found) return found;
  throw new FeedFormatError(
    `${name} contains no list of vehicles: expected an array, or an object with an array in it. ${listsIn(parsed)} ${checkList}`,
  );
}

/**
 * JSON Lines; null for other text.
 *
 * @throws FeedFormatError if the text ends inside a line
 */
function jsonLines(text: string, name: string): Rows | null {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [{ text: line.trim(), line: index + 1 }]));
  if (
    lines.length < 2 ||
    !isObject(parsedLine(lines[0]!.text.replace(/,$/, ''))) ||
    !lines.every((line) => line.text.startsWith('{'))
  )
    return null;
  const records: unknown[] = [],
    numbers: number[] = [],
    broken: Rejection[] = [];
  for (const { text: row, line } of lines) {
    const record = parsedLine(row.replace(/,$/, ''));
    if (isObject(record)) {
      records.push(record);
      numbers.push(line);
    } else if (line === lines.at(-1)!.line && !row.endsWith('}'))
      throw new FeedFormatError(
        `${name} ends in the middle of line ${line}: the feed is incomplete and vehicles are missing. Fetch or export it again.`,
      );
    else broken.push({ line, id: null, field: null, reason: 'is not a JSON object' });
  }
  return { columns: null, records, lineOf: (index) => numbers[index]!, broken, warnings: [] };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Empty with fewer lines than records: record numbers are then more useful. */
function linesOf(text: string, key: string | null, records: number): number[] {
  if (!text.trimEnd().includes('\n')) return [];
  const lines = jsonElements(text, key).elements.map((element) => element.line);
  return (lines.at(-1) ?? 0) < records ? [] : lines;
}

function arrayIn(value: unknown): { array: unknown[]; key: string | null } | null {
  if (Array.isArray(value)) return { array: value, key: null };
  if (typeof value !== 'object' || value === null) return null;
  const arrays = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const best = arrays.find(([, array]) => array.some((item) => typeof item === 'object' && item !== null)) ?? arrays[0];
  return best ? { key: best[0], array: best[1] } : null;
}

function arrayUnder(value: unknown, key: string): { array: unknown[]; key: string } | null {
  const array = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  return Array.isArray(array) ? { array, key } : null;
}

/** @throws FeedFormatError naming the missing step */
function arrayAt(parsed: unknown, list: string, name: string): unknown[] {
  const fault = (reason: string) =>
    new FeedFormatError(`${name}: ${listSetting} is "${list}", but ${reason}. ${listsIn(parsed)}`.trimEnd());
  let value = parsed;
  for (const step of stepsOf(list)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
      throw fault(`the feed has no "${step}" there`);
    value = (value as Record<string, unknown>)[step];
  }
  if (!Array.isArray(value)) throw fault('there is no list at that path');
  return value;
}

function listsIn(parsed: unknown): string {
  const paths: string[] = [];
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value !== 'object' || value === null || path.length > 5 || paths.length === 6) return;
    if (Array.isArray(value) && path.length > 0 && value.some((item) => typeof item === 'object' && item !== null))
      paths.push(path.join('.'));
    for (const [key, item] of Object.entries(value).slice(0, 50)) visit(item, [...path, key]);
  };
  visit(parsed, []);
  return paths.length > 0 ? listsFound(paths.slice(0, 6)) : 'It has no list of objects.';
}

function saved(text: string, name: string, cause: unknown): Rows {
  const records: unknown[] = [],
    lines: number[] = [],
    broken: Rejection[] = [];
  const { elements, closes } = jsonElements(text);
  for (const { start, end, line } of elements) {
    try {
      records.push(JSON.parse(text.slice(start, end)));
      lines.push(line);
    } catch (error) {
      broken.push({ line, id: null, field: null, reason: `is not JSON: ${(error as Error).message}` });
    }
  }
  if (records.length === 0) {
    throw new FeedFormatError(
      `${name} is not JSON (${(cause as Error).message}). Check the export, or the stock.source format in settings.json.`,
      { cause },
    );
  }
  if (!closes) {
    throw new FeedFormatError(
      `${name} is cut off on line ${elements.at(-1)!.line} or later: the feed is incomplete and vehicles are missing. Fetch or export it again.`,
      { cause },
    );
  }
  const warning = `${name} is not valid JSON: ${records.length} records could be read, ${broken.length} could not. Check the export.`;
  return { columns: null, records, lineOf: (index) => lines[index]!, broken, warnings: [warning] };
}

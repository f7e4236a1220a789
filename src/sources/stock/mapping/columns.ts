/** Finding the cell of a named column in a record: by position in a CSV, by key or path in an object. */
import type { Feed } from '../feed.ts';
import { compactKey } from '../transforms/reading.ts';
import { stepsOf } from './steps.ts';

export interface ColumnGetter {
  /** The feed's own spelling. */
  column: string;
  get: (record: unknown) => unknown;
}

export interface Columns {
  /** Null when the feed has no such column. */
  find: (name: string) => ColumnGetter | null;
  /** Every column, those of objects as paths, in the feed's order. */
  names: string[];
}

export function columnsOf(feed: Feed): Columns {
  return feed.columns ? csvColumns(feed.columns) : objectColumns(feed.records);
}

function csvColumns(header: string[]): Columns {
  const exact = new Map<string, number>(),
    loose = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    if (!exact.has(name)) exact.set(name, index);
    if (!loose.has(compactKey(name))) loose.set(compactKey(name), index);
  }
  return {
    names: header.filter(Boolean),
    find: (name) => {
      const index = exact.get(name.trim()) ?? (compactKey(name) ? loose.get(compactKey(name)) : undefined);
      return index === undefined ? null : { column: header[index]!, get: (record) => (record as string[])[index] };
    },
  };
}

/** Keys seen so far, nested as the objects are. */
interface KeyTree {
  path: string[];
  below: Map<string, KeyTree>;
}

const deepest = 3,
  mostKeys = 5000,
  longestKey = 200;

function objectColumns(records: unknown[]): Columns {
  const paths = new Map<string, string[]>();
  const names: string[] = [];
  const grow = (tree: KeyTree, key: string): KeyTree | null => {
    if (names.length >= mostKeys || key.length > longestKey) return null;
    const path = [...tree.path, key],
      added: KeyTree = { path, below: new Map() };
    tree.below.set(key, added);
    names.push(path.join('.'));
    for (const name of [path.join('.'), looseName(path)]) if (!paths.has(name)) paths.set(name, path);
    return added;
  };
  const visit = (record: object, tree: KeyTree): void => {
    for (const key in record) {
      const child = tree.below.get(key) ?? grow(tree, key);
      const value = (record as Record<string, unknown>)[key];
      if (child && child.path.length <= deepest && typeof value === 'object' && value !== null && !Array.isArray(value))
        visit(value, child);
    }
  };
  const root: KeyTree = { path: [], below: new Map() };
  for (const record of records)
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) visit(record, root);
  return {
    names,
    find: (name) => {
      const path = paths.get(name) ?? paths.get(looseName(name.split('.')));
      if (path) return { column: path.join('.'), get: getterOf(path) };
      return /\d/.test(name) ? listItem(name, records) : null;
    },
  };
}

/** A column by its place in a list, "pricing[0].amount" or "pricing.0.amount", spelled as the feed does. */
function listItem(name: string, records: unknown[]): ColumnGetter | null {
  const path = stepsOf(name);
  if (!path.some((step) => /^\d+$/.test(step))) return null;
  const get = getterOf(path);
  return records.some((record) => get(record) !== undefined) ? { column: path.join('.'), get } : null;
}

/** Marked, so that it is never taken for a key of the feed. */
const looseName = (path: string[]): string => `~${path.map(compactKey).join('.')}`;

function getterOf(path: string[]): (record: unknown) => unknown {
  const [first, second] = path as [string, string?];
  const own = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined;
  if (second === undefined) return (record) => own(record, first);
  return (record) => path.reduce(own, record);
}

import type { Feed } from '../feed.ts';
import { compactKey } from '../transforms/reading.ts';
import { stepsOf } from './steps.ts';

export interface ColumnGetter {
  /** In numbered columns, "#" replaces the number. */
  column: string;
  members?: string[];
  get: (record: unknown) => unknown;
}

export const columnsRead = ({ column, members }: ColumnGetter): string[] => members ?? [column];

export interface Columns {
  /** "Ids[Type=VIN].Value" finds the value of the list item with that type; null if unknown. */
  find: (name: string) => ColumnGetter | null;
  /** In feed order, with nested objects and Type/Value lists as paths. */
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
      if (name.includes('#') && !(index !== undefined && header[index]!.includes('#')))
        return numberedColumns(name, header, (column) => {
          const at = header.indexOf(column);
          return (record) => (record as string[])[at];
        });
      return index === undefined ? null : { column: header[index]!, get: (record) => (record as string[])[index] };
    },
  };
}

/** "Photo#" matches Photo1, Photo_2 and PHOTO03, in numeric order. */
function numberedColumns(
  name: string,
  names: readonly string[],
  getterFor: (column: string) => ColumnGetter['get'],
): ColumnGetter | null {
  const [before, after] = name.split('#').map(compactKey);
  const pattern = new RegExp(`^${before}(\\d{1,3})${after}$`);
  const found = names.flatMap((column) => {
    const number = pattern.exec(compactKey(column))?.[1];
    return number === undefined ? [] : [{ column, number: Number(number) }];
  });
  if (found.length === 0) return null;
  const members = found.toSorted((a, b) => a.number - b.number).map(({ column }) => column);
  const getters = members.map(getterFor);
  const spelling = found[0]!.column.replace(/\d{1,3}(?=\D*$)/, '#');
  return {
    column: spelling,
    members,
    get: (record) => {
      const cells = getters
        .map((get) => get(record))
        .filter((cell) => cell !== undefined && cell !== null && cell !== '');
      return cells.length > 0 ? cells : null;
    },
  };
}

interface KeyTree {
  path: string[];
  below: Map<string, KeyTree>;
}

const deepest = 3,
  maxKeys = 5000,
  longestKey = 200;

function objectColumns(records: unknown[]): Columns {
  const paths = new Map<string, string[]>();
  const names: string[] = [];
  const grow = (tree: KeyTree, key: string): KeyTree | null => {
    if (names.length >= maxKeys || key.length > longestKey) return null;
    const path = [...tree.path, key],
      added: KeyTree = { path, below: new Map() };
    tree.below.set(key, added);
    names.push(path.join('.'));
    for (const name of [path.join('.'), looseName(path)]) if (!paths.has(name)) paths.set(name, path);
    return added;
  };
  const typed = new Set<string>();
  const addTyped = (name: string): void => {
    if (typed.has(name) || typed.size >= maxTypedNames) return;
    typed.add(name);
    names.push(name);
  };
  const visit = (record: object, tree: KeyTree): void => {
    for (const key in record) {
      const child = tree.below.get(key) ?? grow(tree, key);
      const value = (record as Record<string, unknown>)[key];
      if (!child || child.path.length > deepest || typeof value !== 'object' || value === null) continue;
      if (!Array.isArray(value)) visit(value, child);
      else for (const name of typedNames(child.path.join('.'), value)) addTyped(name);
    }
  };
  const root: KeyTree = { path: [], below: new Map() };
  for (const record of records)
    if (typeof record === 'object' && record !== null && !Array.isArray(record)) visit(record, root);
  return {
    names,
    find: (written) => {
      const name = paths.has(written) ? written : written.replaceAll(/(^|\.)\w+:(?=\w)/g, '$1');
      const loose = paths.get(looseName(name.split('.')));
      const path = paths.get(name) ?? (name.includes('#') && !loose?.join('.').includes('#') ? undefined : loose);
      if (path) return { column: path.join('.'), get: getterOf(path) };
      if (name.includes('#')) return numberedColumns(name, names, (column) => getterOf(paths.get(column)!));
      return name.includes('=') ? typedItem(name, records) : /\d/.test(name) ? listItem(name, records) : null;
    },
  };
}

function listItem(name: string, records: unknown[]): ColumnGetter | null {
  const path = stepsOf(name);
  if (!path.some((step) => /^\d+$/.test(step))) return null;
  const at = getterOf(path);
  const get = (record: unknown) => textOf(at(record));
  return records.some((record) => get(record) !== undefined) ? { column: path.join('.'), get } : null;
}

const textOf = (value: unknown): unknown => ownProperty(value, 'text') ?? value;

const maxTypedNames = 200,
  typeKey =
    /^(?:(?:field|attribute|attr|property|prop|spec|specification|feature|option|item|param|parameter|meta|custom|price|id|detail|data|element|tag)?(?:type|kind|name|key|code|label)|attribute|attr|field|property|class|category|role|k)$/,
  valueKey =
    /^(?:field|attribute|attr|property|prop|spec|specification|feature|option|item|param|parameter|meta|custom|price|detail|data|element|tag)?(?:value|val|amount|text|data|content)$|^v$/;

function typedNames(list: string, items: readonly unknown[]): string[] {
  return items.slice(0, 100).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    const entries = Object.entries(item);
    const [type] = entries.filter(
      ([key, value]) =>
        typeKey.test(compactKey(key)) &&
        typeof value === 'string' &&
        /^[^\]=]{1,60}$/.test(value) &&
        // With a unit, it's an odometer reading, not a list (transforms/odometers.ts).
        !/^(?:km|kms|mi|miles)?$/i.test(value.trim()),
    );
    const isOfPrices = [list, type?.[0]].some((name) => /(?:^|\.)price/i.test(name ?? ''));
    const values = entries.filter(
      ([key]) => valueKey.test(compactKey(key)) || (isOfPrices && compactKey(key) === 'price'),
    );
    return type ? values.map(([key]) => `${list}[${type[0]}=${String(type[1])}].${key}`) : [];
  });
}

/** The last part of a path, or the type in a Type/Value list. */
export const ownName = (column: string): string =>
  /\[[^\]=]+=([^\]]+)\](?:\.[^.]*)?$/s.exec(column)?.[1] ?? column.split(/\.(?=\S)/).at(-1)!;

interface TypedStep {
  key: string;
  wanted: string;
}

function typedItem(name: string, records: unknown[]): ColumnGetter | null {
  const steps = [...name.matchAll(/\[([^\]=]+)=([^\]]*)\]|([^.[\]]+)/g)].map(([, key, wanted, plain]) =>
    key === undefined ? plain!.trim() : { key: compactKey(key), wanted: compactKey(wanted!.replaceAll(/["']/g, '')) },
  );
  if (!steps.some((step) => typeof step === 'object')) return null;
  const get = (record: unknown) => textOf(reach(record, steps));
  const list = steps.slice(
    0,
    steps.findIndex((step) => typeof step === 'object'),
  );
  return records.some((record) => get(record) !== undefined)
    ? { column: name, members: [list.join('.'), name], get }
    : null;
}

function reach(record: unknown, steps: readonly (string | TypedStep)[]): unknown {
  let value = record,
    parent: unknown,
    last = '';
  for (const step of steps) {
    if (typeof step === 'object') value = itemOfType(value, step, (key) => ownProperty(parent, `${last}@${key}`));
    else {
      parent = value;
      last = step;
      value = ownProperty(value, step) ?? looseProperty(value, step);
    }
  }
  return value;
}

function itemOfType(value: unknown, { key, wanted }: TypedStep, beside: (key: string) => unknown): unknown {
  const isWanted = (type: unknown) =>
    (typeof type === 'string' || typeof type === 'number') && compactKey(String(type)) === wanted;
  if (typeof value === 'string') return isWanted(beside(key)) ? value : undefined;
  return [value].flat().find((item) => isWanted(looseProperty(item, key)));
}

function looseProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const wanted = compactKey(key);
  return Object.entries(value).find(([name]) => compactKey(name) === wanted)?.[1];
}

const looseName = (path: string[]): string => `~${path.map(compactKey).join('.')}`;

const ownProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

function getterOf(path: string[]): (record: unknown) => unknown {
  const [first, second] = path as [string, string?];
  if (second === undefined) return (record) => ownProperty(record, first);
  return (record) => path.reduce(ownProperty, record);
}

export function innerListHint({ records: [first] }: Pick<Feed, 'records'>): string {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isObject(first) || Array.isArray(first)) return '';
  const list = Object.entries(first).find(
    ([, value]) => Array.isArray(value) && value.some((item) => isObject(item) && Object.keys(item).length > 2),
  );
  return list ? ` "${list[0]}" is itself a list: if it contains the vehicles, point stock.source.list to it.` : '';
}

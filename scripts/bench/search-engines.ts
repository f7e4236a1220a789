/** Indexes are built at build time, then loaded and searched in browsers. */
import type { PublicSettings } from '../../src/domain/tenant/settings/settings.ts';
import { buildIndexOf } from '../../src/search/build-index.ts';
import { openIndex } from '../../src/search/engine/open-index.ts';
import { searchEngine } from '../../src/search/engine/search-engine.ts';
import { textSearch } from '../../src/search/text/text-search.ts';
import type { SearchRecord } from '../../src/search/record.ts';
import { peer } from './peers/peer.ts';
import { batchOf, benchFacets, benchRanges } from './search-session.ts';
import type { Step } from './search-session.ts';

/** Returns the number of hits. */
type Answer = (step: Step) => number | Promise<number>;
export interface Engine {
  name: string;
  pack: (records: readonly SearchRecord[], settings: PublicSettings) => Promise<Uint8Array[]>;
  open: (files: Uint8Array[]) => Promise<Answer>;
}

interface MiniSearch {
  addAll: (records: readonly SearchRecord[]) => void;
  toJSON: () => unknown;
  search: (query: string, options: { prefix: boolean; fuzzy: number; combineWith: 'AND' }) => { id: string }[];
}
interface MiniSearchPackage {
  default: { new (options: object): MiniSearch; loadJS: (snapshot: unknown, options: object) => MiniSearch };
}
interface Orama {
  create: (options: { schema: object }) => object;
  insertMultiple: (database: object, documents: readonly object[], batchSize: number) => Promise<unknown>;
  save: (database: object) => unknown;
  load: (database: object, snapshot: unknown) => void;
  search: (database: object, parameters: object) => Promise<{ count: number }>;
}
const miniSearchPackage = (): Promise<MiniSearchPackage> => peer('minisearch');
const oramaPackage = (): Promise<Orama> => peer('@orama/orama');

const toBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const fromBytes = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

const staticIndex: Engine = {
  name: 'static index',
  async pack(records, settings) {
    const { core, cards } = buildIndexOf(records, settings);
    return [core, cards];
  },
  async open([core, cards]) {
    const engine = searchEngine(openIndex(core!, cards!), Date.now, textSearch);
    return (step) => batchOf(step).map(({ indexName, params }) => engine.search(indexName, params).nbHits)[0]!;
  },
};

const textFields = [
  'make',
  'model',
  'badge',
  'series',
  'body',
  'fuel',
  'drive',
  'transmission',
  'car_type',
  'colour',
  'city',
  'state',
] as const;
const miniOptions = { fields: [...textFields], idField: 'objectID', storeFields: [] as string[] };
const refinedIn = ({ refinements, ranges }: Step): string[] => [...Object.keys(refinements), ...Object.keys(ranges)];

function passes(record: SearchRecord, { refinements, ranges }: Step, except: string | null): boolean {
  for (const [facet, values] of Object.entries(refinements))
    if (facet !== except && !values.includes(String(record[facet as keyof SearchRecord]))) return false;
  for (const [name, [low, high]] of Object.entries(ranges)) {
    const value = record[name as keyof SearchRecord] as number | null;
    if (name !== except && (value === null || value < low || value > high)) return false;
  }
  return true;
}

function countRows(records: readonly SearchRecord[], names: readonly string[]): Map<string, Map<unknown, number>> {
  const counts = new Map(names.map((name) => [name, new Map<unknown, number>()]));
  for (const record of records)
    for (const [name, of] of counts)
      of.set(record[name as keyof SearchRecord], (of.get(record[name as keyof SearchRecord]) ?? 0) + 1);
  return counts;
}

const miniSearch: Engine = {
  name: 'MiniSearch, row filter',
  async pack(records) {
    const { default: MiniSearch } = await miniSearchPackage();
    const mini = new MiniSearch(miniOptions);
    mini.addAll(records);
    return [toBytes(mini.toJSON()), toBytes(records)];
  },
  async open([snapshot, rows]) {
    const { default: MiniSearch } = await miniSearchPackage();
    const mini = MiniSearch.loadJS(fromBytes(snapshot!), miniOptions);
    const records = (fromBytes(rows!) as SearchRecord[]).sort((a, b) => b.rank - a.rank);
    const byId = new Map(records.map((record) => [record.objectID, record]));
    return (step) => {
      const found =
        step.query === ''
          ? records
          : mini.search(step.query, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).map(({ id }) => byId.get(id)!);
      const kept = found.filter((record) => passes(record, step, null));
      countRows(kept, [...benchFacets, ...benchRanges]);
      for (const name of refinedIn(step))
        countRows(
          found.filter((record) => passes(record, step, name)),
          [name],
        );
      sortBy(kept, step.sort).slice(0, 21);
      return kept.length;
    };
  },
};

function sortBy(records: SearchRecord[], sort: string | null): SearchRecord[] {
  const [name, direction] = (sort?.split(':') ?? []) as ['price' | 'km' | 'year' | undefined, string | undefined];
  if (name === undefined) return records;
  return records.toSorted((a, b) => ((a[name] ?? Infinity) - (b[name] ?? Infinity)) * (direction === 'desc' ? -1 : 1));
}

const oramaSchema = {
  objectID: 'string',
  ...Object.fromEntries(textFields.filter((name) => name !== 'series').map((name) => [name, 'string'])),
  series: 'string',
  location_name: 'string',
  seats: 'string',
  price: 'number',
  km: 'number',
  year: 'number',
  rank: 'number',
} as const;
/** Orama filters by exact value only on enums, so facets are stored twice. */
const oramaEnums = Object.fromEntries(benchFacets.map((name) => [`is_${name}`, 'enum']));

const orama: Engine = {
  name: 'Orama',
  async pack(records) {
    const { create, insertMultiple, save } = await oramaPackage();
    const database = create({ schema: { ...oramaSchema, ...oramaEnums } });
    const documents = records.map((record) =>
      Object.fromEntries(
        Object.entries({
          ...record,
          seats: record.seats === null ? null : String(record.seats),
          ...Object.fromEntries(
            benchFacets.map((name) => [`is_${name}`, record[name] === null ? null : String(record[name])]),
          ),
        }).filter(([, value]) => value !== null),
      ),
    );
    await insertMultiple(database, documents, 1000);
    return [toBytes(save(database))];
  },
  async open([snapshot]) {
    const { create, load, search } = await oramaPackage();
    const database = create({ schema: { ...oramaSchema, ...oramaEnums } });
    load(database, fromBytes(snapshot!));
    return async (step) => {
      const ask = async (except: string | null, facets: readonly string[], limit: number): Promise<number> => {
        const where = {
          ...Object.fromEntries(
            Object.entries(step.refinements)
              .filter(([name]) => name !== except)
              .map(([name, values]) => [`is_${name}`, { in: values }]),
          ),
          ...Object.fromEntries(
            Object.entries(step.ranges)
              .filter(([name]) => name !== except)
              .map(([name, between]) => [name, { between }]),
          ),
        };
        const [by, order] = step.sort?.split(':') ?? ['rank', 'desc'];
        const answer = await search(database, {
          term: step.query,
          limit,
          ...(Object.keys(where).length > 0 && { where }),
          ...(step.query === '' && { sortBy: { property: by, order: order!.toUpperCase() } }),
          tolerance: step.query.length > 3 ? 1 : 0,
          threshold: 0,
          facets: Object.fromEntries(
            facets.map((name) => [
              (benchRanges as readonly string[]).includes(name) ? name : `is_${name}`,
              (benchRanges as readonly string[]).includes(name) ? { ranges: [{ from: 0, to: 1e9 }] } : { limit: 100 },
            ]),
          ),
        });
        return answer.count;
      };
      const hits = await ask(null, [...benchFacets, ...benchRanges], 21);
      for (const name of refinedIn(step)) await ask(name, [name], 0);
      return hits;
    };
  },
};

export const engines: Engine[] = [staticIndex, miniSearch, orama];

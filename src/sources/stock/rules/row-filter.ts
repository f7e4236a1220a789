/**
 * Selects this dealer's rows with `stock.only` (FEED-12). Refuses a feed of changes unless the settings filter them,
 * because a site needs the whole stock.
 */
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { FeedEmptyError, FeedMappingError } from '../errors.ts';
import type { Feed } from '../feed.ts';
import { columnsOf, type Columns } from '../mapping/columns.ts';
import { columnsNamed } from '../mapping/mapping-rules.ts';
import { compactKey } from '../transforms/reading.ts';

type Only = StockSettings['only'];
type DealerSettings = Pick<StockSettings, 'only' | 'mapping' | 'ignoredColumns'>;

/** @throws FeedMappingError for a missing column or a feed of changes; FeedEmptyError */
export function dealerRows(feed: Feed, settings: DealerSettings): Feed {
  const { only } = settings;
  const columns = columnsOf(feed);
  const dealers = severalDealers(feed, columns, settings);
  refuseChanges(feed, columns, only, dealers);
  const kept = matchingRows(feed, columns, only);
  const warnings = dealers === null ? feed.warnings : [...feed.warnings, dealers];
  if (kept === null) return dealers === null ? feed : { ...feed, warnings };
  return {
    ...feed,
    warnings,
    records: kept.map((row) => feed.records[row]),
    lineOf: (index) => feed.lineOf(kept[index]!),
  };
}

function matchingRows(feed: Feed, columns: Columns, only: Only): number[] | null {
  const wanted = Object.entries(only).map(([name, values]) => {
    const column = columns.find(name);
    if (!column)
      throw new FeedMappingError(`stock.only: ${feed.name} has no column "${name}". Correct it in settings.json.`);
    return { name, values, column, words: new Set(values.map(wordOf)) };
  });
  if (wanted.length === 0) return null;
  const rows = feed.records.keys().toArray();
  const kept = rows.filter((row) =>
    wanted.every(({ column, words }) => words.has(wordOf(column.get(feed.records[row])))),
  );
  if (kept.length > 0) return kept;
  const has = wanted.map(({ name, values, column }) => {
    const found = listed(counts(feed, column.get));
    return `"${name}" = ${values.map((value) => `"${value}"`).join(' or ')} (found: ${found})`;
  });
  throw new FeedEmptyError(
    `${feed.name}: none of its ${feed.records.length} rows matches ${has.join(' and ')}. Correct stock.only in settings.json.`,
  );
}

const wordOf = (cell: unknown): string =>
  String(cell ?? '')
    .trim()
    .toLowerCase();

const actionColumns =
  /^(?:(?:record|row|feed|stock|vehicle|update)?action(?:type|code)?|(?:record|row|update|change|transaction)type|changes?|operation)$/;
const actions =
  /^(?:a|add|added|adds|n|new|i|ins|insert|inserted|c|create|created|u|upd|update|updated|upsert|m|modify|modified|change|changed|d|del|delete|deleted|remove|removed)$/;
/** A column with at least two of these words and no others holds actions, whatever its name. */
const plainActions: readonly RegExp[] = [
  /^(?:add|added|ins|insert|inserted|create|created|new)$/,
  /^(?:upd|update|updated|upsert|mod|modify|modified|chg|change|changed|amend|amended)$/,
  /^(?:del|delete|deleted|rem|remove|removed)$/,
];
/** These may hold other codes, so one of their words must delete. */
const stateColumns = /^(?:(?:row|record|update|sync|change|delta|transaction)(?:state|status|flag|mode|code)|flag)$/;
const deletes = /^(?:d|del|delete|deleted|remove|removed)$/;
const modeColumns = /^(?:feed|file|export|update|sync)(?:type|mode)$/;
const changesOnly = /^(?:delta|deltas|incremental|partial|changes|changesonly|differential)$/;

function refuseChanges(feed: Feed, columns: Columns, only: Only, dealers: string | null): void {
  const answered = new Set(Object.keys(only).map(compactKey));
  for (const name of columns.names) {
    const key = compactKey(name.split('.').at(-1)!);
    if (answered.has(compactKey(name))) continue;
    const found = counts(feed, columns.find(name)!.get);
    if (found.size === 0 || !areChanges(key, [...found.keys()].map(compactKey))) continue;
    throw new FeedMappingError(
      [
        `${feed.name}: column "${name}" (${listed(found)}) marks rows to add, change or delete, so the feed seems to contain only changes. A site needs the full stock: ask the feed’s supplier for a full feed. If every file does contain the full stock, list the values to include in settings.json: "stock": {"only": {"${name}": ["…"]}}.`,
        ...(dealers === null ? [] : [dealers]),
      ].join('\n'),
    );
  }
}

function areChanges(key: string, words: readonly string[]): boolean {
  const are = (known: RegExp) => words.every((word) => known.test(word));
  // "N" alone means no change.
  if (actionColumns.test(key)) return are(actions) && !are(/^n(?:ew)?$/);
  if (modeColumns.test(key)) return are(changesOnly);
  return (
    areActions(words) ||
    (stateColumns.test(key) && words.length > 1 && are(actions) && words.some((word) => deletes.test(word)))
  );
}

function areActions(words: readonly string[]): boolean {
  const kinds = plainActions.filter((action) => words.some((word) => action.test(word)));
  return kinds.length > 1 && words.every((word) => kinds.some((action) => action.test(word)));
}

const dealerColumns =
  /^(?:(?:dealer|seller|client|account|rooftop|vendor)(?:ship)?(?:id|code|no|num|number|key|ref)|(?:dealer|seller|rooftop)name|dealer|rooftop)$/;

function severalDealers(
  feed: Feed,
  columns: Columns,
  { only, mapping, ignoredColumns }: DealerSettings,
): string | null {
  const mapped = Object.values(mapping).flatMap(columnsNamed);
  const answered = new Set([...Object.keys(only), ...mapped, ...ignoredColumns].map(compactKey));
  for (const name of columns.names) {
    const key = compactKey(name);
    // Our own field, with one value per location.
    if (!dealerColumns.test(key) || key === 'dealershipid' || answered.has(key)) continue;
    const found = counts(feed, columns.find(name)!.get);
    if (found.size > 1)
      return `Column "${name}" names ${found.size} dealers (${listed(found)}), and all their vehicles are published. If the feed is shared, include only your own in settings.json: "stock": {"only": {"${name}": ["${[...found.keys()][0]!}"]}}. Otherwise, add it to stock.ignoredColumns.`;
  }
  return null;
}

function counts(feed: Feed, get: (record: unknown) => unknown): Map<string, number> {
  const found = new Map<string, number>();
  for (const record of feed.records) {
    const cell = get(record);
    const word = typeof cell === 'object' ? '' : String(cell ?? '').trim();
    if (word !== '') found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}

const maxListed = 6;
const listed = (found: ReadonlyMap<string, number>): string =>
  [
    ...[...found]
      .slice(0, maxListed)
      .map(([word, count]) => `${word.slice(0, 40)}: ${count} ${count === 1 ? 'row' : 'rows'}`),
    ...(found.size > maxListed ? ['…'] : []),
  ].join(', ') || 'no values';

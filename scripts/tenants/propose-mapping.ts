/**
 * Proposes `stock.mapping` with confidence scores (FEED-10, OPS-05). Cells count more than column names; a name alone
 * proves nothing.
 */
import { isInCents, isPlainPriceName, priceTypeOfColumn } from '#src/domain/price/price-column.ts';
import { priceWording } from '#src/domain/price/price-wording.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import { columnsOf, columnsRead, type ColumnGetter } from '#src/sources/stock/mapping/columns.ts';
import { mappedFields } from '#src/sources/stock/mapping/compile.ts';
import { conditionColumn } from '#src/sources/stock/mapping/condition-column.ts';
import { columnNamesOf, columnsNamed } from '#src/sources/stock/mapping/mapping-rules.ts';
import { fieldNames, fields, type FieldName } from '#src/sources/stock/mapping/fields.ts';
import { isYesOrNo, priceConditions } from '#src/sources/stock/mapping/price-conditions.ts';
import { unitColumns } from '#src/sources/stock/mapping/unit-column.ts';
import { isListPrice, listPriceIsAdvertised } from '#src/sources/stock/rules/list-price.ts';
import { unitOfColumn } from '#src/sources/stock/transforms/odometers.ts';
import { compactKey, Unreadable, type ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { registry } from '#src/sources/stock/transforms/registry.ts';
import { plainAnswer } from '#src/sources/stock/transforms/words.ts';
import { aliases } from './feed-aliases.ts';
import { isClosed } from '#src/sources/stock/rules/unmapped-columns.ts';
import { isAmount, isOtherAmount, isTooHigh, openColumns, type OpenColumn } from './open-columns.ts';
import { areFileNames, cellColumn, cellScore, modelShare, readableShare, type CellColumn } from './score-cells.ts';
import { columnName, nameScore, otherScore, spelledName, type ColumnName } from './score-names.ts';

const listField = 'standardEquipment';
type ListField = typeof listField | 'odometer';

export interface ProposedMapping {
  mapping: Partial<Record<Exclude<FieldName, ListField>, string> & Record<ListField, string | string[]>>;
  guesses: Guess[];
  /** Read by default or mapped in the settings. */
  understood: FieldName[];
  columns: Partial<Record<FieldName, string>>;
  unread: string[];
  /** Too uncertain to propose. */
  near: Candidate[];
  lacking: FieldName[];
  /** Columns with a field's name, but no usable cells. */
  mute: MuteColumn[];
  open: OpenColumn[];
}

interface Candidate {
  field: FieldName;
  column: string;
  /** 0 to 1. */
  score: number;
}

export interface Guess extends Candidate {
  next: Candidate | null;
}

export interface MuteColumn {
  field: FieldName;
  column: string;
  /** `unreadable`: cells don't parse as the field. `list price`: not an asking price. */
  why: 'empty' | 'unreadable' | 'list price' | 'file names';
}

const rows = 200;
/** Share of filled cells that must parse. */
const enough = 0.6;
const cellWeight = 0.6,
  nameWeight = 0.4;
/** Minimum scores to propose a column, and to list it as a near match. */
const sure = 0.5,
  nearby = 0.3;
/** One known term is enough, however many others (a salesperson's notes) the column holds. */
const availability: ReadonlySet<FieldName> = new Set<FieldName>(['status', 'sold', 'showOnDealerWebsite', 'reserved']);
/** Unknown terms raise questions, so the field's column is proposed even if most terms are unknown. */
const fieldsWithQuestions: ReadonlySet<FieldName> = new Set<FieldName>([
  ...availability,
  'carType',
  'priceType',
  'odometerUnit',
  'odometerIsActual',
]);
const named = 0.8,
  maxNewValues = 25;
const wanted: readonly FieldName[] = [
  'stockNumber',
  'carType',
  'price',
  'odometer',
  'transmission',
  'fuel',
  'images',
  'vin',
  'plate',
  'body',
  'colour',
  'dealerComments',
];

/**
 * Mapped fields whose columns are missing may be proposed again.
 *
 * @throws FeedMappingError for an invalid mapping
 */
export function proposeMapping(
  feed: Feed,
  context: ReadContext,
  written: StockSettings['mapping'] = {},
): ProposedMapping {
  const mapped = mappedFields({ mapping: written });
  const columns = columnsOf(feed);
  const sample = feed.records.slice(0, rows);
  const looked = new Map<string, CellColumn>();
  const cellsOf = ({ column, get }: ColumnGetter): CellColumn => {
    const known = looked.get(column) ?? cellColumn(column, sample.map(get));
    looked.set(column, known);
    return known;
  };
  const reads = (field: FieldName, column: ColumnGetter): boolean => {
    const cells = cellsOf(column);
    if (field === 'price' && areAnswers(cells)) return false;
    return cells.filled > 0 && readableShare(field, cells, context) >= enough;
  };
  const own = new Map<FieldName, string>();
  /** Fields whose default columns are unusable. */
  const open = new Set<FieldName>();
  const taken = new Set<string>();
  /** Columns whose cells look like another field. */
  const doubtful = new Set<string>();
  let ownLists: string[] = [],
    ownPrices: string[] = [];
  const condition = conditionColumn(sample, columns, mapped, context);
  for (const field of fieldNames) {
    if (field === 'status' && condition) continue;
    const mapping = mapped.get(field);
    const named = mapping ? columnsNamed(mapping) : [];
    const ofField = columnNamesOf(field, columns.names, context.currency).filter((name) => !name.startsWith('?'));
    if (field === 'carType' && condition) ofField.push(condition.column);
    if (field === 'odometerUnit')
      ofField.push(...unitColumns([own.get('odometer') ?? []].flat(), columns, sample, context).map(nameOf));
    const found = (named.length > 0 ? named : ofField)
      .map((name) => columns.find(name))
      .filter((column) => column !== null)
      .filter((column) => field !== 'price' || named.length > 0 || !isYesOrNo(column, sample, context));
    const [column] = found;
    if (!column) continue;
    own.set(field, column.column);
    if (field === 'price' && !mapping) ownPrices = found.filter((one) => reads(field, one)).map((one) => one.column);
    if (field === listField) ownLists = found.filter((one) => reads(field, one)).map((one) => one.column);
    if (mapping) for (const one of found) for (const name of columnsRead(one)) taken.add(name);
    else if (!found.some((one) => reads(field, one))) open.add(field);
    else {
      for (const one of field === 'price' ? found : [column])
        for (const name of [one.column, ...columnsRead(one)]) taken.add(name);
      if (cellScore(field, cellsOf(column), context) <= 0.2) doubtful.add(column.column);
    }
  }
  const beside = { columns, records: sample, ignored: [] };
  for (const one of priceConditions([own.get('price') ?? []].flat(), beside, context))
    if (one.about !== 'charges' || isYesOrNo(one, sample, context)) taken.add(one.column);
  const typed = new Set(columns.names.filter((name) => name.includes('[')).map((name) => name.replace(/\[.*/s, '')));
  const all = columns.names.filter((name) => !typed.has(name)).flatMap((name) => columns.find(name) ?? []);
  const makes = makesIn(own.get('make'), all.map(cellsOf), context);
  const candidates = all
    .filter(({ column }) => !taken.has(column) || doubtful.has(column))
    .flatMap((column) =>
      candidatesOf(cellsOf(column), makes, context).filter(
        ({ field, score }) =>
          mayBe(field, column, context) &&
          (!doubtful.has(column.column) ||
            (score >= sure && cellScore(field, cellsOf(column), context) >= 0.9) ||
            // "State" may be a location or a status; one known status decides.
            (field === 'status' && score >= sure && readableShare(field, cellsOf(column), context) > 0)),
      ),
    )
    .toSorted((a, b) => b.score - a.score);
  const chosen = new Map<FieldName, Candidate>();
  const given = new Set<string>();
  const isGiven = (column: string) => [...given].some((one) => column === one || column.startsWith(`${one}.`));
  for (const candidate of candidates) {
    const { field, column, score } = candidate;
    if (score < sure || chosen.has(field) || isGiven(column) || (own.has(field) && !open.has(field))) continue;
    chosen.set(field, candidate);
    given.add(column);
    own.delete(field);
  }
  const price = chosen.get('price');
  if (price && isOutbid(price, candidates, context)) {
    chosen.delete('price');
    if (!isListPrice(price.column)) given.delete(price.column);
  }
  for (const [field, column] of own) if (given.has(column) && !mapped.has(field)) own.delete(field);
  const year = monthWithYear(own, chosen, columns.find, reads);
  if (year) chosen.set('year', year);
  const lists = mapped.has(listField) ? [] : moreLists(candidates, (column) => isGiven(column) || taken.has(column));
  for (const { column } of lists) given.add(column);
  const free = candidates.filter(({ column }) => !given.has(column) && !taken.has(column));
  const mapping: ProposedMapping['mapping'] = {};
  for (const field of fieldNames) if (chosen.has(field)) mapping[field] = chosen.get(field)!.column;
  if (lists.length > 0) {
    if (!chosen.has(listField))
      lists.unshift(...ownLists.map((column) => ({ field: listField, column, score: 1 }) as const));
    mapping[listField] = [chosen.get(listField) ?? [], lists].flat().map(({ column }) => column);
    own.delete(listField);
  }
  const readings = mapped.has('odometer')
    ? null
    : inOtherUnit(chosen.get('odometer')?.column ?? own.get('odometer'), free);
  if (readings) {
    mapping.odometer = readings.map(({ column }) => column);
    for (const { column } of readings) given.add(column);
    own.delete('odometer');
  }
  // Written out, so that new words in the column don't change how it is read.
  if (condition && !mapped.has('carType') && own.get('carType') === condition.column)
    Object.assign(mapping, { carType: condition.column, status: condition.column });
  // US advertisements don't show number plates.
  const asked = wanted
    .filter((field) => field !== 'plate' || context.locale !== 'en-US')
    .filter((field) => mapping[field] === undefined);
  const ofPriceType = fields.priceType.columns.flatMap(
    (name) => (name.startsWith('?') ? columns.find(name.slice(1)) : null) ?? [],
  );
  const answers =
    mapped.has('priceType') || chosen.has('priceType') ? [] : ofPriceType.filter((one) => areAnswers(cellsOf(one)));
  const used = new Set([...taken, ...given, ...own.values(), ...answers.map(nameOf)]);
  const unsaid = openColumns(
    all.filter(({ column }) => !used.has(column) && !isUsedColumn(column, used)).map(cellsOf),
    context,
  );
  const isPrice = new Set(unsaid.filter(({ about }) => isAmount(about)).map(({ column }) => column));
  const mayBeNext = (field: string, column: string) => field === 'price' || !isPrice.has(column);
  const near = asked
    .filter((field) => !own.has(field) || open.has(field))
    .flatMap((field) => free.find(({ field: other, column }) => other === field && mayBeNext(field, column)) ?? []);
  const mute = asked.flatMap((field) => {
    const listed = field === 'price' ? columns.names.filter(isListPrice) : [];
    const names = [...(own.has(field) ? fields[field].columns : []), ...namesFor(field), ...listed];
    const found = names
      .flatMap((name) => columns.find(name.replace('?', '')) ?? [])
      .filter(({ column }) => column === own.get(field) || !(taken.has(column) || given.has(column)));
    return muteColumn(field, found, reads, cellsOf, context);
  });
  const isKnown = (field: FieldName): boolean => mapped.has(field) || own.has(field) || chosen.has(field);
  const prices = [chosen.get('price')?.column ?? ownPrices].flat();
  const lineFor = ({ about, column }: OpenColumn): Pick<OpenColumn, 'line'> => {
    const line =
      about === 'price type' && !isKnown('priceType')
        ? priceTypeLine(column, looked.get(column)!.texts, context)
        : about === 'price' && !mapped.has('price')
          ? priceLine(prices, column, isKnown('beforePrice'), context)
          : undefined;
    return line === undefined ? {} : { line };
  };
  const known = new Set<string>([...own.keys(), ...near.map(({ field }) => field), ...mute.map(({ field }) => field)]);
  return {
    mapping,
    guesses: [...fieldNames.flatMap((field) => chosen.get(field) ?? []), ...lists].map((guess) => ({
      ...guess,
      next:
        free.find(({ field, column }) => field === guess.field && !given.has(column) && mayBeNext(field, column)) ??
        null,
    })),
    understood: [...own.keys()],
    columns: Object.fromEntries(own),
    unread: namesOf(feed).filter((name) => name !== '' && !isUsedColumn(name, used)),
    near,
    lacking: asked.filter((field) => !known.has(field)),
    mute,
    open: unsaid
      .filter(({ column }) => !near.some((candidate) => candidate.column === column))
      .map((one) => ({ ...one, ...lineFor(one) })),
  };
}

/** Other list columns, recognised by name and cells: "Options" as well as "Features". */
const moreLists = (candidates: readonly Candidate[], isUsed: (column: string) => boolean): Candidate[] =>
  candidates.filter(
    ({ field, column, score }) =>
      field === listField &&
      score >= sure &&
      nameScore(columnName(column), field) >= sure &&
      !isUsed(column) &&
      candidates.find((one) => one.column === column)!.field === field,
  );

/** Readings in kilometres and in miles: a row may have only one. A column that names its unit comes first. */
function inOtherUnit(odometer: string | undefined, free: readonly Candidate[]): Pick<Candidate, 'column'>[] | null {
  const other = free.find(
    ({ field, column, score }) =>
      field === 'odometer' &&
      score >= nearby &&
      nameScore(columnName(column), field) >= named &&
      unitOfColumn(column) !== null &&
      unitOfColumn(column) !== unitOfColumn(odometer ?? ''),
  );
  if (odometer === undefined || other === undefined) return null;
  return unitOfColumn(odometer) === null ? [other, { column: odometer }] : [{ column: odometer }, other];
}

/** Falls back to the build month. */
function monthWithYear(
  own: ReadonlyMap<FieldName, string>,
  chosen: ReadonlyMap<FieldName, Candidate>,
  find: (name: string) => ColumnGetter | null,
  reads: (field: FieldName, column: ColumnGetter) => boolean,
): Candidate | null {
  if ((['year', 'listingTitle'] as const).some((field) => own.has(field) || chosen.has(field))) return null;
  for (const field of ['buildDate', 'complianceDate'] as const) {
    const column = find(chosen.get(field)?.column ?? own.get(field) ?? '');
    if (column && reads('year', column))
      return { field: 'year', column: column.column, score: chosen.get(field)?.score ?? 1 };
  }
  return null;
}

function candidatesOf(cells: CellColumn, makes: CellColumn | null, context: ReadContext): Candidate[] {
  if (cells.filled === 0) return [];
  const name = columnName(cells.column);
  const judged = fieldNames.map((field) => {
    const byName = nameScore(name, field);
    const byModel = field === 'model' && makes !== null ? modelShare(cells, makes, context) : 0;
    const byCells = Math.max(cellScore(field, cells, context), byModel * 0.95);
    return { field, byName, byCells, score: cellWeight * byCells + nameWeight * byName };
  });
  // Readings such as "66.000 km" are set aside and reported, not left for another field.
  const isReading = ({ field, byName, byCells }: Judgement) => field === 'odometer' && byName >= named && byCells === 1;
  const isAsked = ({ field, byName, byCells }: Judgement): boolean => {
    const isNamed = byName >= named || (field === 'odometerUnit' && byCells >= named);
    if (!fieldsWithQuestions.has(field) || !isNamed) return false;
    const isKnown = readableShare(field, cells, context) > 0;
    return (
      (isClosed(cells.texts, maxNewValues) && (field !== 'carType' || isKnown)) || (availability.has(field) && isKnown)
    );
  };
  const fitting = judged.filter(
    (judgement) =>
      judgement.score >= nearby &&
      (isAsked(judgement) || isReading(judgement) || readableShare(judgement.field, cells, context) >= enough),
  );
  return fitting
    .map((judgement) => ({
      field: judgement.field,
      column: cells.column,
      score:
        (isAsked(judgement) ? Math.max(judgement.score, sure) : judgement.score) *
        (hasBetterField(name, judgement, fitting) ? 0.55 : 1),
    }))
    .map((candidate) => (candidate.field === 'price' ? asPrice(candidate, cells, context) : candidate))
    .filter(({ score }) => score >= nearby);
}

/**
 * Recommended prices come last. Other amounts (weekly, without GST), columns without a money name and names with an
 * unknown qualifier are never proposed; a price for some shoppers, or in cents, isn't even a near match.
 */
function asPrice(candidate: Candidate, cells: CellColumn, context: ReadContext): Candidate {
  const { currency } = context;
  const { column, score } = candidate;
  if (isListPrice(column)) return { ...candidate, score: Math.min(score, sure + 0.05) };
  if (isOtherAmount(column, context) || isTooHigh(cells) || areAnswers(cells)) return { ...candidate, score: 0 };
  const isOther = priceWording(spelledName(column), currency).kind === 'not the price';
  const isKnown = nameScore(columnName(column), 'price') >= named || isPlainPriceName(column) || isInCents(column);
  return isOther || !isKnown ? { ...candidate, score: Math.min(score, sure - 0.02) } : candidate;
}

/** "Drive away" = "Y" is a price type. */
const areAnswers = ({ texts }: CellColumn): boolean => texts.every((text) => plainAnswer(text) !== null);

/** For the values that don't say what a price includes. */
function priceTypeLine(column: string, texts: readonly string[], context: ReadContext): string | undefined {
  const isAnswer = (text: string) => priceTypeOfColumn(column, context.currency) !== null && plainAnswer(text) !== null;
  const open = texts.filter((text) => {
    const wording = registry.priceType.read(text, context, false);
    return !isAnswer(text) && (wording === null || wording instanceof Unreadable || wording.kind !== 'type');
  });
  if (open.length === 0 || !isClosed(texts)) return undefined;
  const words = Object.fromEntries(open.map((text) => [text, '…']));
  return `"priceType": ${JSON.stringify({ column, words })}`;
}

/** Australian prices that don't name their type need one. A special price, which only some rows have, comes first. */
function priceLine(
  prices: readonly string[],
  added: string,
  hasBefore: boolean,
  { locale, currency }: ReadContext,
): string {
  const typed = (column: string) =>
    locale === 'en-AU' && priceTypeOfColumn(column, currency) === null ? { column, type: '…' } : column;
  const written = (columns: unknown[]) =>
    JSON.stringify(columns.length === 1 && typeof columns[0] === 'string' ? columns[0] : columns);
  if (prices.length === 0 || !columnName(added).words.some((word) => special.has(word)))
    return `"price": ${written([...prices, typed(added)])}`;
  const before = hasBefore ? '' : `, "beforePrice": ${JSON.stringify(typed(prices[0]!))}`;
  return `"price": ${written([added, ...prices].map(typed))}${before}`;
}

const special = new Set(
  'special specials sale now promo promotion promotional discounted reduced clearance'.split(' '),
);

/** Scores closer than this are a tie. */
const tie = 0.05;

/** Doesn't choose between a recommended price and a similar column, or between prices that may both be asked. */
const isOutbid = (price: Candidate, candidates: readonly Candidate[], { currency }: ReadContext): boolean =>
  candidates.some(
    ({ field, column, score }) =>
      field === 'price' &&
      column !== price.column &&
      !isListPrice(column) &&
      (isListPrice(price.column) ||
        (score >= sure && score > price.score - tie && !areTypes(column, price.column, currency))),
  );

/** "Ride away" and "EGC" are two prices of one vehicle, not two candidates for one price. */
function areTypes(one: string, other: string, currency: ReadContext['currency']): boolean {
  const [first, second] = [one, other].map((column) => priceTypeOfColumn(column, currency));
  return first !== null && second !== null && first !== second;
}

interface Judgement {
  field: FieldName;
  byName: number;
  byCells: number;
}

const hasBetterField = (name: ColumnName, { field, byName }: Judgement, fitting: readonly Judgement[]): boolean =>
  otherScore(name) > byName + 0.05 ||
  fitting.some(
    (other) => other.field !== field && other.byName >= 0.8 && other.byName > byName + 0.3 && other.byCells > 0.2,
  );

/** Recognising models needs the makes. */
function makesIn(own: string | undefined, columns: readonly CellColumn[], context: ReadContext): CellColumn | null {
  const named = columns.find(({ column }) => column === own);
  if (named) return named;
  const [best] = columns
    .map((cells) => ({ cells, score: cellScore('make', cells, context) }))
    .toSorted((a, b) => b.score - a.score);
  return best !== undefined && best.score > enough ? best.cells : null;
}

function muteColumn(
  field: FieldName,
  columns: readonly ColumnGetter[],
  reads: (field: FieldName, column: ColumnGetter) => boolean,
  cellsOf: (column: ColumnGetter) => CellColumn,
  context: ReadContext,
): MuteColumn[] {
  const read = columns.filter((column) => reads(field, column));
  if (read.some((column) => mayBe(field, column, context))) return [];
  const [first] = [...read, ...columns];
  if (!first) return [];
  const cells = cellsOf(first);
  const isNames = field === 'images' && areFileNames(cells);
  const unread = cells.filled === 0 ? 'empty' : isNames ? 'file names' : 'unreadable';
  return [{ field, column: first.column, why: read.length > 0 ? 'list price' : unread }];
}

const placeFields: ReadonlySet<FieldName> = new Set<FieldName>(['state', 'city', 'locationName', 'locationSlug']);
const ofOtherPlaces = new Set(
  'rego plate licence license customer buyer purchaser purchase purchased bought client owner owned previous origin supplier auction'.split(
    ' ',
  ),
);

const ofOtherDates = new Set('rego eta due arrival expiry warranty service'.split(' '));

/**
 * Only some countries allow advertising recommended prices. The place of a registration, a customer or a purchase isn't
 * the vehicle's, and the date of a registration or an arrival is no build date.
 */
function mayBe(field: FieldName, { column }: ColumnGetter, { locale }: ReadContext): boolean {
  const { words } = columnName(column.replaceAll('.', ' '));
  // "State" may be a status too.
  if (placeFields.has(field) || (field === 'status' && words.includes('state')))
    return !words.some((word) => ofOtherPlaces.has(word));
  if (field === 'complianceDate' || field === 'buildDate') return !words.some((word) => ofOtherDates.has(word));
  return field !== 'price' || !isListPrice(column) || listPriceIsAdvertised(locale);
}

const nameOf = ({ column }: ColumnGetter): string => column;

const namesFor = (field: FieldName): string[] => aliases[field]?.split(',') ?? [];

const namesOf = ({ columns, records }: Feed): string[] =>
  columns ?? [...new Set(records.slice(0, rows).flatMap((record) => Object.keys(record as object)))];

const isUsedColumn = (name: string, taken: ReadonlySet<string>): boolean =>
  [...taken].some((column) => compactKey(column.split(/[.[]/)[0]!) === compactKey(name));

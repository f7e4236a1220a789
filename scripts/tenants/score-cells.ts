/**
 * From 0 to 1: 1 if only this field looks like this (a VIN, a list of photos, "160,346 km"), about 0.3 if many do (a
 * small whole number).
 */
import type { Country } from '#src/domain/locations/country.ts';
import { placeKey, postcodeTable } from '#src/server/geocode/postcode-table.ts';
import { fields, type FieldName } from '#src/sources/stock/mapping/fields.ts';
import { isHalfMake, knownMake } from '#src/sources/stock/names/make-names.ts';
import { knownModel } from '#src/sources/stock/names/model-names.ts';
import { colourWord, materialWord } from '#src/sources/stock/transforms/texts.ts';
import { numberIn } from '#src/sources/stock/transforms/numbers.ts';
import { compactKey, Unreadable, type ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { registry } from '#src/sources/stock/transforms/registry.ts';

export interface CellColumn {
  column: string;
  /** Distinct, not empty. */
  cells: unknown[];
  texts: string[];
  numbers: number[];
  filled: number;
  share: number;
  rows: unknown[];
}

const emptyCell =
  /^(?:|[-–.?*]+|n\/?a|nan|null|nil|none|unknown|tb[ac]|(?:0?1[-/.]0?1[-/.])(?:0*1|1753|1899|1900|1970)(?: .*)?|(?:0001|1753|1899|1900|1970)-\d\d-\d\d.*)$/i;
const maxSamples = 120;

export function cellColumn(column: string, rows: unknown[]): CellColumn {
  const filled = rows.filter(
    (cell) => cell !== null && cell !== undefined && !emptyCell.test(String(cell).trim()) && !isGroup(cell),
  );
  const different = new Map(
    filled.map((cell) => [typeof cell === 'object' ? JSON.stringify(cell) : String(cell).trim(), cell]),
  );
  const cells = [...different.values()].slice(0, maxSamples);
  const texts = [...different.keys()].slice(0, maxSamples);
  return {
    column,
    rows,
    cells,
    texts,
    numbers: texts.map(numberIn).filter((value) => value !== null),
    filled: filled.length,
    share: rows.length === 0 ? 0 : filled.length / rows.length,
  };
}

const isGroup = (cell: unknown): boolean => typeof cell === 'object' && cell !== null && !Array.isArray(cell);

const shareOf = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;
const matching = ({ texts }: CellColumn, pattern: RegExp): number => shareOf(texts, (text) => pattern.test(text));
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
const lengthOf = ({ texts }: CellColumn): number => mean(texts.map((text) => text.length));
const averageWordCount = ({ texts }: CellColumn): number => mean(texts.map((text) => text.split(/\s+/).length));
const uniqueness = ({ texts, filled }: CellColumn): number =>
  filled === 0 ? 0 : Math.min(1, texts.length / Math.min(filled, maxSamples));
const isPlainNumber = (text: string): boolean => /^-?\d[\d,]*(?:\.\d+)?$/.test(text);
const wholeNumberShare = (column: CellColumn, min: number, max: number): number =>
  shareOf(column.texts, (text) => /^\d+(?:\.0+)?$/.test(text) && Number(text) >= min && Number(text) <= max);

export function readableShare(field: FieldName, { cells }: CellColumn, context: ReadContext): number {
  const { read } = registry[fields[field].as];
  return shareOf(cells, (cell) => {
    const value: unknown = read(cell, context, false);
    return value !== null && !(value instanceof Unreadable);
  });
}

/** "A1" and "m-3" may be gearbox codes or stock numbers. */
const code = /^[a-z]{0,2}[-. ]?\d{1,3}[a-z]?$/i;

/** Single letters, codes and words in sentences are weak evidence. */
const closedListScore =
  (field: FieldName, top: number) =>
  (column: CellColumn, context: ReadContext): number => {
    const words = column.texts.filter((text) => (text.length > 1 || !/[a-z]/i.test(text)) && !code.test(text));
    if (column.texts.length > 60 || matching(column, /^\d+(?:[.,]\d+)?$/) > 0.2 || matching(column, /:\/\//) > 0)
      return 0.1;
    const isPhrase = lengthOf(column) > 28 || averageWordCount(column) > 4;
    return (
      readableShare(field, column, context) * (words.length * 2 < column.texts.length ? 0.4 : isPhrase ? 0.3 : top)
    );
  };

const aVin = /^[A-HJ-NPR-Z0-9]{17}$/i;
const anIdentifier = /^(?=.*\d)[A-Z0-9][A-Z0-9_./#-]{1,15}$/i;
const uuid = /^(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{20,40})$/i;

/** 0.86 for numbers with one prefix ("PV1200"), less for bare numbers. */
function identifier(column: CellColumn): number {
  if (uniqueness(column) < 0.97 || matching(column, anIdentifier) < 0.95 || matching(column, aVin) > 0.5) return 0;
  if (matching(column, /^\d+[.,]\d+$/) > 0 || dated(column) + monthly(column) > 0.5) return 0;
  const few = column.texts.length === 1 ? 0.75 : 1;
  const prefixes = new Map<string, number>();
  for (const text of column.texts) {
    const prefix = /^[A-Z]+/i.exec(text)?.[0].toUpperCase() ?? '';
    prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
  }
  const [prefix, count] = [...prefixes].toSorted((a, b) => b[1] - a[1])[0]!;
  const isOne = count >= column.texts.length * 0.8;
  if (prefix !== '' && isOne) return 0.86 * few;
  if (matching(column, /^\d+$/) < 1) return (prefixes.size <= 4 ? 0.7 : 0.45) * few;
  const sizes = new Set(column.texts.map((text) => text.length));
  const spread = Math.max(...column.numbers) - Math.min(...column.numbers);
  const isYear = wholeNumberShare(column, 1950, 2035) > 0.8;
  if (isYear) return 0.1;
  return (spread < column.texts.length * 20 ? 0.75 : sizes.size === 1 ? 0.6 : 0.3) * few;
}

const statePlates =
  /^(?:\d{3}[A-Z]{2}\d|\d{3}[A-Z]{3}|[A-Z]{3}\d{2}[A-Z]|[A-Z]{2}\d{2}[A-Z]{2}|\d[A-Z]{2}\d[A-Z]{2}|[A-Z]{3}\d{3,4}|\d[A-Z]{3}\d{3}|S\d{3}[A-Z]{3}|Y[A-Z]{2}\d{2}[A-Z]|[A-Z]{2}\d{4}|\d[A-Z]\d[A-Z]{2}|\d[A-Z]{2}\d{2})$/i;
function plate(column: CellColumn): number {
  const bare = column.texts.map((text) => text.replaceAll(/[ ·-]/g, ''));
  if (uniqueness(column) < 0.9 || dated(column) + monthly(column) > 0.5) return 0.05;
  const first = new Set(bare.map((text) => text.slice(0, 2)));
  const varies = bare.length < 3 ? 0.6 : first.size > Math.min(3, bare.length / 2) ? 0.86 : 0.25;
  return Math.max(
    shareOf(bare, (text) => statePlates.test(text)) * varies,
    shareOf(bare, (text) => /^(?=.*\d)[A-Z0-9]{2,8}$/i.test(text)) * 0.3,
  );
}

const dated = (column: CellColumn): number =>
  matching(
    column,
    /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ,].*)?$|^\d{1,2}[ -][a-z]{3,9}[ -]\d{2,4}$|^[a-z]{3,9}\.? \d{1,2},? \d{4}$/i,
  );
const monthly = (column: CellColumn): number =>
  matching(column, /^\d{1,2}[-/.]\d{4}$|^(?:19|20)\d\d[-/.]\d{1,2}$|^[a-z]{3,9}\.?[ -]+\d{2,4}$|^\d{1,2}\/\d{2}$/i);

/** Columns of months only are probably build dates. */
function yearly(column: CellColumn): number {
  const years = wholeNumberShare(column, 1920, 2035),
    models = matching(column, /^MY ?\d\d(?:\d\d)?$/i);
  return Math.max(years * 0.9, monthly(column) * 0.3, models * 0.6, years > 0 ? (years + monthly(column)) * 0.8 : 0);
}

function instants(column: CellColumn, context: ReadContext): number[] {
  return column.cells
    .map((cell) => registry.timestamp.read(cell, context, false))
    .filter((value): value is number => typeof value === 'number');
}
const dayMs = 86_400_000;

function makes(column: CellColumn, { makeNames }: ReadContext): number {
  return shareOf(column.texts, (text) => knownMake(text, makeNames) !== null && !isHalfMake(text));
}

/** Units that prices and odometers never have. */
const foreignUnit =
  /\d\s*(?:kms?|kw|kg|mm|cm|nm|cc|l|litres?|miles?|mi|hp|ps|kwh|%|cyl\w*|seats?|doors?|speed|mth|months?|years?)\b|\/\s*100/i;
const priceEnding = /(?:00|50|90|95|99|88|80|85|70|77|75|49|45)(?:\.\d\d)?$/;

function priced(column: CellColumn): number {
  if (matching(column, foreignUnit) > 0.3 || dated(column) > 0.3) return 0;
  const amounts = column.texts
    .filter((text) => /\d/.test(text))
    .map((text) => Number(/\d[\d, ]*(?:\.\d+)?/.exec(text)![0].replaceAll(/[, ]/g, '')))
    .filter((amount) => amount > 0);
  if (amounts.length === 0 || median(amounts) < 300 || wholeNumberShare(column, 1950, 2035) > 0.8) return 0.05;
  if (matching(column, /\$|\b(?:aud|nzd|usd)\b/i) >= 0.5) return 0.8;
  return amounts.filter((amount) => priceEnding.test(String(Math.round(amount)))).length >= amounts.length * 0.6
    ? 0.6
    : 0.35;
}

/** "66.000 km" */
const hasDottedThousands = (column: CellColumn): boolean =>
  matching(column, /^\d{1,3}\.\d{3}\s*(?:kms?|mi|miles)\b/i) >= 0.5;

function travelled(column: CellColumn): number {
  if (matching(column, /\/\s*100|warranty|unlimited|\$/i) > 0.1 || dated(column) + monthly(column) > 0.3) return 0;
  if (hasDottedThousands(column)) return 1;
  const highest = Math.max(0, ...column.numbers);
  if (matching(column, /\d\s*(?:kms?|kilomet\w*|mi|miles?)\b/i) >= 0.5) return highest > 1500 ? 1 : 0.3;
  const numbers = column.texts
    .map((text) => text.replace(/\s*(?:kms?|mi|miles?)\.?$/i, ''))
    // Accepts "150k", and dots as thousands separators.
    .map((text) => text.replace(/^(\d{1,3})k$/i, '$1,000').replace(/^(\d{1,3})\.(\d{3})$/, '$1,$2'))
    .filter(isPlainNumber)
    .map((text) => Number(text.replaceAll(',', '')));
  if (numbers.length < column.texts.length * 0.8 || highest > 2_000_000 || numbers.some((value) => value < 0))
    return 0.05;
  if (numbers.some((value) => !Number.isInteger(value)) || wholeNumberShare(column, 1950, 2035) > 0.8) return 0.1;
  const isRound = numbers.filter((value) => value % 10 === 0).length > numbers.length * 0.7;
  return highest < 400 ? 0.1 : isRound ? 0.35 : 0.5;
}

const imageUrlPattern = /\.(?:jpe?g|png|webp|avif|gif)(?:[?#].*)?$|(?:image|img|photo|picture|media|cdn|pics?)\b/i;

function photos(column: CellColumn, context: ReadContext): number {
  const lists = column.cells.map((cell) => registry.images.read(cell, context, false));
  const read = lists.filter(
    (list): list is string[] => Array.isArray(list) && list.every((url) => /^https?:.*[^/]$/i.test(url)),
  );
  const pictured = read.filter((list) => list.some((url) => imageUrlPattern.test(url)));
  const several = read.some((list) => list.length > 1);
  const share = pictured.length / Math.max(1, lists.length);
  return several ? share : pictured.length > 0 ? share * 0.85 : read.length > 0 ? 0.3 : 0;
}

/** Names such as "1.jpg,2.jpg", without their folder. */
export const areFileNames = (column: CellColumn): boolean =>
  matching(column, /(?:^|[",|;\s])[^\s",|;]+\.(?:jpe?g|png|webp|avif|gif)\b/i) >= 0.5 &&
  matching(column, /:\/\//) === 0;

const itemsIn = (text: string): string[] => text.split(/\s*(?:[;|,\n]|<br\s*\/?>)\s*/i).filter(Boolean);

function equipment(column: CellColumn): number {
  const lists = column.cells.map((cell) =>
    Array.isArray(cell)
      ? cell
          .filter((item) => typeof item === 'string' || (typeof item === 'object' && item !== null))
          .map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
      : itemsIn(String(cell)),
  );
  if (matching(column, /https?:\/\//i) > 0.1 || areFileNames(column)) return 0;
  const isList = (items: readonly string[]) =>
    mean(items.map((item) => item.length)) < 45 && !items.some((item) => /[.!?]\s+\S/.test(item));
  return Math.max(
    shareOf(lists, (items) => items.length >= 3 && isList(items)) * 0.9,
    column.numbers.length === 0 && lists.every(isList) ? 0.3 : 0,
  );
}

function commentsScore(column: CellColumn): number {
  if (matching(column, /^https?:\/\/\S+$/i) > 0.3 || column.cells.some(Array.isArray)) return 0;
  const length = lengthOf(column);
  const isList = equipment(column) > 0.5;
  const score =
    length >= 110
      ? 0.95
      : length >= 55
        ? 0.7
        : length >= 25 && averageWordCount(column) >= 4
          ? 0.35
          : column.numbers.length > 0
            ? 0.1
            : 0.25;
  return isList ? Math.min(score, 0.35) : score;
}

function title(column: CellColumn, { makeNames }: ReadContext): number {
  const hasMake = shareOf(column.texts.slice(0, 40), (text) =>
    text
      .split(/\s+/)
      .slice(0, 4)
      .some((word) => knownMake(word, makeNames) !== null),
  );
  if (averageWordCount(column) < 2.5 || lengthOf(column) > 90) return 0.05;
  return hasMake * (matching(column, /\b(?:19|20)\d\d\b/) > 0.6 ? 1 : 0.6);
}

const shortText = (column: CellColumn): number =>
  lengthOf(column) > 45 || matching(column, /https?:/i) > 0 || matching(column, aVin) > 0.5 || dated(column) > 0.5
    ? 0
    : 0.3;

const americanStates = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);
const countryOf: Record<ReadContext['locale'], Country> = { 'en-AU': 'AU', 'en-NZ': 'NZ', 'en-US': 'US' };

function stateCodes(column: CellColumn, { locale }: ReadContext): number {
  return (
    shareOf(column.texts, (text) =>
      locale === 'en-US'
        ? americanStates.has(text.toUpperCase())
        : /^(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT|new south wales|victoria|queensland|western australia|south australia|tasmania|northern territory)$/i.test(
            text,
          ),
    ) * 0.9
  );
}

function towns(column: CellColumn, context: ReadContext): number {
  const table = postcodeTable(countryOf[context.locale]);
  if (matching(column, /\d{3}/) > 0.5 || lengthOf(column) > 40 || column.texts.every(isPlainNumber)) return 0;
  if (table === null) return matching(column, /^[A-Z][\w .'-]+, [A-Z]{2}\b/) > 0.6 ? 0.9 : shortText(column);
  return (
    shareOf(column.cells, (cell) => {
      const town = registry.suburb.read(cell, context, false);
      return typeof town === 'string' && table.places.has(placeKey(town));
    }) * 0.85
  );
}

const withUnit =
  (pattern: RegExp, bare: number) =>
  (column: CellColumn): number =>
    matching(column, pattern) >= 0.5
      ? 0.9
      : column.numbers.length >= column.texts.length * 0.6 && matching(column, foreignUnit) < 0.3
        ? bare
        : 0;

const small =
  (min: number, max: number, word: RegExp) =>
  (column: CellColumn): number =>
    matching(column, word) >= 0.5 ? 1 : wholeNumberShare(column, min, max) >= 0.9 ? 0.4 : 0.1;

function engineText(column: CellColumn): number {
  if (matching(column, /\/\s*100|\bkms?\b|kwh/i) > 0.2) return 0;
  if (matching(column, /\d\s*(?:l|lt?r|litres?|cc)\b/i) >= 0.5) return 0.9;
  if (matching(column, /^\d\.\d{1,2}$/) >= 0.8)
    return shareOf(column.numbers, (value) => value >= 0.6 && value <= 8.5) * 0.55;
  return wholeNumberShare(column, 49, 8500) > 0.9 && wholeNumberShare(column, 1950, 2035) < 0.8 ? 0.3 : 0.1;
}

const yesOrNo = (column: CellColumn, context: ReadContext, field: FieldName): number =>
  column.texts.length <= 6 ? readableShare(field, column, context) * 0.4 : 0;

/** Two colours alone may be grades, such as "gold" and "silver". */
const paints = (column: CellColumn): number =>
  matching(column, colourWord) *
  (matching(column, materialWord) > 0.4 ? 0.5 : new Set(column.texts).size < 3 ? 0.7 : 0.95);

type Evidence = (column: CellColumn, context: ReadContext) => number;
const condition: Evidence = (column, context) => closedListScore('carType', 0.95)(column, context);
const kindWord =
  /^(?:cars?|automobiles?|motor ?(?:bike|cycle)s?|bikes?|caravans?|camper ?trailers?|motor ?homes?|campervans?|accessor(?:y|ies)|parts?|vehicles?|passenger)$/i;

const evidence: Partial<Record<FieldName, Evidence>> = {
  vin: (column) =>
    Math.max(matching(column, aVin), matching(column, /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{3,7}-\d{5,7}$/i) * 0.8, 0.2),
  stockNumber: (column) => identifier(column),
  id: (column) => Math.max(matching(column, uuid) * 0.95, identifier(column) * 0.85),
  plate,
  make: (column, context) => Math.max(makes(column, context), shortText(column)),
  model: (column) => (wholeNumberShare(column, 1950, 2035) > 0.8 ? 0 : shortText(column)),
  year: yearly,
  badge: (column) =>
    column.texts.every(isPlainNumber) || matching(column, materialWord) > 0.4 ? 0.1 : shortText(column),
  series: (column) =>
    matching(column, /^(?:MY ?\d\d(?:\.\d)?|[A-Z]{1,4}\d{1,3}[A-Z]{0,2}|(?:Mk|Gen)\s?\w+)$/i) > 0.6
      ? 0.5
      : shortText(column),
  listingTitle: title,
  carType: condition,
  status: (column, context) =>
    closedListScore('status', 0.9)(column, context) * (yesOrNo(column, context, 'sold') > 0.3 ? 0.2 : 1),
  itemType: (column, context) =>
    closedListScore('itemType', matching(column, kindWord) >= 0.5 ? 0.93 : 0.3)(column, context),
  body: (column, context) => (matching(column, kindWord) > 0.8 ? 0.4 : closedListScore('body', 0.9)(column, context)),
  transmission: closedListScore('transmission', 0.95),
  fuel: closedListScore('fuel', 0.95),
  drive: closedListScore('drive', 0.95),
  price: priced,
  beforePrice: (column) => Math.min(priced(column), 0.4),
  priceType: (column, context) =>
    column.numbers.length * 2 > column.texts.length || matching(column, /https?:/i) > 0
      ? 0.1
      : shareOf(column.cells, (cell) => {
          const wording = registry.priceType.read(cell, context, false);
          return wording !== null && !(wording instanceof Unreadable) && wording.kind === 'type';
        }) * 0.9,
  odometer: travelled,
  odometerUnit: (column) => matching(column, /^(?:kms?|k|kilomet(?:re|er)s?|mi|m|miles?)\.?$/i) * 0.9,
  images: photos,
  primaryImage: (column, context) => Math.min(photos(column, context), 0.4),
  colour: (column) => (lengthOf(column) > 40 ? 0 : Math.max(paints(column), shortText(column))),
  interiorColour: (column) =>
    lengthOf(column) > 60 ? 0 : matching(column, materialWord) > 0.3 ? 0.9 : matching(column, colourWord) * 0.6,
  engineSize: engineText,
  'variant.engineSizeCc': (column) =>
    matching(column, /\d\s*cc\b/i) >= 0.5 ? 0.7 : wholeNumberShare(column, 49, 8500) >= 0.9 ? 0.4 : 0.1,
  'variant.cylinders': small(1, 12, /\bcyl|^[VWI]\d{1,2}\b/i),
  'variant.fuelConsumptionCombined': (column) =>
    matching(column, /\/\s*100/) >= 0.5 ? 1 : matching(column, /^\d{1,2}\.\d{1,2}$|^\d{1,2}$/) >= 0.8 ? 0.4 : 0,
  'variant.power': withUnit(/\d\s*kw\b/i, 0.35),
  'variant.torque': withUnit(/\d\s*nm\b/i, 0.35),
  'variant.gears': small(1, 12, /speed|gears?/i),
  'variant.electricRange': (column) => (travelled(column) === 1 ? 0 : withUnit(/\d\s*kms?\b/i, 0.35)(column)),
  seats: small(1, 12, /seat/i),
  doors: small(2, 6, /door/i),
  dealerComments: commentsScore,
  standardEquipment: equipment,
  regoExpiry: (column, context) => {
    const found = instants(column, context);
    const isAhead = shareOf(found, (instant) => instant > context.now) >= 0.5;
    return Math.max(dated(column), monthly(column)) * (isAhead ? 0.65 : 0.3);
  },
  createdAt: (column, context) => {
    const found = instants(column, context);
    const isRecent = shareOf(found, (instant) => instant < context.now + dayMs && instant > context.now - 1100 * dayMs);
    return found.length >= column.cells.length * 0.6 ? (isRecent > 0.8 ? 0.6 : 0.3) : 0;
  },
  complianceDate: (column) => Math.max(monthly(column) * 0.6, dated(column) * 0.4),
  buildDate: (column) => Math.max(monthly(column) * 0.6, dated(column) * 0.4),
  city: towns,
  state: stateCodes,
  locationName: (column) =>
    column.texts.length <= Math.max(6, column.filled / 5) && !column.texts.every(isPlainNumber)
      ? shortText(column)
      : 0.15,
};

/** For fields that any text or number would match. */
const nameOnlyScore = 0.3;

export function cellScore(field: FieldName, column: CellColumn, context: ReadContext): number {
  const found = evidence[field];
  if (found) return found(column, context);
  return registry[fields[field].as].kind === 'boolean' ? yesOrNo(column, context, field) : nameOnlyScore;
}

export function modelShare(column: CellColumn, make: CellColumn, { makeNames }: ReadContext): number {
  const pairs = column.rows.flatMap((cell, index) => {
    const known = knownMake(String(make.rows[index] ?? ''), makeNames);
    return known === null || typeof cell !== 'string' ? [] : [knownModel(known, compactKey(cell)) !== null];
  });
  return shareOf(pairs, Boolean);
}

import {
  bodyTypes,
  type BodyType,
  type Drive,
  type Fuel,
  type Transmission,
  type VehicleStatus,
} from '#src/domain/vehicle/vehicle.ts';
import type { StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import {
  feedBodies,
  feedConditions,
  feedDrives,
  feedFuels,
  feedKinds,
  feedStatuses,
  feedTransmissions,
  type FeedCondition,
} from '#src/domain/vocabulary/feed-words.ts';
import { typedFuelsInAmerica } from '#src/domain/vocabulary/typed-words.ts';
import type { DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import { compactKey, ofText, UnknownWord, Unreadable, type Read, type ReadContext } from './reading.ts';

type Table<T extends string> = Partial<Record<T, string>>;

const byWord = <T extends string>(table: Table<T>): Map<string, T> =>
  new Map(
    Object.entries(table).flatMap(([value, words]) =>
      [compactKey(value), ...(words as string).split(' ').filter(Boolean)].map((word) => [word, value as T]),
    ),
  );

/**
 * "Other" means no value, or a question where a guess would mislead shoppers.
 *
 * @param inAmerica words with another meaning, or none, outside the United States
 */
const oneOf = <T extends string>(
  table: Table<T>,
  what: string,
  guess: (text: string, locale: ReadContext['locale']) => T | null = () => null,
  inAmerica: Table<T> = {},
  Unknown: new (word: string, what: string) => Unreadable = UnknownValue,
): Read<T> => {
  const words = byWord(table),
    americanWords = byWord(inAmerica);
  return ofText((text, { locale }, fallback) => {
    const word = compactKey(text);
    const found =
      (locale === 'en-US' ? americanWords.get(word) : undefined) ??
      words.get(word) ??
      guess(text.toLowerCase(), locale);
    if (found) return found;
    const isSilent = word === '' || (silent.has(word) && Unknown === UnknownValue);
    return fallback || isSilent ? null : new Unknown(text, what);
  });
};

class UnknownValue extends Unreadable {
  constructor(_: string, what: string) {
    super(`not a known ${what}`);
  }
}
const silent = new Set(['other', 'others', 'unspecified', 'notspecified', 'misc']);

export const learner: Read<boolean> = ofText((text) => {
  const word = compactKey(text);
  if (
    /^(?:true|yes|y|1|lams|lamsapproved|lamslegal|learner|learners|learnerapproved|learnerlegal|approved|restricted|yeslams)$/.test(
      word,
    )
  )
    return true;
  if (
    /^(?:false|no|n|0|full|fullpower|fulllicen[cs]e|open|openclass|openlicen[cs]e|unrestricted|non|none|nonlams|notlams|notapproved|notlamsapproved|notlearnerapproved)$/.test(
      word,
    )
  )
    return false;
  return word === '' || silent.has(word) ? null : new Unreadable('does not say whether it is LAMS-approved');
});

const yes = 'true yes y t 1 on checked',
  no = 'false no n f 0 off unchecked';

const yesOrNo = (moreYes = '', moreNo = ''): ((text: string) => boolean | null) => {
  const isYes = new Set(`${yes} ${moreYes}`.split(' ')),
    isNo = new Set(`${no} ${moreNo}`.split(' '));
  return (text) => {
    const word = compactKey(text);
    return isYes.has(word) ? true : isNo.has(word) ? false : null;
  };
};

export const plainAnswer = yesOrNo();
export const boolean: Read<boolean> = ofText(
  (text, _, fallback) => plainAnswer(text) ?? (fallback ? null : new Unreadable('neither yes nor no')),
);

/** Decides availability, so unknown words become questions. */
const deciding = (what: string, answer: (text: string) => boolean | null): Read<boolean> =>
  ofText<boolean>((text) => answer(text) ?? new UnknownWord(text, what));

export const isSold = deciding(
  'yes or no',
  yesOrNo('sold soldvehicle issold delivered', 'unsold notsold available forsale instock'),
);

/** "J. Smith" or "Until Friday" may mean a reservation. */
export const isReserved = deciding(
  'yes or no',
  yesOrNo('reserved onhold hold held deposittaken underoffer', 'unreserved notreserved available forsale instock'),
);

/** "Arriving in May" may mean a pre-order. */
export const isRestricted = deciding('yes or no', plainAnswer);

export const isShown = deciding(
  'yes or no',
  yesOrNo(
    'show shown visible display displayed listed publish published live online advertise advertised active enable enabled',
    'hide hidden notlisted unlisted unpublished donotshow dontshow notshown donotdisplay donotadvertise notadvertised invisible offline private draft inactive disable disabled',
  ),
);

export const distanceUnit: Read<DistanceUnit> = ofText<DistanceUnit>((text) => {
  const word = compactKey(text);
  if (/^(?:km|kms|k|kmt|kilomet(?:re|er)s?)$/.test(word)) return 'km';
  return /^(?:mi|mile|miles|smi)$/.test(word) ? 'mi' : new UnknownWord(text, 'unit of distance');
});

const isCertified = (text: string): boolean => /\b(certified|cpo)\b/.test(text) && !/\b(not|non|no|never)\b/.test(text);

/** Whole words only: "Near New" and "Not New" are used. */
const conditionOnly: Read<FeedCondition> = oneOf<FeedCondition>(
  feedConditions,
  'condition',
  (text) => (isCertified(text) ? 'certified' : /^\s*(?:used|pre-?\s?owned|second ?hand)\b/.test(text) ? 'used' : null),
  {},
  UnknownWord,
);

/** "Sold - awaiting delivery" is sold. */
export const status: Read<VehicleStatus> = oneOf<VehicleStatus>(
  feedStatuses,
  'status',
  (text) => (/^\s*sold\b/.test(text) ? 'sold' : null),
  {},
  UnknownWord,
);

const statusWords = byWord(feedStatuses);
const mostWordsInStatus = 4;

/** Splits "Used - Under Offer" into its statuses and the rest, preferring long terms: "not sold" isn't "sold". */
function statusesIn(text: string): { statuses: Set<VehicleStatus>; rest: string } {
  const tokens = text
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  const statuses = new Set<VehicleStatus>();
  const rest: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const lengths = Array.from({ length: Math.min(mostWordsInStatus, tokens.length - at) }, (_, index) => index + 1);
    const length = lengths.findLast((count) => statusWords.has(tokens.slice(at, at + count).join('')));
    if (length === undefined) rest.push(tokens[at]!);
    else statuses.add(statusWords.get(tokens.slice(at, at + length).join(''))!);
    at += length ?? 1;
  }
  return { statuses, rest: rest.join(' ') };
}

export const isForSale = (found: VehicleStatus): boolean => found === 'in_stock' || found === 'coming_soon';

/**
 * The status beside a condition: "Used - Sold" is sold. Null unless a word speaks against a sale; a question if the
 * words don't settle it.
 */
export const statusInCondition: Read<VehicleStatus> = ofText<VehicleStatus>((text, context) => {
  if (/\btrade[- ]?ins?\b/i.test(text)) return null;
  const { statuses, rest } = statusesIn(text);
  const against = [...statuses].filter((found) => !isForSale(found));
  if (against.length === 0) return null;
  const condition = rest === '' ? null : conditionOnly(rest, context, false);
  const isClear = against.length === 1 && !(condition instanceof Unreadable);
  return isClear ? against[0]! : new UnknownWord(text, 'status');
});

/** Leaves words about the status to `statusInCondition`. */
export const carType: Read<FeedCondition> = (cell, context, fallback) => {
  const found = statusInCondition(cell, context, fallback);
  if (found === null || typeof cell !== 'string') return conditionOnly(cell, context, fallback);
  const condition = conditionOnly(statusesIn(cell).rest, context, fallback);
  return condition instanceof Unreadable ? null : condition;
};

export const itemType: Read<StockKind> = oneOf<StockKind>(feedKinds, 'kind of item');

const bodiesByWord = byWord<BodyType>(feedBodies);
for (const key of bodyTypes) if (!['hatchback', 'stationWagon'].includes(key)) bodiesByWord.set(compactKey(key), key);

const bodyHints: [RegExp, BodyType][] = [
  [/\bhatch|\bsportback\b|\bliftback\b/, 'hatch'],
  [/\bsedan|\bsaloon/, 'sedan'],
  [/\bpeople ?mover/, 'peopleMover'],
  [/\bcab ?chassis/, 'cabChassis'],
  [/\bute\b|\butility\b|\bpick-?up|\b(dual|double|crew) cab/, 'ute'],
  [/\bwagon\b|\bestate\b/, 'wagon'],
  [/\bsuv\b/, 'suv'],
  [/\bvan\b/, 'van'],
  [/\bconvertible|\bcabrio|\broadster/, 'convertible'],
  [/\bcoupe/, 'coupe'],
  [/\bbus\b/, 'bus'],
];

export const bodyInText = (text: string): BodyType | null => bodyHints.find(([hint]) => hint.test(text))?.[1] ?? null;

type KindAmongBodies = 'motorcycle' | 'accessory';
const kindsByWord = byWord<KindAmongBodies>({ motorcycle: feedKinds.motorcycle, accessory: feedKinds.accessory });

export const isKindAmongBodies = (body: BodyType | KindAmongBodies): body is KindAmongBodies =>
  body === 'motorcycle' || body === 'accessory';

export const body: Read<BodyType | KindAmongBodies> = ofText((text, { truck }, fallback) => {
  const word = compactKey(text);
  if (word === 'truck' || word === 'trucks') return truck;
  const found = bodiesByWord.get(word) ?? kindsByWord.get(word);
  if (found) return found;
  if (fallback || word === '' || silent.has(word)) return null;
  return bodyInText(text.toLowerCase()) ?? new Unreadable('not a known body type');
});

/** "10-Speed A/T", "8A", "8 sp AT", "A8" and "6MT", "5M", "M/T", "M6". */
const shortGearbox = (letter: 'a' | 'm'): RegExp =>
  new RegExp(
    String.raw`(?:^|[^a-z\d])(?:\d{1,2}[ -]?(?:sp(?:ee)?d?\.?[ -]?)?${letter}\/?t?|${letter}\/t|${letter}t?-?\d{1,2})(?![a-z\d])`,
  );
const shortAutomatic = shortGearbox('a'),
  shortManual = shortGearbox('m');

export const transmission: Read<Transmission> = oneOf<Transmission>(feedTransmissions, 'gearbox', (text) =>
  (/\bman(ual)?\b(?! mode)/.test(text) || shortManual.test(text)) && !/\bauto|\bamt\b/.test(text)
    ? 'manual'
    : shortAutomatic.test(text) ||
        /auto|\bamt\b|\be-?cvt\b|xtronic|\bivt\b|\bcvt\b|(?:\b|\d)dct\b|dsg|tronic|dual.?clutch|constantly|continuous|\bedc\b|\bpdk\b|reduction|single.?speed|lineartronic|powershift/.test(
          text,
        )
      ? 'automatic'
      : null,
);

const petrolHint = /petrol(?!eum)|unleaded|\bron\b|\bulp\b|gasoline|leaded|\be85\b|flex.?fuel/;
const americanPetrolHint = new RegExp(`\\b(${typedFuelsInAmerica.petrol!.replaceAll(' ', '|')})\\b`);
/** After these words, "gas" isn't petrol, even in America. */
const gasHint = /\b(natural|petroleum|l\.?p)/;

const fuelHint = (text: string, locale: ReadContext['locale']): Fuel | null => {
  const isPetrol =
    petrolHint.test(text) || (locale === 'en-US' && americanPetrolHint.test(text) && !gasHint.test(text));
  if (/plug.?in|phev/.test(text)) return 'plugInHybrid';
  if (/hybrid|mhev/.test(text) || (/electric/.test(text) && (isPetrol || /diesel/.test(text)))) return 'hybrid';
  if (/electric/.test(text)) return 'electric';
  if (/hydrogen/.test(text)) return 'hydrogen';
  if (/diesel/.test(text)) return 'diesel';
  if (isPetrol) return 'petrol';
  return /\blpg\b|\bgas\b/.test(text) ? 'lpg' : null;
};

export const fuel: Read<Fuel> = oneOf<Fuel>(feedFuels, 'fuel', fuelHint, typedFuelsInAmerica);

const driveByWord: Read<Drive> = oneOf<Drive>(feedDrives, 'drive', (text) =>
  /^(2wd|4x2|two.?wheel.?drive)$/.test(text.trim())
    ? null
    : /4x4|4wd|four.?wheel/.test(text)
      ? 'four'
      : /all.?wheel|awd/.test(text)
        ? 'all'
        : /front/.test(text)
          ? 'front'
          : /rear/.test(text)
            ? 'rear'
            : null,
);

/** "4X2" may mean either axle. */
export const drive: Read<Drive> = (cell, context, fallback) =>
  typeof cell === 'string' && /^(?:2wd|2x4|4x2|6x2|(?:two|2)wheeldrive)$/.test(compactKey(cell))
    ? null
    : driveByWord(cell, context, fallback);

export const driveInText = (text: string): Drive | null =>
  /\b(4x4|4wd)\b/.test(text)
    ? 'four'
    : /\bawd\b|\bquattro\b|\b4matic\b|\bxdrive\b|\b4motion\b/.test(text)
      ? 'all'
      : /\bfwd\b/.test(text)
        ? 'front'
        : /\brwd\b/.test(text)
          ? 'rear'
          : null;

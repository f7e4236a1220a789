import { nameWords } from '#src/lib/name-words.ts';
import { fieldNames, fields, type FieldName } from '#src/sources/stock/mapping/fields.ts';
import { aliases, otherNames } from './feed-aliases.ts';

const spelledOut = new Map(
  Object.entries({
    number: 'no nr num nbr nummer numb',
    description: 'desc descr descrip dscr bez',
    condition: 'cond cndtn',
    transmission: 'trans tranny transm trn getr',
    manufacturer: 'manuf mfr mfg manufr',
    make: 'mk mke mak',
    model: 'mdl mod modl',
    year: 'yr jahr',
    exterior: 'ext exter aussen',
    interior: 'int inter innen',
    colour: 'col clr color colr colours colors',
    engine: 'eng engn',
    capacity: 'cap',
    drive: 'drv drivetrain drivetype',
    kms: 'kilometre kilometer kilometres kilometers klms',
    rego: 'reg registration regn registered',
    plate: 'plt plates',
    date: 'dt',
    expiry: 'exp expires expiration expiring',
    photo: 'photos pic pics picture pictures img image images imgs foto photograph',
    url: 'urls link links href',
    cylinders: 'cyl cyls cylinder',
    doors: 'drs dr door',
    seats: 'sts seat',
    stock: 'stk stck',
    price: 'prc pricing prices',
    weight: 'wt wgt',
    count: 'ct cnt',
    reading: 'rdg readings',
    odometer: 'odom odomtr',
    location: 'loc locn',
    body: 'bdy bod',
    fuel: 'fl fuels kraftst',
    type: 'typ tp',
    compliance: 'compl compld comply',
    chassis: 'chas chass',
    variant: 'var vrnt',
    features: 'feature feat feats',
    comments: 'comment comm cmts cmnts',
    mileage: 'milage mlg',
    reference: 'refno',
    litres: 'litre liter liters ltr ltrs',
    equipment: 'equip eqpt',
    maximum: 'max',
    options: 'option opts optional',
    vehicle: 'veh vhcl fzg fahrzeug',
  }).flatMap(([word, short]) => short.split(' ').map((name) => [name, word] as const)),
);

const idle = new Set(
  'vehicle car bike unit the of in for a current web website my is has total stock item data field value text name code dealer caravan motorcycle auto aud nzd usd main full adv advertised list'.split(
    ' ',
  ),
);
const units = new Set('km kms mi miles kg mm nm kw l cc litres ft m'.split(' '));

const spelled = (words: readonly string[]): string[] => words.map((word) => spelledOut.get(word) ?? word);
export const spelledName = (name: string): string => nameWords(name).join(' ');

const compact = (words: readonly string[]): string => words.join('');
const without = (words: readonly string[], left: ReadonlySet<string>): string[] =>
  words.filter((word) => !left.has(word));

interface Phrase {
  words: string[];
  compact: string;
}

const phraseOf = (text: string): Phrase => {
  const words = spelled(nameWords(text));
  return { words, compact: compact(words) };
};

const phrases = new Map<FieldName, Phrase[]>(
  fieldNames.map((field) => [
    field,
    [...fields[field].columns.filter((name) => !/[?#]/.test(name)), ...(aliases[field]?.split(',') ?? [])].map(
      phraseOf,
    ),
  ]),
);
const others: Phrase[] = otherNames.map(phraseOf);

export interface ColumnName {
  forms: { compact: string; score: number }[];
  words: string[];
}

/** Adds earlier path segments in front of a vague last segment. */
export function columnName(path: string): ColumnName {
  const steps = path
    .split(/[.[\]]+/)
    .map((step) => step.replace(/^[^=]*=/, ''))
    .filter((step) => step !== '' && !/^\d+$/.test(step));
  let words = nameWords(steps.at(-1) ?? '');
  for (let index = steps.length - 2; index >= 0 && without(spelled(words), vague).length === 0; index--)
    words = [...nameWords(steps[index]!), ...without(words, silent)];
  const full = spelled(words);
  const lean = without(full, idle);
  const pair = without(spelled(steps.slice(-2).flatMap(nameWords)), idle);
  return {
    words: full,
    forms: [
      { compact: compact(words), score: 1 },
      { compact: compact(full), score: 1 },
      { compact: compact(without(full, units)), score: 0.95 },
      { compact: compact(lean), score: 0.9 },
      { compact: compact(without(lean, units)), score: 0.85 },
      { compact: compact(spelled(nameWords(path))), score: 1 },
      { compact: compact(pair), score: 0.9 },
      // "Series / Badge" may mean either.
      ...path.split('/').map((part) => ({ compact: compact(spelled(nameWords(part))), score: 0.85 })),
    ].filter((form) => form.compact.length > 1 || form.compact === path.toLowerCase()),
  };
}

/** Segments that need the previous one for context; `silent` segments are then omitted. */
const silent = new Set(['name', 'value', 'text', 'label', 'title', 'amount']);
const vague = new Set([
  ...silent,
  'advertised',
  'current',
  'standard',
  'id',
  'type',
  'code',
  'description',
  'number',
  'date',
  'list',
  'url',
  'size',
  'unit',
  'price',
]);

/** Earlier names score slightly higher. */
const likelier = 0.001;

function scoreOf({ forms, words }: ColumnName, known: readonly Phrase[]): number {
  let best = 0;
  for (const [index, phrase] of known.entries()) {
    for (const form of forms) if (form.compact === phrase.compact) best = Math.max(best, form.score - index * likelier);
    if (best < 0.8 && phrase.words.every((word) => words.includes(word))) {
      // The last word is the content: "Body Colour" is a colour.
      const isLast = words.at(-1) === phrase.words.at(-1);
      best = Math.max(best, 0.35 + (0.35 * phrase.words.length) / words.length + (isLast ? 0.1 : 0));
    }
  }
  return best;
}

/** 1 for a known name, about 0.5 if other words surround it. */
export const nameScore = (name: ColumnName, field: FieldName): number => scoreOf(name, phrases.get(field)!);

export const otherScore = (name: ColumnName): number => scoreOf(name, others);

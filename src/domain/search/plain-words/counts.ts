import { cabLabels, type Cab } from '../../vehicle/cab.ts';
import type { QueryCatalogue } from './catalogue.ts';
import type { NamedChoice } from './names.ts';

const numbers = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
  }),
);
const number = String.raw`(\d{1,2}|${[...numbers.keys()].join('|')})`;
const countOf = (text: string): number => numbers.get(text.toLowerCase()) ?? Number(text);
const more = String.raw`(\s?\+| or more| plus)?`;

const bound = String.raw`\b(at least|min(?:imum)?(?: of)?|no (?:less|fewer) than|more than|over)\s+${number}`;
const bounds = new RegExp(
  String.raw`${bound}(?=[\s-]*(?:seat|str\b|passenger|berth|bed|sleeper|door|cyl))|(?<=\b(?:sleep(?:s|ing)?|seats|seating|fits)\s)${bound}\b`,
  'gi',
);
const withBounds = (text: string): string =>
  text.replace(bounds, (_, ...groups: (string | undefined)[]) => {
    const [said, count] = groups.slice(0, 4).filter((group) => group !== undefined) as [string, string];
    return `${countOf(count) + Number(/^(?:more|over)/i.test(said))}+`;
  });

const noun = String.raw`(?:seat(?:er)?s?|passengers?|berths?|beds?|sleepers?|doors?|dr|cyl(?:inder)?s?)\b`;
const joint = String.raw`\s*(?:,|\/|&|\bor\b|\band\b)\s*`;
const joined = new RegExp(String.raw`\b${number}${joint}(?=(?:${number}${joint})*${number}([\s-]*${noun}))`, 'gi');
/** "4 or 6 cylinders" becomes "4 cylinders or 6 cylinders". */
const withNouns = (text: string): string =>
  text.replace(joined, (_, count: string, __, ___, of: string) => `${count}${of} or `);

const engineNames: [RegExp, string][] = [
  [/(?<![\w-])[vw]-?(4|6|8|10|12|16)s?\b(?:[\s-](?:engined?|motor|powered))?/gi, '$1 cylinder'],
  [
    new RegExp(
      String.raw`\b(?:in-?line|straight|flat|boxer)[\s-]${number}(?:[\s-]cyl(?:inder)?s?)?\b(?!\s*(?:wheel|x|speed|sp|seat|door|dr|berth|bed|month|owner)|[\d,.])`,
      'gi',
    ),
    '$1 cylinder',
  ],
  [/\b(?:v-?|parallel[\s-])twins?\b(?:[\s-]cyl(?:inder)?s?\b)?|\btwin[\s-]cyl(?:inder)?s?\b/gi, '2 cylinder'],
  [/\bsingle[\s-]cyl(?:inder)?s?\b/gi, '1 cylinder'],
];
const cylinderRange = new RegExp(String.raw`\b${number}\s*(?:to|-|–)\s*${number}[\s-]*cyl(?:inder)?s?\b`, 'gi');
const maxCylindersPattern = new RegExp(
  String.raw`\b((?:less|fewer) than|under|below|up to|at most|max(?:imum)?(?: of)?|no more than)\s+${number}[\s-]*cyl(?:inder)?s?\b|\b${number}[\s-]*cyl(?:inder)?s? or (?:less|fewer)\b`,
  'gi',
);

/** Rewrites "v8", "straight six" and "4 to 6 cylinders" as counts. */
function withCylinders(text: string, stock: readonly number[]): string {
  if (stock.length === 0) return text;
  const among = (words: string, low: number, high: number): string => {
    const found = stock.filter((count) => count >= low && count <= high).toSorted((a, b) => a - b);
    return found.length > 0 ? found.map((count) => `${count} cylinder`).join(' or ') : words;
  };
  return engineNames
    .reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text)
    .replace(cylinderRange, (words, low: string, high: string) => among(words, countOf(low), countOf(high)))
    .replace(maxCylindersPattern, (words, said = '', bounded = '', orLess = '') =>
      among(words, 1, countOf(bounded || orLess) - Number(/than|under|below/i.test(said) && !/^no/i.test(said))),
    );
}

type Counted = 'seats' | 'doors' | 'sleeps' | 'cylinders';
interface Rule {
  facet: Counted;
  pattern: RegExp;
}

const rules: Rule[] = [
  {
    facet: 'seats',
    pattern: new RegExp(
      String.raw`\b${number}${more}[\s-]*(?:seats?|seaters?|seated|seatter|seter|str|passengers?)\b${more}`,
      'gi',
    ),
  },
  {
    facet: 'seats',
    pattern: new RegExp(
      String.raw`\b(?:seats|seating(?: for)?|room for|fits)\s+(?:up to )?${number}${more}(?:\s+(?:people|adults|passengers|kids))?${more}`,
      'gi',
    ),
  },
  {
    facet: 'sleeps',
    pattern: new RegExp(String.raw`\b${number}${more}[\s-]*(?:berths?|beds?|sleepers?)\b${more}`, 'gi'),
  },
  {
    facet: 'sleeps',
    pattern: new RegExp(String.raw`\b(?:sleeps?|sleeping(?: for)?|berths? for)\s+(?:up to )?${number}${more}`, 'gi'),
  },
  {
    facet: 'doors',
    pattern: new RegExp(String.raw`\b${number}${more}[\s-]*(?:doors?|doored|dr)\b${more}(?!\s*cab)`, 'gi'),
  },
  {
    facet: 'cylinders',
    pattern: new RegExp(String.raw`\b${number}${more}[\s-]*cyl(?:inder)?s?\b${more}`, 'gi'),
  },
];
const cabs: [RegExp, Cab][] = [
  [
    /\b(?:(?:dual|double|dbl|crew|twin|quad|super[\s-]?crew|(?:four|4)[\s-]?(?:doors?|dr))[\s-]?cabs?|d[\s/]?cabs?|crewmax|supercrew)\b/gi,
    'dual',
  ],
  [/\b(?:(?:extra|extended|ext|super|space|king|freestyle|club|smart|access)[\s-]?cabs?|x[\s/]cabs?)\b/gi, 'extra'],
  [/\b(?:(?:single|regular|standard|2[\s-]?door)[\s-]?cabs?|s[\s/]cabs?)\b/gi, 'single'],
];
/** Three rows seat seven. */
const rows: [RegExp, (seats: number) => boolean, string][] = [
  [
    /\b(?:(?:3|three|third|3rd)[\s-]?rows?(?: (?:of )?(?:seats?|seating))?|(?:seats?|seating) in (?:3|three) rows)\b/gi,
    (seats) => seats >= 7,
    '7 or more seats',
  ],
  [/\b(?:2|two)[\s-]?rows?(?: (?:of )?(?:seats?|seating))?\b/gi, (seats) => seats === 4 || seats === 5, '4 or 5 seats'],
];

const nouns: Record<Counted, (count: number) => string> = {
  seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
  doors: (count) => (count === 1 ? '1 door' : `${count} doors`),
  sleeps: (count) => `Sleeps ${count}`,
  cylinders: (count) => (count === 1 ? '1 cylinder' : `${count} cylinders`),
};
const maxCounts: Record<Counted, number> = { seats: 60, doors: 6, sleeps: 12, cylinders: 16 };

function counted(
  facet: Counted,
  text: string,
  orMore: boolean,
  stock: readonly number[] | undefined,
): NamedChoice | null {
  const count = countOf(text);
  if (count < 1 || count > maxCounts[facet]) return null;
  const enough = (stock ?? [count, count + 1, count + 2]).filter((one) => one >= count).toSorted((a, b) => a - b);
  const values = orMore && enough.length > 0 ? enough : [count];
  const label = nouns[facet](count);
  return {
    facet,
    values: values.map(String),
    label: orMore ? label.replace(String(count), `${count} or more`) : label,
  };
}

export function countChoice(words: string, catalogue: QueryCatalogue): NamedChoice | null {
  const found: NamedChoice[] = [];
  const rest = readCounts(
    words,
    catalogue,
    (choice) => {
      found.push(choice);
      return ' ';
    },
    (kept) => kept,
  );
  const [first] = found;
  if (!first || !/^(?:\s|\bor\b)*$/i.test(rest) || found.some(({ facet }) => facet !== first.facet)) return null;
  return {
    ...first,
    values: found.flatMap(({ values }) => values),
    label: found.map(({ label }) => label).join(' or '),
  };
}

export function readCounts(
  text: string,
  { seats, doors = [], sleeps = [], cylinders = [], cabs: stockCabs }: QueryCatalogue,
  choose: (choice: NamedChoice, words: string) => string,
  keep: (words: string) => string,
): string {
  // Every feed has seats, but not always other counts.
  const stock: Record<Counted, readonly number[] | undefined> = { seats, doors, sleeps, cylinders };
  const withCabs = cabs.reduce(
    (rest, [pattern, cab]) =>
      rest.replace(pattern, (words) =>
        stockCabs && stockCabs.length > 0
          ? choose({ facet: 'cab', values: [cab], label: cabLabels[cab] }, words)
          : keep(words),
      ),
    withBounds(withCylinders(withNouns(text), cylinders)),
  );
  const withRows = rows.reduce(
    (rest, [pattern, fits, label]) =>
      rest.replace(pattern, (words) => {
        const values = (seats ?? []).filter(fits).toSorted((a, b) => a - b);
        return values.length > 0 ? choose({ facet: 'seats', values: values.map(String), label }, words) : keep(words);
      }),
    withCabs,
  );
  return rules.reduce(
    (rest, { facet, pattern }) =>
      rest.replace(pattern, (words: string, ...groups: unknown[]) => {
        const [digits, ...signs] = groups.filter((group, at) => at < 3 && typeof group === 'string') as string[];
        if (stock[facet]?.length === 0) return facet === 'seats' ? words : keep(words);
        const choice = counted(facet, digits!, signs.length > 0, stock[facet]);
        return choice === null ? words : choose(choice, words);
      }),
    withRows,
  );
}

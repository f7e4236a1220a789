/** Words that would mislead as text: 500 in "under $500 a week" would find a Fiat. */
import { gap } from './amounts.ts';
import { distance } from './distances.ts';
import { repayments } from './payments.ts';
import type { SortOrder } from '../search-state.ts';
import type { QueryCatalogue } from './catalogue.ts';

/**
 * `weekly`: weekly or monthly budget. `vague`: praise. `unrecorded`: equipment this stock never lists. `equipped`:
 * unwanted equipment. `here`: near the shopper. `distance`: from a location. `other`: an alternative of another kind.
 */
export interface OmittedTerm {
  kind: 'weekly' | 'without' | 'vague' | 'unrecorded' | 'equipped' | 'here' | 'distance' | 'other';
  words: string;
}

export interface Asides {
  leftOut: OmittedTerm[];
  sort: SortOrder | null;
  isFirstCar: boolean;
  rest: string;
}

const sorts: [RegExp, SortOrder][] = [
  [
    /\b(?:(?:latest|new(?:est)?|recent) (?:arrivals?|listings?|stock)|just (?:arrived|in|landed)|recently added|latest)\b/gi,
    'created:desc',
  ],
  [/\bnewest\b/gi, 'year:desc'],
  [/\blowest[\s-]+(?:kms?|ks|kilomet(?:er|re)s?|kays|mileage|miles|odo(?:meter)?)\b/gi, 'km:asc'],
  [/\b(?:most expensive|dearest|highest price)\b/gi, 'price:desc'],
  [/\b(?:cheap(?:est|er|ish|ies?)?|lowest[\s-]price[ds]?|affordable|bargains?)\b(?! than)/gi, 'price:asc'],
];
const praise = [
  String.raw`(?:very |really )?(?:nice|good|great(?! wall)|decent|reliable|dependable|quality|safe|safest|economical|efficient|comfortable|comfy|tidy|clean|family|sporty|trusty|cheap to run)(?: condition| nick| value)?`,
  'fuel[\\s-]?(?:efficient|economy|saver)',
  '(?:good|easy|light) on (?:fuel|petrol|gas)',
  'well (?:looked after|maintained|priced|kept)',
  '(?:good )?value for money',
  '(?:excellent|mint|immaculate|perfect|original) condition',
  '(?:one|1|single|two|2)[\\s-]owners?',
  '(?:full |complete )?(?:service|owner) history',
  'log[\\s-]?books?',
  '(?:long|lots of|full|12 months?(?: of)?|plenty of|with)?\\s*(?:rego|registration|registered)',
  'rwc|wof|warrant(?: of fitness)?|orc',
  'road[\\s-]?worthy',
  'must sell',
  'best',
  'small(?:er)?',
  'little',
  'big(?:ger)?',
  'large(?:r)?',
  'compact',
  'roomy',
  'spacious',
  'work|uni|university|school runs?|commuting|towing|uber|wife|missus|kids|mum|dad',
  'deals?|please',
  'specials',
  'for sale',
].join('|');
const vague = new RegExp(String.raw`(?<![\w-])(?:${praise})(?![\w-])`, 'gi');
/** Includes the number: the 5 in "5 star" isn't text. */
const stars =
  /(?<![\w-])(?:\d{1,2}|four|five|six|eight)[\s-]?(?:ancap )?stars?(?:[\s-](?:ancap|safety|rated|rating))*(?![\w-])/gi;
const cylinders = /(?<![\w-])(?:\d{1,2}|four|five|six|eight)[\s-]?cyl(?:inder)?s?(?![\w-])/gi;
const firstCar =
  /(?<![\w-])(?:(?:first|1st|starter|learner(?:s|'s|’s)?|student(?:'s|’s|s)?|new driver(?:'s|’s|s)?)[\s-]+(?:cars?|vehicles?|drivers?)|(?:for (?:an? )?|on )?(?:(?:red |green )?[pl][\s-]?plat(?:e|er|ers|es)(?:[\s-](?:approved|legal|friendly|suitable|ok|okay))?|learner(?:s|'s|’s)?(?: drivers?)?(?:[\s-](?:approved|legal|friendly))?))(?![\w-])/gi;
const here =
  /(?<![\w-])(?:(?:near|close|closest|nearest|next)(?: to)? (?:me|us|here|home|by)|(?:around|from) (?:me|here|home)|near ?by|in (?:my|the|our) (?:local )?area|(?:my|our) area|local(?:ly)?|in my (?:city|town|suburb|state))(?![\w-])/gi;

export function readAsides(
  text: string,
  { sorts: offered, firstCar: hasFirstCars, cylinders: counted = [] }: QueryCatalogue,
): Asides {
  const leftOut: OmittedTerm[] = [];
  let sort: SortOrder | null = null;
  const out =
    (kind: OmittedTerm['kind']) =>
    (words: string): string => {
      leftOut.push({ kind, words: words.trim() });
      return ` ${gap} `;
    };
  let isFirstCar = false;
  let rest = text
    .replace(repayments, out('weekly'))
    .replace(distance, out('distance'))
    .replace(here, out('here'))
    .replace(stars, out('unrecorded'));
  if (counted.length === 0) rest = rest.replace(cylinders, out('unrecorded'));
  rest = rest.replace(firstCar, (words) => {
    isFirstCar = true;
    return hasFirstCars ? ` ${gap} ` : out('vague')(words);
  });
  for (const [pattern, order] of sorts) {
    rest = rest.replace(pattern, (words) => {
      if (offered && !offered.includes(order)) return out('vague')(words);
      sort ??= order;
      return ` ${gap} `;
    });
  }
  return { leftOut, sort, isFirstCar, rest: rest.replace(vague, out('vague')) };
}

/** Held changes (GUARD-04): one message per cause, with the same wording in terminal, report and email. */
import { formatMoney } from '#src/lib/money.ts';
import { counted, withCommas } from '#src/lib/numbers.ts';
import { quotedWord, shellWord } from '#src/lib/shell-word.ts';
import { capitalise } from '#src/lib/text.ts';
import type { HeldChange, HeldRecord, HeldWord } from './held-change.ts';
import type { PriceDoubt } from './price-guard.ts';

export interface HeldItem {
  title: string;
  vehicles: string;
  /** The reason, and how the vehicle appears meanwhile. */
  text: string;
  command: string;
  otherwise: string;
  since: number | null;
}

type Regional = NonNullable<HeldRecord['regional']>;

/** Above this number, prices that change alike are one cause. */
const maxSeparateChanges = 3;
const inUtc: Regional = { locale: 'en-AU', timeZone: 'UTC' };
const maxVehicles = 20,
  maxHeldWords = 5;

export function heldItems(slug: string, { held = [], words = [], regional = inUtc }: HeldRecord): HeldItem[] {
  const alike = Map.groupBy(held, ({ from, shows, doubt: { change, digit, reason } }) =>
    JSON.stringify([from === null, shows, change && Math.sign(change), digit, reason]),
  );
  const prices = [...alike.values()].flatMap((all) =>
    all.length > maxSeparateChanges ? [all] : all.map((one) => [one]),
  );
  const columns = Map.groupBy(words, ({ feed, column, isLocation }) => JSON.stringify([feed, column, isLocation]));
  return [
    ...prices.map((changes) => priceItem(slug, changes, changes.length === held.length, regional)),
    ...[...columns.values()].map((own) => wordItem(slug, own, regional)),
  ];
}

/** `18 cars held at 3 dealers: 1 price, 1 location, 1 new value`. */
export function heldSubject(dealers: readonly (HeldRecord & { name: string })[]): string {
  const all = dealers.flatMap(({ words = [] }) => words);
  const locations = all.filter(({ isLocation }) => isLocation).length;
  const causes = [
    [dealers.reduce((sum, { held = [] }) => sum + held.length, 0), 'price'],
    [locations, 'location'],
    [all.length - locations, 'new value'],
  ] as const;
  const at = dealers.length === 1 ? dealers[0]!.name : counted(dealers.length, 'dealer');
  return `${counted(heldCars(dealers), 'car')} held at ${at}: ${causes.flatMap(([count, noun]) => (count === 0 ? [] : [counted(count, noun)])).join(', ')}`;
}

/** Counts a vehicle held for two reasons once. */
export const heldCars = (dealers: readonly HeldRecord[]): number =>
  dealers.reduce(
    (sum, { held = [], words = [] }) =>
      sum + new Set([...held, ...words.flatMap(({ vehicles }) => vehicles)].map(({ vehicle }) => vehicle)).size,
    0,
  );

export const choiceText = ({ command, otherwise }: HeldItem): string => `${command}   (${otherwise})`;

function priceItem(slug: string, changes: HeldChange[], isAll: boolean, regional: Regional): HeldItem {
  const [first] = changes as [HeldChange];
  const isOne = changes.length === 1;
  const { digit } = first.doubt;
  const medians = changes.flatMap(({ doubt: { median } }) => median ?? []);
  const looks = digit && `looks like ${digit === 'missing' ? 'a missing' : 'an extra'} digit`;
  const [safe, ...others] = first.from === null ? ['--hide', '--approve'] : ['--keep', '--approve', '--hide'];
  const isNamed = isOne || isAll || changes.length <= maxVehicles;
  return {
    title: isOne ? priceTitle(first) : priceKind(first, changes),
    vehicles: isOne
      ? `${first.vehicle}, ${first.name}`
      : listed(
          changes.map(
            ({ vehicle, from, to }) => `${vehicle} (${from === null ? '' : `${money(from)} to `}${money(to)})`,
          ),
          maxVehicles,
        ),
    text: sentences([
      reasonText(changes),
      looks && (isOne ? `${capitalise(looks)}.` : `Each ${looks}.`),
      medians.length > 0 && `Similar cars are about ${range(medians, money)}.`,
      shopperViewText(changes, regional),
    ]),
    command: isNamed
      ? decideCommand(slug, ...(isAll && !isOne ? ['--all', safe!] : decisionWords(changes, safe!)))
      : decideCommand(slug),
    otherwise: isNamed
      ? `or ${others.join(', ')}`
      : `then run it with the stock numbers and ${[safe, ...others].join(', ')}`.replace(/, (?=\S+$)/, ' or '),
    since: Math.min(...changes.map(({ since }) => since)),
  };
}

const inItself: Record<NonNullable<PriceDoubt['reason']>, [one: string, several: string]> = {
  filler: ['Looks like a placeholder.', 'They look like placeholders.'],
  'too high': ['Check whether the feed gives cents.', 'Check whether the feed gives cents.'],
  contradiction: ['The feed has another price that contradicts it', 'The feed has other prices that contradict them'],
};

function reasonText(changes: readonly HeldChange[]): string | false {
  const { reason } = changes[0]!.doubt;
  if (!reason) return false;
  const text = inItself[reason][changes.length === 1 ? 0 : 1];
  const others = changes.flatMap(({ doubt: { other } }) => other ?? []);
  return others.length === 0 ? text : `${text}: ${range(others, money)}.`;
}

/** The decision comes last, easy to change, unless a stock number would be read as an option. */
function decisionWords(changes: readonly HeldChange[], decision: string): string[] {
  const numbers = changes.map(({ vehicle }) => shellWord(vehicle));
  return changes.some(({ vehicle }) => vehicle.startsWith('-')) ? [decision, '--', ...numbers] : [...numbers, decision];
}

function priceTitle({ from, to, doubt: { change, reason }, shows }: HeldChange): string {
  if (from === null) return `${shows === 'nothing' ? 'New car at' : 'New price:'} ${money(to)}`;
  return `Price ${change === null ? (reason ? 'in doubt' : 'out of line with similar cars') : `${direction(change)} ${percent(change)}%`}: ${money(from)} to ${money(to)}`;
}

function priceKind({ from, shows, doubt: { change, reason } }: HeldChange, changes: readonly HeldChange[]): string {
  const count = (noun: string) => counted(changes.length, noun);
  const kind = reason ? 'in doubt' : 'out of line with similar cars';
  if (from === null && shows === 'nothing') return `${count('new car')} ${reason ? 'with a price' : 'priced'} ${kind}`;
  if (change === null) return `${count('price')} ${kind}`;
  const shares = changes.map(({ doubt }) => percent(doubt.change!));
  return `${count('price')} ${direction(change)} ${range(shares, String)}%`;
}

const direction = (change: number): string => (change < 0 ? 'down' : 'up');
const percent = (change: number): number => Math.round(Math.abs(change) * 100);

function shopperViewText(changes: readonly HeldChange[], regional: Regional): string {
  const [{ shows, from }] = changes as [HeldChange];
  const isOne = changes.length === 1;
  if (shows === 'nothing') return `${isOne ? 'It stays' : 'They stay'} off the site.`;
  if (shows === 'no price') return "Shoppers don't see a price.";
  const until = momentText(Math.min(...changes.map((change) => change.until)), regional);
  return `Shoppers see ${isOne ? money(from!) : 'the last prices'} until ${until}, then no price.`;
}

function wordItem(slug: string, words: HeldWord[], regional: Regional): HeldItem {
  const [{ feed, column, word, isLocation, isUnmapped, meanwhile }] = words as [HeldWord];
  const vehicles = [...new Map(words.flatMap((one) => one.vehicles).map((one) => [one.vehicle, one])).values()];
  const isOne = words.length === 1;
  const named = listed(
    words.map((one) => `"${one.word}"${isOne ? '' : ` (${withCommas(one.vehicles.length)})`}`),
    maxHeldWords,
  );
  const stay = vehicles.flatMap(({ until }) => until ?? []);
  const off = vehicles.filter(({ isOnSite }) => !isOnSite).length;
  const without = vehicles.length - stay.length - off;
  return {
    title: `${counted(vehicles.length, 'car')} ${isLocation ? `at ${named}` : `with ${isOne ? 'a new value' : 'new values'}: ${named} in ${column}`}`,
    vehicles: listed(
      vehicles.map(({ vehicle }) => vehicle),
      maxVehicles,
    ),
    text: sentences([
      feed !== null && `Feed ${feed}.`,
      isLocation
        ? `${isOne ? "It isn't" : "They aren't"} in locations.json.`
        : `We don't guess what ${isOne ? 'it means' : 'they mean'}.`,
      stay.length > 0 &&
        `${counted(stay.length, 'car')} ${stay.length === 1 ? 'stays' : 'stay'} as shoppers last saw ${stay.length === 1 ? 'it' : 'them'} until ${momentText(Math.min(...stay), regional)}, then ${stay.length === 1 ? 'comes' : 'come'} off the site.`,
      off > 0 && `${counted(off, 'car')} ${off === 1 ? 'is' : 'are'} off the site until you answer.`,
      without > 0 && `Until you answer, ${meanwhile}.`,
    ]),
    command: `./forecourt feed ${slug}${feed === null ? '' : ` --feed ${shellWord(feed)}`}`,
    otherwise: isUnmapped
      ? `then map ${column} in settings.json, or add it to stock.ignoredColumns`
      : `then answer with ${decideCommand(slug)} --answer ${quotedWord(`${word}=ANSWER`)}`,
    since: null,
  };
}

function momentText(moment: number, { locale, timeZone }: Regional): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
}

function listed(names: readonly string[], most: number): string {
  const more = names.length - most;
  return `${names.slice(0, most).join(', ')}${more > 0 ? ` and ${withCommas(more)} more` : ''}`;
}

function range(values: readonly number[], write: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? write(least) : `${write(least)} to ${write(most)}`;
}

const decideCommand = (...words: string[]): string => `./forecourt held ${words.join(' ')}`;
const sentences = (texts: readonly (string | false | null)[]): string => texts.filter(Boolean).join(' ');
const money = formatMoney;

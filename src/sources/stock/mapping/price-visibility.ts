/** Columns that show or hide the price, found by their names ("Hide price", "POA", "PriceVisible") (FEED-03). */
import { nameWords } from '#src/lib/name-words.ts';
import { wordSet } from '#src/lib/word-set.ts';
import type { FeedValues } from './fields.ts';
import type { ColumnGetter, Columns } from './columns.ts';
import type { Note } from '../notes.ts';
import { Unreadable, type ReadContext } from '../transforms/reading.ts';
import { isShown } from '../transforms/words.ts';

type PriceVisibility = 'showPrice' | 'hidePrice';

const price = wordSet('price prices pricing');
const hides = wordSet('hide hides hidden suppress suppressed mask masked withhold withheld');
const shows = wordSet('show shows shown display displayed visible visibility publish published');
const negation = wordSet('not dont no non');
const idle = wordSet(
  'do is be on the to in for of public web website internet online site flag yn y n vehicle car listing ad to shoppers',
);
const noPrice =
  /^(?:is )?(?:poa|por|poq|no price|price (?:on|upon|by) (?:application|request|enquiry|inquiry)|(?:call|contact|ask|enquire) (?:us )?for (?:the )?price)(?: only| flag| yn| y n)?$/;

function visibilityOfName(column: string): PriceVisibility | null {
  const name = nameWords(column);
  if (noPrice.test(name.join(' '))) return 'hidePrice';
  const has = (set: ReadonlySet<string>) => name.some((word) => set.has(word));
  const isWhole = name.every((word) => [price, hides, shows, negation, idle].some((set) => set.has(word)));
  if (!isWhole || !has(price) || has(hides) === has(shows)) return null;
  return has(hides) === has(negation) ? 'showPrice' : 'hidePrice';
}

/** Without columns of amounts, or of wording such as "Drive away". */
export function priceVisibilityColumns(
  field: PriceVisibility,
  { columns, records }: { columns: Columns; records: readonly unknown[] },
  context: ReadContext,
): ColumnGetter[] {
  return columns.names
    .filter((name) => visibilityOfName(name) === field)
    .flatMap((name) => columns.find(name) ?? [])
    .filter(({ get }) => {
      const cells = records.map(get).filter((cell) => !isObject(cell) && String(cell ?? '').trim() !== '');
      const isClear = cells.some((cell) => !(isShown(cell, context, false) instanceof Unreadable));
      return (isClear || field === 'hidePrice') && !cells.some((cell) => /\d{2}/.test(String(cell)));
    });
}

const isObject = (cell: unknown): cell is object => typeof cell === 'object' && cell !== null;

/** Hides the price until a question about it is answered. */
export function withoutHiddenPrice(values: FeedValues, note: Note): FeedValues {
  const { hidePrice, showPrice } = values;
  const isHidden = hidePrice === true || showPrice === false;
  if (!isHidden && hidePrice !== 'unknown' && showPrice !== 'unknown') return values;
  if (isHidden && values.price !== null) note('price', 'the feed says not to show it');
  return { ...values, price: null, beforePrice: null, subscriptionPrice: null };
}

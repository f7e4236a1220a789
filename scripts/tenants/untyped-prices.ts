/** Reports prices whose type is in neither the column name nor the cell (FEED-01). */
import { pickPrice } from '#src/domain/price/feed-price.ts';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Feed } from '#src/sources/stock/feed.ts';
import type { ReadContext } from '#src/sources/stock/transforms/reading.ts';
import { forEachRow } from './rows-read.ts';

/** Only Australian prices are ambiguous. */
export function untypedPricesText(feed: Feed, stock: StockSettings, context: ReadContext): string[] {
  if (context.locale !== 'en-AU') return [];
  let count = 0;
  forEachRow(feed, stock, context, ['price', 'priceType'], ({ price, priceType }) => {
    const picked = pickPrice(price, priceType);
    const isTyped = picked?.wording.kind === 'type' || picked?.columnType !== undefined || priceType?.kind === 'type';
    if (picked && picked.amount !== null && !isTyped) count += 1;
  });
  if (count === 0) return [];
  return [
    `priceType: ${count === 1 ? "1 price doesn't say what it includes and shows" : `${count} prices don't say what they include and show`} as "Excl. government charges". Are they drive away? If so, add this to settings.json: "pricing": {"defaultTypes": {"new": "drive_away", "demo": "drive_away", "used": "drive_away"}}.`,
  ];
}

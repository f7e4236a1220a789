/**
 * In Australia and New Zealand, dealer charges are added to the recommended price, so it can't be advertised. In the
 * United States, the MSRP can.
 */
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { compactKey } from '../transforms/reading.ts';

const names =
  /^(?:price|new|vehicle)?(?:m?rrp|msrp|mr?lp|listprice)(?:price|inc\w*|ex\w*)?$|(?:recommended|suggested)(?:retail|price)|^(?:manufacturers?|makers?)(?:list|retail|price)/;

/** Also checks list selectors: `price[kind=list].text`. */
export function isListPrice(column: string): boolean {
  const picked = compactKey(/\[[^\]=]+=([^\]]+)\]/.exec(column)?.[1] ?? '');
  return names.test(compactKey(column.split('.').at(-1)!)) || names.test(picked === 'list' ? 'listprice' : picked);
}

export const listPriceIsAdvertised = (locale: Locale): boolean => locale === 'en-US';

interface PriceReader {
  field: string;
  columns: readonly { column: string }[];
}

export function listPriceWarnings(readers: readonly PriceReader[], locale: Locale): string[] {
  if (listPriceIsAdvertised(locale)) return [];
  const columns = readers.find(({ field }) => field === 'price')?.columns ?? [];
  return columns
    .filter(({ column }) => isListPrice(column))
    .map(
      ({ column }) =>
        `price: read from "${column}", which looks like the manufacturer’s recommended price. The price on the site must be the dealer’s asking price${locale === 'en-AU' ? ', including all charges' : ''}: name the column that has it in stock.mapping.price in settings.json. If this is the asking price, rename the feed column to price.`,
    );
}

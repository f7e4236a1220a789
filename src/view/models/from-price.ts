import { formatMoney } from '#src/lib/money.ts';
import type { Model } from '#src/domain/content/content.ts';
import { priceTypeLabel, priceTypeOf } from '#src/domain/price/price-type.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { uncapitalised } from '../copy/stock-words.ts';

/** "from $57,990 drive away": what a range starts from and what that includes (PRICE-01); null without a price, and while the range is still to come. */
export function modelFromPrice({ fromPrice, priceType, status }: Model, settings: PublicSettings): string | null {
  if (fromPrice === null || status === 'coming_soon') return null;
  const type = priceTypeOf({ priceType, carType: 'new' }, settings);
  return `from ${formatMoney(fromPrice)} ${uncapitalised(priceTypeLabel(type, settings))}`;
}

import { priceWording, type Currency, type PriceReading, type PriceWording } from '#src/domain/price/price-wording.ts';
import type { CompiledMapping } from '../mapping/compile.ts';
import { Unreadable } from '../transforms/reading.ts';

/**
 * "POA" states that there is no price, even if the settings treat it as empty. An empty cell or zero doesn't: exports
 * also write those for forgotten prices.
 */
export function openPrice({ readers }: CompiledMapping, currency: Currency): (record: unknown) => boolean {
  const price = readers.find(({ field }) => field === 'price');
  const type = readers.find(({ field }) => field === 'priceType');
  return (record) => {
    const reading = (price?.read(record) ?? null) as PriceReading | Unreadable | null;
    const ofType = (type?.read(record) ?? null) as PriceWording | Unreadable | null;
    if (reading instanceof Unreadable || reading?.wording.kind === 'sold') return false;
    if (reading !== null && (reading.amount !== null || reading.wording.kind === 'not the price')) return false;
    if (ofType !== null && !(ofType instanceof Unreadable) && /^(?:no price|not the price|sold)$/.test(ofType.kind))
      return false;
    const saysNone = (cell: string): boolean =>
      reading?.wording.kind === 'no price' || priceWording(cell, currency).kind === 'no price';
    return !(price?.columns ?? []).some(({ get }) => {
      const cell = get(record);
      return typeof cell === 'string' && /\p{Letter}/u.test(cell) && saysNone(cell);
    });
  };
}

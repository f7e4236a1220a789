/**
 * The embedded estimate of a trade-in, by vehicles of the same make and model that the dealer has for sale:
 *
 * 1. Those within two years of it count; where there are none, those within seven.
 * 2. Each asking price is brought to the trade-in's age, 11% for each year newer or older, and to its kilometres, 0.4%
 *    for each thousand more or fewer, at most 30% either way.
 * 3. The middle one of these, times 0.8: what preparing, warranty, selling and tax leave of an asking price.
 * 4. Rounded down to a hundred dollars. Below 1,000 there is no estimate.
 *
 * It is an estimate in good condition, not an offer until somebody has inspected the car.
 */
export interface Compared {
  year: number;
  /** Whole dollars. */
  price: number | null;
  odometer: number | null;
  carType: string;
}

const nearYears = 2;
const farYears = 7;
const yearShare = 0.89;
const shareOfThousandKm = 0.004;
const kmShareLimit = 0.3;
const tradeShare = 0.8;
const leastEstimate = 1000;

/** Whole dollars; null where nothing compares. */
export function estimateByStock(
  { year, kilometres }: { year: number; kilometres: number },
  stock: readonly Compared[],
): number | null {
  const priced = stock.filter((vehicle): vehicle is Compared & { price: number } => vehicle.price !== null);
  const within = (years: number) => priced.filter((vehicle) => Math.abs(vehicle.year - year) <= years);
  const compared = within(nearYears).length > 0 ? within(nearYears) : within(farYears);
  if (compared.length === 0) return null;
  const prices = compared.map(
    (vehicle) =>
      vehicle.price * yearShare ** (vehicle.year - year) * kilometreShare(kilometres, usualKilometres(vehicle)),
  );
  const estimate = Math.floor((middle(prices) * tradeShare) / 100) * 100;
  return estimate < leastEstimate ? null : estimate;
}

const usualKilometres = ({ odometer, carType }: Compared): number => odometer ?? (carType === 'used' ? 60_000 : 0);

function kilometreShare(kilometres: number, compared: number): number {
  const change = ((compared - kilometres) / 1000) * shareOfThousandKm;
  return 1 + Math.min(kmShareLimit, Math.max(-kmShareLimit, change));
}

function middle(prices: number[]): number {
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) / 2;
  return (sorted[Math.floor(at)]! + sorted[Math.ceil(at)]!) / 2;
}

import { inUnit, type DistanceUnit } from '#src/domain/vehicle/odometer.ts';
import type { valuations } from '#src/server/platform/database/schema.ts';

export interface TradeIn {
  year: string | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  /** In the site's unit. */
  odometer: string | null;
  rego: string | null;
  vin: string | null;
  colour: string | null;
  /** Whole dollars: the dealer's offer, else the estimate. */
  offer: number | null;
}

type Valuation = Pick<typeof valuations.$inferSelect, 'vehicle' | 'rego' | 'kilometres' | 'offerPrice' | 'offer'>;
interface Source {
  form: string;
  fields: Record<string, unknown>;
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? String(value) : null;

export function tradeInOf(
  { form, fields }: Source,
  valuation: Valuation | null,
  distanceUnit: DistanceUnit,
): TradeIn | null {
  const kilometres = valuation?.kilometres ?? null;
  const valued = (valuation?.vehicle ?? {}) as Record<string, unknown>;
  const further = (fields.further ?? {}) as Record<string, unknown>;
  const field = (name: string): string | null =>
    textOrNull(further[`trade_in_${name}`]) ?? (form === 'trade-in' ? textOrNull(further[name]) : null);
  const part = (...names: string[]): string | null =>
    names.map((name) => textOrNull(valued[name]) ?? field(name)).find((value) => value !== null) ?? null;
  const tradeIn: TradeIn = {
    year: part('year'),
    make: part('make'),
    model: part('model'),
    trim: part('badge', 'variant', 'series'),
    vin: part('vin'),
    colour: part('colour', 'color'),
    odometer:
      kilometres === null ? part('kilometres', 'odometer', 'km') : String(Math.round(inUnit(kilometres, distanceUnit))),
    rego: valuation?.rego ?? part('rego') ?? (form === 'trade-in' ? textOrNull(fields.rego) : null),
    offer: valuation?.offer?.price ?? valuation?.offerPrice ?? null,
  };
  return Object.values(tradeIn).some((value) => value !== null) ? tradeIn : null;
}

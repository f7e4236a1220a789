import { pickPrice } from '#src/domain/price/feed-price.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { VehicleOverride } from '#src/domain/vehicle/vehicle-override.ts';
import { overridesFileName, sameStockNumber } from '#src/sources/tenants/files/overrides-file.ts';
import type { FeedValues } from '../mapping/fields.ts';
import { html } from '../transforms/texts.ts';
import { Unreadable, type ReadContext } from '../transforms/reading.ts';

/** Above every feed rank. */
const topRank = 1e12;

export class Overrides {
  readonly #byNumber: Map<string, VehicleOverride>;
  readonly #unused: Set<VehicleOverride>;
  readonly #read: ReadContext;

  constructor(overrides: readonly VehicleOverride[], read: ReadContext) {
    this.#byNumber = new Map(overrides.map((override) => [sameStockNumber(override.stockNumber), override]));
    this.#unused = new Set(overrides);
    this.#read = read;
  }

  /**
   * Runs before the row is checked, so that price and comment rules apply. Leaves `values` unchanged for the next row.
   */
  apply(values: FeedValues): FeedValues {
    const number = values.stockNumber ?? values.id;
    const override = number === null ? undefined : this.#byNumber.get(sameStockNumber(number));
    if (!override) return values;
    this.#unused.delete(override);
    const { hide, price, order, comments } = override;
    const read = comments === null ? null : html(comments, this.#read, false);
    return {
      ...values,
      ...(hide ? { showOnDealerWebsite: false } : {}),
      ...(price === null ? {} : priceFields(values, price)),
      ...(order === null ? {} : { rank: topRank - order }),
      ...(read === null || read instanceof Unreadable ? {} : { dealerComments: read }),
    };
  }

  get unused(): VehicleOverride[] {
    return [...this.#unused];
  }
}

/** Keeps the feed's price type, but overrides "no price to advertise". */
function priceFields({ price, priceType }: FeedValues, amount: number): Pick<FeedValues, 'price' | 'priceType'> {
  const said = pickPrice(price, priceType);
  const wording = said?.wording;
  return {
    price: {
      amount,
      wording: wording?.kind === 'type' || wording?.kind === 'unknown' ? wording : { kind: 'nothing' },
      ...(said?.columnType && { columnType: said.columnType }),
    },
    priceType: priceType?.kind === 'type' ? priceType : null,
  };
}

export const unusedOverride = ({ stockNumber }: VehicleOverride): string =>
  `is ${stockNumber}, a stock number that is not in the feed`;

export const overridesWarning = (override: VehicleOverride): string =>
  `${overridesFileName}, line ${override.line}: stock_number ${unusedOverride(override)}.`;

export const isHiddenBy = (
  overrides: readonly VehicleOverride[],
  { stockNumber, id }: Pick<Vehicle, 'stockNumber' | 'id'>,
): boolean =>
  overrides.some(
    (override) => override.hide && sameStockNumber(override.stockNumber) === sameStockNumber(stockNumber ?? id),
  );

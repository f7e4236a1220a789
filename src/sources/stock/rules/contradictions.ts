/**
 * Rows of one vehicle that contradict each other, in one feed or several (FEED-09). The cautious value applies:
 * - status: the one that keeps the vehicle furthest from sale; an empty status never beats a stated one;
 * - price: the lower one, because it binds the dealer, but a drive-away price before one that leaves out charges;
 * - odometer: the higher reading;
 * - condition: used before demo before new.
 * Every difference is reported.
 */
import { formatMoney } from '#src/lib/money.ts';
import { counted } from '#src/lib/numbers.ts';
import type { VehicleStatus } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';
import type { VehicleDraft } from '../row-to-vehicle.ts';
import type { FactIssue } from './facts.ts';
import type { Candidate } from './identity.ts';

/** Reads a row again, to join it with others. */
export interface RowReader {
  valuesOf: (record: unknown) => FeedValues;
  draftOf: (values: FeedValues) => VehicleDraft | FactIssue;
}

/** One row, with its part of the feeds. */
interface ReadRow {
  candidate: Candidate;
  part: RowReader;
  /** Such as "line 4". */
  where: string;
}

type Field = 'status' | 'price' | 'odometer' | 'carType';

/** Null without a difference; `adopts`: the other row's values, if these apply. */
type Comparison = { shown: [string, string]; adopts: Partial<FeedValues> | null } | null;

const rules: Record<Field, string> = {
  status: 'The status furthest from sale applies',
  price: 'A drive-away price applies before one that leaves out charges, otherwise the lower price',
  odometer: 'The higher reading applies',
  carType: 'Used applies before demo, and demo before new',
};
const named = 5;

export class Contradictions {
  readonly #found = new Map<Field, string[]>();

  /** Changes `kept` to the values that apply. */
  settle(kept: ReadRow, other: ReadRow): void {
    const own = valuesOf(kept),
      others = valuesOf(other);
    const compared = comparisons(kept.candidate.draft, other.candidate.draft, own, others);
    let adopted: Partial<FeedValues> = {};
    for (const [field, comparison] of Object.entries(compared) as [Field, Comparison][]) {
      if (comparison === null) continue;
      adopted = { ...adopted, ...comparison.adopts };
      this.#found.set(field, [...(this.#found.get(field) ?? []), textOf(kept, other, comparison.shown)]);
    }
    if (Object.keys(adopted).length === 0) return;
    const values = { ...own, ...adopted };
    const draft = kept.part.draftOf({ ...values });
    if ('reason' in draft) return;
    const asked = [...(kept.candidate.asked ?? []), ...(compared.status?.adopts ? (other.candidate.asked ?? []) : [])];
    Object.assign(kept.candidate, { values, draft, ...(asked.length > 0 && { asked }) });
  }

  get warnings(): string[] {
    return [...this.#found].map(([field, texts]) => {
      const more = texts.length > named ? ` and ${texts.length - named} more` : '';
      return `${field}: ${counted(texts.length, 'vehicle')} with contradictory rows: ${texts.slice(0, named).join('; ')}${more}. ${rules[field]}. Correct the export.`;
    });
  }
}

const valuesOf = ({ candidate, part }: ReadRow): FeedValues => candidate.values ?? part.valuesOf(candidate.record);

const comparisons = (
  kept: VehicleDraft,
  other: VehicleDraft,
  own: FeedValues,
  others: FeedValues,
): Record<Field, Comparison> => ({
  status: compareStatus([kept, own], [other, others]),
  price: comparePrice(kept, other, others),
  odometer: compareOdometer(kept, other),
  carType: compareCondition(kept, other),
});

/** From for sale to not for sale. */
const availabilities = [
  'in_stock',
  'reserved',
  'coming_soon',
  'unknown',
  'in_transit',
  'on_hold',
  'sold',
  'wholesale',
  'removed',
  'not shown',
] as const satisfies (VehicleStatus | 'reserved' | 'unknown' | 'not shown')[];
type Availability = (typeof availabilities)[number];

const isWaiting = ({ waits }: VehicleDraft): boolean =>
  waits.some((field) => field === 'status' || field === 'sold' || field === 'showOnDealerWebsite');

function availabilityOf(draft: VehicleDraft): Availability {
  const { status, reserved, showOnDealerWebsite } = draft.vehicle;
  if (isWaiting(draft)) return 'unknown';
  if (!showOnDealerWebsite && draft.waits.length === 0) return 'not shown';
  return status === 'in_stock' && reserved ? 'reserved' : status;
}

const statesAvailability = ({ status, sold, soldAt, showOnDealerWebsite, reserved }: FeedValues): boolean =>
  [status, sold, soldAt, showOnDealerWebsite, reserved].some((value) => value !== null);

function compareStatus(
  [kept, own]: [VehicleDraft, FeedValues],
  [other, others]: [VehicleDraft, FeedValues],
): Comparison {
  const [from, to] = [availabilityOf(kept), availabilityOf(other)];
  const isStricter = availabilities.indexOf(to) > availabilities.indexOf(from);
  if (from === to || (!isStricter && !statesAvailability(others))) return null;
  const { status, soldAt, reserved, showOnDealerWebsite } = other.vehicle;
  const adopts = isWaiting(other)
    ? { status: others.status, sold: others.sold, showOnDealerWebsite: others.showOnDealerWebsite }
    : { status, sold: status === 'sold', showOnDealerWebsite: to === 'not shown' ? showOnDealerWebsite : null };
  return {
    shown: [statesAvailability(own) ? from : 'empty', to],
    adopts: isStricter ? { ...adopts, soldAt, reserved } : null,
  };
}

function comparePrice(
  { vehicle: kept }: VehicleDraft,
  { vehicle: other }: VehicleDraft,
  others: FeedValues,
): Comparison {
  if (kept.price === null || other.price === null || kept.price === other.price) return null;
  const isDriveAway = other.priceType === 'drive_away';
  const applies = isDriveAway === (kept.priceType === 'drive_away') ? other.price < kept.price : isDriveAway;
  const { price, priceType, beforePrice, subscriptionPrice } = others;
  return {
    shown: [kept, other].map((one) =>
      [formatMoney(one.price!), kept.priceType === other.priceType ? null : one.priceType].filter(Boolean).join(' '),
    ) as [string, string],
    adopts: applies ? { price, priceType, beforePrice, subscriptionPrice } : null,
  };
}

/** Converting miles may round a reading by a kilometre. */
function compareOdometer({ vehicle: kept }: VehicleDraft, { vehicle: other }: VehicleDraft): Comparison {
  if (kept.odometer === null || other.odometer === null || Math.abs(kept.odometer - other.odometer) <= 1) return null;
  return {
    shown: [`${kept.odometer} km`, `${other.odometer} km`],
    adopts:
      other.odometer > kept.odometer
        ? { odometer: { distance: other.odometer, unit: 'km' }, odometerUnit: null }
        : null,
  };
}

const conditions = ['new', 'demo', 'used'] as const;

function compareCondition(kept: VehicleDraft, other: VehicleDraft): Comparison {
  const [from, to] = [kept.vehicle.carType, other.vehicle.carType];
  if (from === to || !kept.statesCondition || !other.statesCondition) return null;
  const isOlder = conditions.indexOf(to) > conditions.indexOf(from);
  const { certified } = other.vehicle;
  return {
    shown: [from, to],
    adopts: isOlder ? { carType: to, isNew: null, isUsed: null, isDemo: null, certified } : null,
  };
}

function textOf(kept: ReadRow, other: ReadRow, [from, to]: [string, string]): string {
  const { stockNumber, vin, name } = kept.candidate.draft.vehicle;
  const vehicle = [stockNumber === null ? name : `stock number ${stockNumber}`, vin && `VIN ${vin}`];
  return `${vehicle.filter(Boolean).join(', ')} (${kept.where}: ${from}; ${other.where}: ${to})`;
}

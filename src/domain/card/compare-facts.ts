/**
 * Comparison table (CMP-01). "Best" needs certainty and a noticeable lead (best-values.ts): prices of the same type
 * among vehicles for sale, odometers, gaps to market. Unstated values are null; empty lines are omitted.
 */
import { capitalise } from '#src/lib/text.ts';
import { formatMoney } from '#src/lib/money.ts';
import { slugify } from '#src/lib/slug.ts';
import { bestValues, type Ranked } from './best-values.ts';
import type { CardVehicle } from './card-vehicle.ts';
import { marketGap } from '../price/market-price.ts';
import { measuresOf } from '../vehicle/measures.ts';
import { ratingText } from '../vehicle/safety-rating.ts';
import { formatOdometer } from '../vehicle/odometer.ts';
import { priceDisplay, type PriceSettings } from '../price/price-display.ts';
import { regionalTerms } from '../locations/regional-terms.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { bodyLabel, conditionLabel, driveLabel, fuelLabel, transmissionLabel } from '../vocabulary/labels.ts';
import { isAvailable } from '../vehicle/visibility.ts';

export interface ComparedVehicle extends CardVehicle {
  features?: readonly string[];
  facts?: DecidingFacts;
}

/** FACT-01 to FACT-03. */
export interface DecidingFacts {
  /** Kilometres. */
  electricRange: number | null;
  /** Braked, kilograms. */
  towing: number | null;
  safetyStars: number | null;
  safetyYear: number | null;
  /** Fuel or power, whole dollars a year. */
  runningCost: number | null;
}

export interface CompareLine {
  key: string;
  label: string;
  values: (string | null)[];
  differs: boolean;
  /** Indexes of the best values. */
  best: number[];
}
export interface CompareGroup {
  label: string;
  lines: CompareLine[];
}

interface Fact {
  text: string | null;
  rank?: Ranked | null;
}
type Reader = (
  vehicle: ComparedVehicle,
  settings: Pick<PublicSettings, 'regional' | 'cards' | 'pricing' | 'labels'>,
) => Fact;

const plain = (text: string | null | undefined): Fact => ({ text: text ?? null });
const maxFeatures = 20;

function price(vehicle: ComparedVehicle, settings: PriceSettings): Fact {
  const shown = priceDisplay(vehicle, settings);
  return {
    text: shown.kind === 'subscription' ? `${shown.text} ${shown.suffix}` : shown.text,
    rank:
      shown.kind === 'price' && isAvailable(vehicle)
        ? { measure: 'price', amount: shown.amount, better: 'lower' }
        : null,
  };
}

function priceType(vehicle: ComparedVehicle, settings: PriceSettings): string | null {
  const shown = priceDisplay(vehicle, settings);
  return shown.kind === 'words' ? null : shown.label;
}

function market(vehicle: ComparedVehicle, { regional }: Pick<PublicSettings, 'regional'>): Fact {
  const gap = isAvailable(vehicle) ? marketGap(vehicle, regional.locale) : null;
  return { text: gap?.text ?? null, rank: gap && { measure: 'market', amount: gap.amount, better: 'higher' } };
}

const vehicleLocation = ({ city, state, locationName }: ComparedVehicle): string | null =>
  [city, state].filter(Boolean).join(' ') || locationName;

const groups: {
  label: string;
  lines: [key: string, label: (settings: Pick<PublicSettings, 'regional'>) => string, read: Reader][];
}[] = [
  {
    label: 'Price',
    lines: [
      ['price', () => 'Price shown', price],
      ['price-type', () => 'Price type', (vehicle, settings) => plain(priceType(vehicle, settings))],
      [
        'market',
        ({ regional }) =>
          regional.locale === 'en-NZ' ? 'Compared with market average' : 'Compared with state average',
        market,
      ],
      [
        'available',
        () => 'Availability',
        (vehicle) =>
          plain(
            isAvailable(vehicle)
              ? vehicle.reserved
                ? 'Reserved'
                : vehicle.status === 'coming_soon'
                  ? 'Coming soon'
                  : 'In stock'
              : 'Sold',
          ),
      ],
    ],
  },
  {
    label: 'The vehicle',
    lines: [
      ['condition', () => 'Condition', (vehicle, settings) => plain(conditionLabel(vehicle.carType, settings))],
      ['year', () => 'Year', ({ year }) => plain(String(year))],
      [
        'odometer',
        ({ regional }) => capitalise(regionalTerms[regional.locale].odometer),
        ({ odometer }, { regional }) => ({
          text: odometer === null ? null : formatOdometer(odometer, regional.distanceUnit),
          rank: odometer === null ? null : { measure: 'odometer', amount: odometer, better: 'lower' },
        }),
      ],
      ['body', () => 'Body', ({ body }, { regional }) => plain(body && bodyLabel(body, regional))],
      ['seats', () => 'Seats', ({ seats }) => plain(seats === null ? null : String(seats))],
      [
        'sleeps',
        () => 'Sleeps',
        ({ specifications }) => plain(specifications?.sleeps ? String(specifications.sleeps) : null),
      ],
      ['colour', ({ regional }) => capitalise(regionalTerms[regional.locale].colour), ({ colour }) => plain(colour)],
      ['place', () => 'Location', (vehicle) => plain(vehicleLocation(vehicle))],
    ],
  },
  {
    label: 'How it drives',
    lines: [
      [
        'transmission',
        () => 'Transmission',
        ({ transmission }) => plain(transmission && transmissionLabel(transmission)),
      ],
      ['fuel', () => 'Fuel', ({ fuel }, { regional }) => plain(fuel && fuelLabel(fuel, regional.locale))],
      ['engine', () => 'Engine', ({ engineSize, fuel }) => plain(fuel === 'electric' ? 'Electric motor' : engineSize)],
      ['drive', () => 'Drive', ({ drive }) => plain(drive && driveLabel(drive))],
      [
        'range',
        () => 'Electric range',
        ({ facts }, { regional }) =>
          ranked('range', facts?.electricRange, (km) => formatOdometer(km, regional.distanceUnit)),
      ],
      [
        'towing',
        ({ regional }) => (regional.locale === 'en-US' ? 'Towing capacity' : 'Braked towing capacity'),
        ({ facts }, { regional }) => ranked('towing', facts?.towing, measuresOf(regional.locale).mass),
      ],
      [
        'running-cost',
        () => 'Yearly fuel or charging cost',
        ({ facts }) => ranked('running-cost', facts?.runningCost, about, 'lower'),
      ],
      ['safety', () => 'ANCAP safety rating', ({ facts }) => plain(facts ? safety(facts) : null)],
    ],
  },
];

function ranked(
  measure: Ranked['measure'],
  amount: number | null | undefined,
  written: (amount: number) => string,
  better: Ranked['better'] = 'higher',
): Fact {
  return amount == null || amount <= 0 ? plain(null) : { text: written(amount), rank: { measure, amount, better } };
}

const about = (dollars: number): string => `about ${formatMoney(dollars)}`;

/** Not ranked: stars from different years aren't comparable. */
const safety = ({ safetyStars, safetyYear }: DecidingFacts): string | null => ratingText(safetyStars ?? 0, safetyYear);

export function compareFacts(
  vehicles: readonly ComparedVehicle[],
  settings: Pick<PublicSettings, 'regional' | 'cards' | 'pricing' | 'labels'>,
): CompareGroup[] {
  const comparable = new Set(vehicles.map((vehicle) => priceType(vehicle, settings))).size === 1;
  const known = groups.map(({ label, lines }) => ({
    label,
    lines: lines.map(([key, labelOf, read]) => {
      const facts = vehicles.map((vehicle) => read(vehicle, settings));
      return line(key, labelOf(settings), key === 'price' && !comparable ? facts.map(({ text }) => ({ text })) : facts);
    }),
  }));
  return [...known, { label: 'Equipment', lines: features(vehicles) }]
    .map((group) => ({ ...group, lines: group.lines.filter(({ values }) => values.some((value) => value !== null)) }))
    .filter(({ lines }) => lines.length > 0);
}

function line(key: string, label: string, facts: Fact[]): CompareLine {
  const values = facts.map(({ text }) => text);
  const differs = new Set(values).size > 1;
  return { key, label, values, differs, best: bestValues(facts.map(({ rank }) => rank ?? null)) };
}

/** Differences first. An unlisted feature may still be fitted. */
function features(vehicles: readonly ComparedVehicle[]): CompareLine[] {
  const named = vehicles.map(({ features: list = [] }) => new Map(list.map((name) => [slugify(name), name])));
  const all = new Map(named.flatMap((list) => [...list]));
  return [...all]
    .map(([key, label]) =>
      line(
        `feature-${key}`,
        label,
        named.map((list) => ({ text: list.has(key) ? 'Yes' : 'Not listed' })),
      ),
    )
    .toSorted((a, b) => Number(b.differs) - Number(a.differs))
    .slice(0, maxFeatures);
}

export function countLines(shown: readonly CompareGroup[]): { lines: number; differing: number } {
  const lines = shown.flatMap((group) => group.lines);
  return { lines: lines.length, differing: lines.filter(({ differs }) => differs).length };
}

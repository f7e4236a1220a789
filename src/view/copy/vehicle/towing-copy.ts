/** FACT-02: lists missing figures instead of estimating them. */
import { vehicleWord, type Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { measuresOf, poundsPerKilogram } from '#src/domain/vehicle/measures.ts';
import {
  heaviestTrailer,
  remainingPayload,
  towedMasses,
  towLimits,
  type TowedMasses,
  type TowLimits,
} from '#src/domain/vehicle/towing.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { FactSet, SpecificationRow } from '#src/view/vehicle/vehicle.page-data.ts';
import { towedPoints, towingPoints } from './towing-sentences.ts';

export function towingCopy(
  vehicle: Vehicle,
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): FactSet | null {
  if (isTowed(vehicle)) {
    const masses = towedMasses(vehicle);
    return masses && towedCopy(masses, vehicleWord(vehicle), locale);
  }
  const limits = vehicle.itemType === 'car' ? towLimits(vehicle) : null;
  return limits && towCarCopy(limits, wordOf(vehicle, locale), locale);
}

const wordOf = (vehicle: Vehicle, locale: Locale): string =>
  vehicle.body === 'ute' ? bodyLabel('ute', { locale }).toLowerCase() : vehicleWord(vehicle);

function towCarCopy(limits: TowLimits, word: string, locale: Locale): FactSet {
  const { points, missing } = towingPoints(limits, word, locale);
  return {
    kind: 'towing',
    title: `Towing with this ${word}`,
    lead: 'All of these limits apply:',
    points,
    rows: payloadRows(limits, locale),
    note: [
      missing.length > 0
        ? `We don’t have the ${missing.join(' or the ')} for this ${word}. Ask us before you rely on the other figures.`
        : null,
      `Manufacturer’s figures. The plates on the ${word} and the ${trailerWord(locale)}, and the fitted ${towBarWord(locale)}, take precedence.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const trailerWord = (locale: Locale): string => (locale === 'en-US' ? 'trailer' : 'caravan');
const towBarWord = (locale: Locale): string => (locale === 'en-US' ? 'hitch' : 'tow bar');

/** Kilograms: half-tonne steps, or ratings of American hitches. */
const trailersOf = (locale: Locale): number[] =>
  locale === 'en-US' ? [3500, 5000, 10_000].map((pounds) => pounds / poundsPerKilogram) : [1500, 2000, 2500, 3000];

/** For common masses up to the maximum towing capacity. */
function payloadRows(limits: TowLimits, locale: Locale): SpecificationRow[] {
  const { mass } = measuresOf(locale);
  const most = heaviestTrailer(limits);
  const steps = trailersOf(locale)
    .filter((step) => step < most)
    .slice(-2);
  return [...steps, most].flatMap((trailer) => {
    const left = remainingPayload(limits, trailer);
    if (left === null) return [];
    return {
      label: `With a ${trailerWord(locale)} weighing ${mass(trailer)}`,
      value:
        left > 0 ? `${mass(left)} left for passengers and luggage` : 'nothing left for passengers, so too heavy to tow',
    };
  });
}

function towedCopy(masses: TowedMasses, word: string, locale: Locale): FactSet {
  const { mass } = measuresOf(locale);
  return {
    kind: 'towing',
    title: `What can tow this ${word}`,
    lead: `${locale === 'en-US' ? 'A truck, an SUV or a van' : 'A ute, a wagon or a van'} can tow it if all four of these apply:`,
    points: towedPoints(masses, word, locale),
    rows:
      masses.payload === null
        ? []
        : [{ label: `The ${word}’s payload`, value: `${mass(masses.payload)}, including water and gas` }],
    note: 'Many owners stay within 80% of each limit. The plates on both vehicles take precedence. Ask us about yours.',
  };
}

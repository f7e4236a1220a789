/** Towing checks in each country's terms (REG-01). */
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { unbroken } from '#src/lib/text.ts';
import { measuresOf } from '#src/domain/vehicle/measures.ts';
import type { TowedMasses, TowLimits } from '#src/domain/vehicle/towing.ts';

interface PlateTerms {
  trailerLimit: string;
  braked: string;
  towball: string;
  towballLimit: string;
  gross: string;
  combination: string;
  trailer: string;
}

const australian: PlateTerms = {
  trailerLimit: 'aggregate trailer mass, ATM',
  braked: 'braked towing capacity',
  towball: 'towball',
  towballLimit: 'towball limit',
  gross: 'gross vehicle mass, GVM',
  combination: 'gross combination mass, GCM',
  trailer: 'caravan',
};
const american: PlateTerms = {
  trailerLimit: 'gross trailer weight rating',
  braked: 'towing capacity',
  towball: 'hitch',
  towballLimit: 'tongue weight limit',
  gross: 'gross vehicle weight rating, GVWR',
  combination: 'gross combined weight rating, GCWR',
  trailer: 'trailer',
};
const plateTerms = (locale: Locale): PlateTerms => (locale === 'en-US' ? american : australian);

const massIn = (locale: Locale) => (kilograms: number) => unbroken(measuresOf(locale).mass(kilograms));

/** `missing` lists unknown limits. */
export function towingPoints(
  { braked, towball, gross, kerb, combination }: TowLimits,
  noun: string,
  locale: Locale,
): { points: string[]; missing: string[] } {
  const words = plateTerms(locale);
  const mass = massIn(locale);
  const checks: [missing: string, point: string | null][] = [
    [
      words.braked,
      `Maximum weight of the loaded ${words.trailer}: ${mass(braked)}. Check this against its ${words.trailerLimit}.`,
    ],
    [
      words.towballLimit,
      towball === null
        ? null
        : `Maximum weight on the ${words.towball}: ${mass(towball)}. Allow about 10% of the weight of the ${words.trailer}.`,
    ],
    [
      words.gross,
      gross === null || kerb === null
        ? null
        : `The ${noun} itself can weigh up to ${mass(gross)} and weighs ${mass(kerb)} empty, which leaves ${mass(gross - kerb)} for passengers, luggage and the weight on the ${words.towball}.`,
    ],
    [
      words.combination,
      combination === null || kerb === null
        ? null
        : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} and ${words.trailer} together can weigh up to ${mass(combination)}, which leaves ${mass(combination - kerb)} for the ${words.trailer}, passengers and luggage.`,
    ],
  ];
  return {
    points: checks.flatMap(([, point]) => point ?? []),
    missing: checks.flatMap(([name, point]) => (point === null ? [name] : [])),
  };
}

export function towedPoints({ all, onTowball, isWeighed }: TowedMasses, noun: string, locale: Locale): string[] {
  const words = plateTerms(locale);
  const mass = massIn(locale);
  const ball = isWeighed
    ? `the manufacturer’s figure for this ${noun}`
    : `10% of the ${noun}’s maximum weight, the usual rule of thumb`;
  return [
    `Its ${words.braked} is ${mass(all)} or more, the most the ${noun} can weigh fully loaded (${words.trailerLimit}).`,
    `Its ${words.towballLimit} is ${mass(onTowball)} or more: ${ball}.`,
    `Fully loaded, with everyone on board and ${mass(onTowball)} on the ${words.towball}, it stays within its ${words.gross}.`,
    `Fully loaded, with everyone on board and the ${mass(all)} ${noun} in tow, it stays within its ${words.combination}.`,
  ];
}

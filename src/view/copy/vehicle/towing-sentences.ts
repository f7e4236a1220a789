/** The four towing checks as sentences, in each country's terms (REG-01). */
import type { Locale } from '#src/domain/places/regional-terms.ts';
import { unbroken } from '#src/lib/text.ts';
import { measuresOf } from '#src/domain/vehicle/measures.ts';
import type { TowedMasses, TowLimits } from '#src/domain/vehicle/towing.ts';

interface PlateWords {
  trailerLimit: string;
  braked: string;
  towball: string;
  towballLimit: string;
  gross: string;
  combination: string;
  trailer: string;
}

const australian: PlateWords = {
  trailerLimit: 'aggregate trailer mass, ATM',
  braked: 'braked towing capacity',
  towball: 'towball',
  towballLimit: 'towball limit',
  gross: 'gross vehicle mass, GVM',
  combination: 'gross combination mass, GCM',
  trailer: 'van',
};
const american: PlateWords = {
  trailerLimit: 'gross trailer weight rating',
  braked: 'towing capacity',
  towball: 'hitch',
  towballLimit: 'tongue weight limit',
  gross: 'gross vehicle weight rating, GVWR',
  combination: 'gross combined weight rating, GCWR',
  trailer: 'trailer',
};
const wordsOf = (locale: Locale): PlateWords => (locale === 'en-US' ? american : australian);

/** Keeps number and unit on one line. */
const massIn = (locale: Locale) => (kilograms: number) => unbroken(measuresOf(locale).mass(kilograms));

/** For tow vehicles; `missing` names unknown limits. */
export function towingPoints(
  { braked, towball, gross, kerb, combination }: TowLimits,
  noun: string,
  locale: Locale,
): { points: string[]; missing: string[] } {
  const words = wordsOf(locale);
  const mass = massIn(locale);
  const checks: [missing: string, point: string | null][] = [
    [
      words.braked,
      `The ${words.trailer} may weigh ${mass(braked)} at most with everything in it: compare its ${words.trailerLimit}.`,
    ],
    [
      words.towballLimit,
      towball === null
        ? null
        : `It may press on the ${words.towball} with ${mass(towball)} at most; count a tenth of what the ${words.trailer} weighs.`,
    ],
    [
      words.gross,
      gross === null || kerb === null
        ? null
        : `The ${noun} itself may weigh ${mass(gross)} and weighs ${mass(kerb)} empty: ${mass(gross - kerb)} are left for people, luggage and the weight on the ${words.towball}.`,
    ],
    [
      words.combination,
      combination === null || kerb === null
        ? null
        : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} and ${words.trailer} together may weigh ${mass(combination)}: ${mass(combination - kerb)} are left for the ${words.trailer}, people and luggage.`,
    ],
  ];
  return {
    points: checks.flatMap(([, point]) => point ?? []),
    missing: checks.flatMap(([name, point]) => (point === null ? [name] : [])),
  };
}

export function towedPoints({ all, onTowball, isWeighed }: TowedMasses, noun: string, locale: Locale): string[] {
  const words = wordsOf(locale);
  const mass = massIn(locale);
  const ball = isWeighed
    ? `the maker’s figure for this ${noun}`
    : `a tenth of what the ${noun} may weigh, the usual measure`;
  return [
    `Its ${words.braked} is ${mass(all)} or more, which is what the ${noun} may weigh with everything in it (${words.trailerLimit}).`,
    `Its ${words.towballLimit} is ${mass(onTowball)} or more: ${ball}.`,
    `With everybody and everything in it and those ${mass(onTowball)} on the ${words.towball}, it stays within its ${words.gross}.`,
    `With everybody and everything in it and the ${mass(all)} of the ${noun}, it stays within its ${words.combination}.`,
  ];
}

/**
 * Models by shoppers' names. A name includes models that start with it as a word (Golf, Golf GTI, Golf R). Only badges
 * reveal BMW and Mercedes-Benz ranges.
 */
import { slugify } from '#src/lib/slug.ts';
import { compact } from './compact.ts';

/** Meaningless alone: "long range" isn't a Range Rover. */
const ordinary = new Set(
  'sport sports cross series class electric hybrid wagon sedan hatch hatchback van ute touring coupe range grand great super plus line model city cargo crew cab custom active limited type club new long'.split(
    ' ',
  ),
);

/** "3 series" is 320i, 330d and M340i; "A class" is A180 and A250. */
const badgeRanges: { make: string; name: RegExp; badges: (range: string) => RegExp }[] = [
  {
    make: 'bmw',
    name: /^([1-8])series$/,
    badges: (digit) => new RegExp(`^(?:${digit}series|m?${digit}\\d\\d(?!\\d))`),
  },
  {
    make: 'mercedesbenz',
    name: /^([a-z]{1,3})class$/,
    badges: (letters) => new RegExp(`^${letters === 'm' ? '(?:m|ml)' : letters}(?:class|\\d)`),
  },
];

/** The make of "3 series". */
export const rangeMake = (name: string): string | null =>
  badgeRanges.find((range) => range.name.test(name))?.make ?? null;

function wordEnds(name: string): number[] {
  let at = 0;
  return slugify(name)
    .split('-')
    .map((word) => (at += word.length));
}

/** `isLoose`: letters before a number count as a word: "RX" in RX350. */
function begins(model: string, name: string, isLoose: boolean): boolean {
  const whole = compact(model);
  if (!whole.startsWith(name)) return false;
  return (
    wordEnds(model).includes(name.length) ||
    (isLoose && /^[a-z]{2,}$/.test(name) && /\d/.test(whole[name.length] ?? ''))
  );
}

export function modelsOf(
  name: string,
  { name: make, models }: { name: string; models: readonly string[] },
  isAfterMake: boolean,
): string[] {
  const range = badgeRanges.find((one) => one.make === compact(make) && one.name.test(name));
  if (range) {
    const pattern = range.badges(range.name.exec(name)![1]!);
    return models.filter((model) => pattern.test(compact(model)));
  }
  // Some feeds write "Mazda3".
  const withMake = (model: string): boolean =>
    name.length > compact(make).length && begins(`${make} ${model}`, name, isAfterMake);
  const found = models.filter((model) => begins(model, name, isAfterMake) || withMake(model));
  const isOwn = found.some((model) => compact(model) === name || compact(make + model) === name);
  return isOwn || isAfterMake || (name.length >= 4 && !ordinary.has(name)) ? found : [];
}

/** "Prado" is a LandCruiser Prado. */
export function modelsEndingWith(name: string, models: readonly string[]): string[] {
  if (name.length < 4 || ordinary.has(name) || /^\d+$/.test(name)) return [];
  return models.filter((model) =>
    slugify(model)
      .split('-')
      .slice(1)
      .some((_, at, rest) => rest.slice(at).join('') === name),
  );
}

export const isOrdinary = (name: string): boolean => ordinary.has(name);

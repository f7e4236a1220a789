/** "tow 3500kg", "3.5t towing capacity". A ton is read as a tonne. */
const mass = String.raw`(\d{1,2},\d{3}|\d+(?:\.\d+)?)\s?(kgs?|kilos?|kilograms?|tonnes?|tons?|t)(?![a-z])`;
const towing = [
  new RegExp(
    String.raw`\b(?:tow(?:s|ing)?|pull(?:s|ing)?|braked)(?: (?:capacity|rating|capability|limit|of|up to|at least|over|more than|min(?:imum)?|above|a|an|my|our|braked|towing))*\s+${mass}(?:\s?\+)?(?:\s+(?:caravan|van|boat|trailer|float|horse float|camper(?: trailer)?))?(?![\w-])`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:(?:over|at least|more than|min(?:imum)?)\s+)?${mass}(?:\s?\+)?\s+(?:braked\s+)?tow(?:ing|s)?(?: (?:capacity|rating|capability|limit))?\b`,
    'gi',
  ),
];

export function readTowing(text: string, read: (least: number, words: string) => string): string {
  return towing.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (words: string, digits: string, unit: string) => {
        const amount = Number(digits.replace(',', ''));
        return read(Math.round(/^t/i.test(unit) ? amount * 1000 : amount), words);
      }),
    text,
  );
}

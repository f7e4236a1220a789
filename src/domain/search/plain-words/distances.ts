/** "within 50 km of Penrith" isn't an odometer reading. */
export const distance =
  /(?<![\w-])(?:(?:within |less than |under |up to |max(?:imum)? )*(?:an? )?(?:\d+(?:\.\d+)?\s?(?:kms?|k|kilomet(?:er|re)s?|miles?|mins?|minutes?|hours?|hrs?)|(?:half an?|one|two|an?) (?:hours?|hrs?))(?:['’]s?)?(?: drive| radius)? (?:of|from|around|away from)(?:(?= \p{L})| \d{4,5}(?!\s?(?:k|km|kms)\b)\b)|(?:near |in )?(?:postcode|post code|zip(?: code)?) \d{4,5}\b|near \d{4,5}(?!\s?(?:k|km|kms)\b)\b)/giu;

/** Shorter ones mean how far away a vehicle is; no used car has such a low odometer reading. */
const shortest = 1000;
const odometer = /\b(?:odo(?:meter)?|clock|mileage|travell?ed|driven|done|low)\b/i;
const shortDistance = new RegExp(
  String.raw`(?:\b(?:within|under|below|less than|up to|max(?:imum)?|at most|around|about|only)\s+)*(?:a\s+)?(?<![\w$.,-])(?<!\d\s)(\d{1,3}(?:\.\d+)?)\s?(?:kms?|kilomet(?:er|re)s?|kays|miles?)(?![\w-])(?:\s+(?:away|radius|drive|max(?:imum)?|or less))*(?!\s*(?:to|and|-|–)\s*\d)`,
  'gi',
);

export const readShortDistances = (text: string, read: (words: string) => string): string =>
  odometer.test(text)
    ? text
    : text.replace(shortDistance, (words: string, digits: string) =>
        Number(digits) < shortest ? read(words.trim()) : words,
      );

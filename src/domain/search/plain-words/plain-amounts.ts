const units = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at + 1]),
);
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
);
const below100 = String.raw`(?:(?:${[...tens.keys()].join('|')})(?:[\s-](?:${[...units.keys()].slice(0, 9).join('|')}))?|${[...units.keys()].join('|')})`;
const spelledThousands = new RegExp(
  String.raw`\b(?:(?:an?|(${below100})) hundred(?: (?:and )?(${below100}))?|(${below100})) ?(k|grand|thousand)\b`,
  'gi',
);
const valueOf = (words = ''): number =>
  words
    .toLowerCase()
    .split(/[\s-]/)
    .reduce((sum, word) => sum + (units.get(word) ?? tens.get(word) ?? 0), 0);

const thousandsOf = (
  _: string,
  hundreds: string | undefined,
  rest: string | undefined,
  alone: string | undefined,
  unit: string,
): string => `${alone === undefined ? (valueOf(hundreds) || 1) * 100 + valueOf(rest) : valueOf(alone)} ${unit}`;

/** "100 k's", "25000 dollars", "25k AUD", "fifty thousand". */
export const plainAmounts = (text: string): string =>
  text
    .replace(spelledThousands, thousandsOf)
    .replace(/\b(pre|post)[\s-]?(?=(?:19|20)\d\d\b)/gi, (word) => (/^pre/i.test(word) ? 'before ' : 'after '))
    .replace(/\b(?:from|since)\s+((?:19|20)\d\d)\s+(?:and\s+)?(?:onwards?|on(?!\s)|up|upwards)\b/gi, '$1 onwards')
    .replace(/\bk['’]s\b/gi, 'ks')
    .replace(/(\d[\d,.]*\s?(?:k|grand|thousand)?)\s?(?:dollars?|bucks|aud|nzd|usd)\b/gi, '$$$1')
    .replace(/(\d)\s?['’](?=\s|$|[-–])/g, '$1ft')
    .replace(/\bsub[\s-]?(?=\$?\d)/gi, 'under ')
    // "tare under 1800" isn't a price.
    .replace(
      /\b(tare(?: weight| mass)?|weigh(?:s|ing|t)?)((?:\s+(?:is|of|under|below|less than|up to|max|over|above|at most))*\s+)(\d{3,4})(?![\d,.]|\s?(?:kgs?|kilos?|kilograms?|t|tonnes?|tons?|k)\b)/gi,
      '$1$2$3kg',
    );

import { ofText, Unreadable, type Read, type ReadContext } from './reading.ts';
import { commentsHtml } from './comments-html.ts';
import { plainFeedText } from './plain-text.ts';
import { carType, status } from './words.ts';

const longest = 200;

export const text: Read<string> = ofText((cell) => plainFeedText(cell, longest) || null, Infinity);

/** Spreadsheets shorten long numbers to "1.2E+05", which several vehicles then share. */
export const identifier: Read<string> = ofText((cell) => {
  if (/^\s*\d(?:[.,]\d+)?E\+\d{1,3}\s*$/i.test(cell))
    return new Unreadable('a number that a spreadsheet has shortened. Format the column as text and export it again');
  return plainFeedText(cell, longest) || null;
}, Infinity);

export const html: Read<string> = ofText((cell) => commentsHtml(cell) || null, Infinity);

/** Normalises all caps ("WHITE"), but not names such as "MG ZST". */
const calm = (words: string): string =>
  words.length > 3 && words === words.toUpperCase() && /[A-Z]/.test(words)
    ? words.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : words;

const corrected = (colour: string): string =>
  [
    ...new Set(
      colour
        .replaceAll(/\bbiege\b/gi, 'Beige')
        .replaceAll(/[\s\\.,;:]+$/g, '')
        .split(' / '),
    ),
  ].join(' / ');

const parts = (cell: string): [string, string] => {
  const [exterior = '', ...interior] = plainFeedText(cell, 120).split(/\s*\/\s*/);
  return [exterior.trim(), interior.join(' / ').trim()];
};
const emptyValuePattern =
  /^(-|\.|n\/?a|na|nan|null|none|other|unknown|tba|tbc|various|colour|color|not specified|unspecified)?$/i;
export const colourWord =
  /\b(white|black|grey|gray|silver|blue|red|green|brown|beige|cream|tan|gold|charcoal|ebony|ivory|burgundy|orange|yellow|slate|sand|stone|camel|cognac|caramel|saddle|oyster|almond|espresso|mocha|chestnut|anthracite|graphite|walnut|lunar|parchment|porcelain|tobacco|russet|fawn|granite|pebble|taupe|mink|ochre|beluga|sabbia|cuoio)\b/i;
export const materialWord =
  /\b(leather(ette)?|hide|linen|cloth|fabric|suede|alcantara|nappa|vinyl|velour|trim|upholstery|artico|dakota|vernasca|merino|knit|wool|seat)\b/i;

/** First colour of "White / Black"; null for a warranty such as "5 years / Unlimited km". */
export const exteriorColour: Read<string> = ofText((cell) => {
  const [exterior] = parts(cell);
  if (emptyValuePattern.test(exterior)) return null;
  if (/^\d+ (years?|months?)\b|\bkm\b|warranty/i.test(exterior))
    return new Unreadable('a warranty instead of a colour');
  if (/^[\W\d]+$/.test(exterior) || (/\d/.test(exterior) && !colourWord.test(exterior)) || exterior.length < 3)
    return new Unreadable('not a colour');
  return corrected(calm(exterior));
});

/** Second colour of "White / Black"; codes and years aren't trims. */
export const interiorColour: Read<string> = ofText((cell) => {
  const [first, second] = parts(cell);
  const interior = cell.includes('/') ? second : first;
  if (emptyValuePattern.test(interior)) return null;
  if (!colourWord.test(interior) && !materialWord.test(interior))
    return new Unreadable('not an interior colour or material');
  return corrected(calm(interior));
});

const splitSuburb = (cell: string): { suburb: string; state: string | null } => {
  const clean = plainFeedText(cell, 120);
  const match = /^(.*?)[,\s]+(NSW|VIC|QLD|WA|SA|TAS|ACT|NT|[A-Z]{2})(?:[,\s]+\d{4,5})?$/i.exec(clean);
  return match
    ? { suburb: match[1]!.trim(), state: match[2]!.toUpperCase() }
    : { suburb: clean.replace(/,?\s*\d{4,5}$/, ''), state: null };
};

export const suburb: Read<string> = ofText((cell) => calm(splitSuburb(cell).suburb) || null);

const stateNames = new Map([
  ['new south wales', 'NSW'],
  ['victoria', 'VIC'],
  ['queensland', 'QLD'],
  ['western australia', 'WA'],
  ['south australia', 'SA'],
  ['tasmania', 'TAS'],
  ['australian capital territory', 'ACT'],
  ['northern territory', 'NT'],
]);

export const state: Read<string> = ofText((cell, _, fallback) => {
  const found = splitSuburb(`, ${cell}`).state ?? splitSuburb(cell).state;
  if (found) return found;
  const name = plainFeedText(cell, 60);
  const code = stateNames.get(name.toLowerCase());
  if (code) return code;
  return fallback || name.includes(',') ? null : name.length <= 4 ? name.toUpperCase() : name;
});

/** Seventeen letters and digits without I, O and Q, or an older, shorter number. */
export const vin: Read<string> = ofText((cell) => {
  const number = cell.toUpperCase().replaceAll(/[\s-]/g, '');
  if (/^0+$|^X+$|^\*+$/.test(number)) return null;
  const isVin =
    (/^[A-HJ-NPR-Z0-9]{17}$/.test(number) && new Set(number).size > 4) || /^(?=.*\d)[A-Z0-9]{5,13}$/.test(number);
  return isVin ? number : new Unreadable('not a VIN');
});

const unregistered = /^(?:(?:UN-?|NOT |NON-?|DE-?)REG(?:O|D|ISTERED|ISTRED)?|NO REGO?|UNLICEN[CS]ED)\.?$/;
/** Letters alone may be a personalised plate. */
const aPlate = /^(?:[A-Z]{2,7}|\d{2,7}|(?=.{2,10}$)(?=.*\d)(?=.*[A-Z])[A-Z0-9][A-Z0-9 ·.-]*)$/;
const plateWords = new Set(
  'na nan none nil null tba tbc tbd yes no true false unknown pending awaiting soon sale sold sell dealer trade stock order offer deposit hold held reserved available auction plate plates rego reg registered registration licence license permit temp expired cancelled lapsed export test new used private special clearance finance rwc months month mths mth year years weeks days'.split(
    ' ',
  ),
);

/** Short words may begin a real plate, such as "NEW 12A". */
function saysSomethingElse(text: string, context: ReadContext): boolean {
  const hasDigit = /\d/.test(text);
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return (
    words.some((word) => plateWords.has(word) && (!hasDigit || word.length > 3)) ||
    /^(.)\1{2,}$/.test(text) ||
    status(text, context, true) !== null ||
    carType(text, context, true) !== null
  );
}

export const plate: Read<string> = ofText((cell, context) => {
  const found = plainFeedText(cell, 40).toUpperCase();
  if (unregistered.test(found)) return null;
  return aPlate.test(found) && !saysSomethingElse(found, context) ? found : new Unreadable('not a registration plate');
});

/** "10-80%" or "from 10 % to 80 %" becomes "10 to 80%". */
export const chargeWindow: Read<string> = ofText((text) => {
  const [, from, to] = /(\d{1,2})\s*%?\s*(?:-|–|to)\s*(\d{2,3})\s*%?/i.exec(text) ?? [];
  return from === undefined || Number(to) <= Number(from) || Number(to) > 100
    ? new Unreadable('not a charge range such as 10-80%')
    : `${Number(from)} to ${Number(to)}%`;
});

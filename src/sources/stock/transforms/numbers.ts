import { parseMoney } from '#src/lib/money.ts';
import { isForeignPrice } from '#src/domain/price/price-currency.ts';
import { ofText, Unreadable, type Read } from './reading.ts';

const single = /^[^\d-]*(-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?|-?\.\d+)[^\d]*$/;

/** "6.7 L" or "1,995 cc"; null for none or several numbers. */
export function numberIn(text: string): number | null {
  const found = single.exec(text.replace(/\/\s*100\s*km/i, ''))?.[1];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
}

/** Zero means no value. */
const within = (min: number, max: number, unit: string): Read<number> =>
  ofText((text) => {
    const value = numberIn(text);
    if (value === 0) return null;
    if (value === null) return new Unreadable('not one number');
    return value < min || value > max ? new Unreadable(`outside ${min} to ${max} ${unit}`.trimEnd()) : value;
  });

const rounded =
  (read: Read<number>): Read<number> =>
  (cell, context, fallback) => {
    const value = read(cell, context, fallback);
    return typeof value === 'number' ? Math.round(value) : value;
  };

export const number: Read<number> = ofText((text) => {
  const value = numberIn(text);
  return value === null || Math.abs(value) > 1e9 ? new Unreadable('not one number') : value;
});
export const integer: Read<number> = rounded(number);

const noPrice =
  /\bp\.?\s?o\.?\s?a\b|\bprice on\b|\b(call|contact|enquire|inquire|enquiry|ask|email|tba|tbc|tbd|offers?|auction|negotiable|free)\b/i;

/** Whole dollars; null for zero and terms such as POA. */
export const money: Read<number> = ofText((text, { currency }) => {
  if (isForeignPrice(text, currency)) return new Unreadable("a currency other than the dealer's");
  const value = parseMoney(text);
  if (value === 0 || (value === null && noPrice.test(text))) return null;
  if (value !== null) return value;
  return new Unreadable(/\d/.test(text) ? 'no single amount' : 'no amount');
});

const seatWord = /seat|\bst\b|passenger/i,
  doorWord = /door|\bdr\b/i;

/** Reads " 5 Seats" or 5; cells in a fallback column must mention seats. */
export const seats: Read<number> = ofText((text, _, fallback) => {
  if (doorWord.test(text) || (fallback && !seatWord.test(text)))
    return fallback ? null : new Unreadable('a number of doors');
  const value = numberIn(text);
  if (value === 0) return null;
  return value === null || value < 1 || value > 80 || !Number.isInteger(value)
    ? new Unreadable('not a number of seats')
    : value;
});

export const doors: Read<number> = ofText((text, _, fallback) => {
  if (seatWord.test(text) || (fallback && !doorWord.test(text)))
    return fallback ? null : new Unreadable('a number of seats');
  const value = numberIn(text);
  if (value === 0) return null;
  return value === null || value < 1 || value > 9 || !Number.isInteger(value)
    ? new Unreadable('not a number of doors')
    : value;
});

/** "4 cyl", "V8", or the first half of "4 cyl, 1.5 L". */
export const cylinders: Read<number> = ofText((text, _, fallback) => {
  const named = /(\d+)\s*-?\s*cyl/i.exec(text)?.[1] ?? /\b[VWI](\d{1,2})\b/i.exec(text)?.[1];
  if (named === undefined && /\d\s*(?:l|litres?|cc)\b/i.test(text))
    return fallback || /^\D*0+(?:\.0+)?\s*l/i.test(text) ? null : new Unreadable('an engine size');
  const value = named === undefined ? numberIn(text) : Number(named);
  if (value === 0 || (fallback && named === undefined)) return null;
  return value === null || value > 16 || !Number.isInteger(value) ? new Unreadable('not a number of cylinders') : value;
});

const litresOf = (text: string): number | null => {
  const named = /(\d+(?:\.\d+)?)\s*(?:l|litres?)\b/i.exec(text)?.[1];
  if (named !== undefined) return Number(named);
  const cubic = /(\d[\d,]{2,6})\s*cc\b/i.exec(text)?.[1];
  if (cubic !== undefined) return Math.round(Number(cubic.replaceAll(',', '')) / 100) / 10;
  const plain = numberIn(text);
  return plain !== null && plain >= 100 ? Math.round(plain / 100) / 10 : plain;
};

/** Also "4 cyl, 1.5 L", "1998 cc" or 1998. */
export const litres: Read<number> = ofText((text) => {
  const value = litresOf(text);
  if (value === 0) return null;
  if (value === null) return /cyl/i.test(text) ? null : new Unreadable('not an engine size');
  return value < 0.04 || value > 20 ? new Unreadable('outside 0.04 to 20 litres') : value;
});

export const cubicCentimetres: Read<number> = ofText((text) => {
  const value =
    /(\d+\.\d+)\s*(?:l|litres?)?$/i.test(text.trim()) || /\d\s*(?:l|litres?)\b/i.test(text)
      ? (litresOf(text) ?? 0) * 1000
      : numberIn(text);
  if (value === 0) return null;
  return value === null || value < 40 || value > 20_000 ? new Unreadable('not an engine size') : Math.round(value);
});

/** "1.5 L". "689 cc" stays in cc, as motorcycles are sold. */
export const engine: Read<string> = (cell, context, fallback) => {
  const cubic = typeof cell === 'string' ? /^\s*(\d{2,4})\s*cc\s*$/i.exec(cell)?.[1] : undefined;
  if (cubic !== undefined) return `${Number(cubic)} cc`;
  const value = litres(cell, context, fallback);
  return typeof value === 'number' ? `${value.toFixed(1)} L` : value;
};

const litresPer100Km = within(0.3, 70, 'litres per 100 km');
/** Litres per 100 km at one mile per US gallon. */
const gallonAMile = 235.2146;

export const consumption: Read<number> = (cell, context, fallback) => {
  const perGallon = typeof cell === 'string' && /\bmpg\b|miles per gallon/i.test(cell) ? numberIn(cell) : null;
  return perGallon !== null && perGallon >= 5 && perGallon <= 200
    ? Math.round((gallonAMile / perGallon) * 10) / 10
    : litresPer100Km(cell, context, fallback);
};

/** Miles per gallon from a US label; also reads "28 city / 36 highway". */
const economy = (own: RegExp, other: RegExp, place: 0 | 1): Read<number> =>
  ofText((text, _, fallback) => {
    const named = [...text.matchAll(/(\d{1,3}(?:\.\d)?)\s*(?:mpg\s*)?([a-z]*)/gi)];
    const found = named.find(([, , word]) => own.test(word!));
    const pair = /^\D{0,12}(\d{1,3})\s*\/\s*(\d{1,3})(?:\D|$)/.exec(text)?.slice(1);
    const single = fallback || named.some(([, , word]) => other.test(word!)) ? null : numberIn(text);
    const value = Number(found?.[1] ?? pair?.[place] ?? single ?? 0);
    if (value === 0) return fallback || numberIn(text) === 0 ? null : new Unreadable('not miles a gallon');
    return value < 5 || value > 200 ? new Unreadable('outside 5 to 200 miles per gallon') : value;
  });

const city = /^city$/i,
  highway = /^(?:highway|hwy)$/i;
export const cityEconomy = economy(city, highway, 0);
export const highwayEconomy = economy(highway, city, 1);
export const stars: Read<number> = ofText((text) => {
  const value = numberIn(text);
  return value === null || value < 0 || value > 5 ? new Unreadable('outside 0 to 5 stars') : value;
});
export const millimetres = rounded(within(300, 30_000, 'mm'));
const massOfKilograms = within(10, 60_000, 'kg');
const kilogramsPerPound = 0.45359237;

/** Also "2.4t", "3 tonnes" or "5,300 lbs". */
export const kilograms: Read<number> = rounded((cell, context, fallback) => {
  const unit = typeof cell === 'string' ? /\d\s*(?:(t|tonnes?|tons?)|lbs?|pounds?)\b/i.exec(cell) : null;
  const value = unit === null ? null : numberIn(cell as string);
  if (!unit || value === null) return massOfKilograms(cell, context, fallback);
  return massOfKilograms(value * (unit[1] ? 1000 : kilogramsPerPound), context, fallback);
});
const feetPerMetre = 1 / 0.3048;

/** Feet; also reads 18'6", "5.5 m" and millimetres. */
export const feet: Read<number> = ofText((text) => {
  const inches = /^(\d+)\s*(?:'|ft|feet|′)\s*(\d+(?:\.\d+)?)?\s*(?:"|''|in|″)?$/i.exec(text.trim());
  const plain = inches ? Number(inches[1]) + Number(inches[2] ?? 0) / 12 : numberIn(text);
  if (plain === 0) return null;
  if (plain === null) return new Unreadable('not one length');
  const value = inches
    ? plain
    : plain > 100 || /mm\b/i.test(text)
      ? (plain / 1000) * feetPerMetre
      : /\d\s*m(etres?)?\b/i.test(text)
        ? plain * feetPerMetre
        : plain;
  return value < 1 || value > 60 ? new Unreadable('outside 1 to 60 feet') : Math.round(value * 100) / 100;
});
export const kilowatts = within(1, 2000, 'kW');
export const newtonMetres = rounded(within(5, 5000, 'Nm'));
export const tankLitres = within(1, 1500, 'litres');
export const kilometres = rounded(within(5, 2000, 'km'));
export const gears = rounded(within(1, 18, 'gears'));
export const sleeps = rounded(within(1, 12, 'people'));
export const count: Read<number> = ofText((text) => {
  const value = numberIn(text);
  return value === null || value < 0 || value > 1e9 ? new Unreadable('not a count') : Math.round(value);
});

export const kilowattHours = within(0.5, 400, 'kWh');
export const batteryHealth = within(30, 100, 'per cent');

/**
 * kWh per 100 km. Australian labels use Wh/km. No car uses 60 kWh or as little as 60 Wh/km, so the number reveals the
 * unit.
 */
export const energyUse: Read<number> = ofText((text) => {
  const value = numberIn(text.replace(/\/\s*(?:100\s*)?km/i, ''));
  if (value === 0) return null;
  if (value === null) return new Unreadable('not one number');
  const use = value >= 60 ? value / 10 : value;
  return use < 5 || use > 60 ? new Unreadable('outside 5 to 60 kWh per 100 km') : Math.round(use * 10) / 10;
});

/** "8 h 30 min", "9.5 hours" or "0:35"; a bare number is in the column's unit. */
const minutesIn = (text: string, unit: number): number | null => {
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim());
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const hours = /(\d+(?:\.\d+)?)\s*h/i.exec(text)?.[1],
    minutes = /(\d+(?:\.\d+)?)\s*m/i.exec(text)?.[1];
  if (hours !== undefined || minutes !== undefined) return Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  const bare = numberIn(text);
  return bare === null ? null : bare * unit;
};

const duration = (unit: number, min: number, max: number, words: string): Read<number> =>
  ofText((text) => {
    const value = minutesIn(text, unit);
    if (value === 0) return null;
    if (value === null) return new Unreadable('not a single duration');
    return value < min || value > max ? new Unreadable(`outside ${words}`) : Math.round((value / unit) * 10) / 10;
  });

export const chargeHours = duration(60, 30, 72 * 60, 'half an hour to 72 hours');
export const chargeMinutes = duration(1, 5, 360, '5 to 360 minutes');

/**
 * What a shopper's words mean on a site without the interactive search: makes, models, bodies, stock types and quick
 * searches by name, the longest name first, in any order and with or without spaces ("hi lux", "cx5", "used 7 seater").
 */
import { slugify } from '#src/lib/slug.ts';
import { bodyLabel } from '#src/domain/vehicle-labels.ts';
import { bodyTypes, type BodyType, type CarType } from '#src/domain/vehicle.ts';
import { quickSearches, type QuickKey } from './quick-searches.ts';
import type { StockCounts } from './stock-counts.ts';

export interface TextMeaning {
  make: string | null;
  model: string | null;
  body: BodyType | null;
  carType: CarType | null;
  quick: QuickKey | null;
  /** The words that are no name of anything. */
  left: string;
}

/** Words that say nothing about which vehicle. */
const fillers = new Set(['car', 'cars', 'vehicle', 'vehicles', 'motorcycle', 'motorcycles', 'bike', 'bikes', 'stock', 'for', 'sale', 'a', 'the', 'all', 'any']);
const typeWords: Record<string, CarType> = {
  new: 'new', brandnew: 'new', demo: 'demo', demos: 'demo', demonstrator: 'demo', used: 'used', preowned: 'used', secondhand: 'used',
};
const quickWords: Record<QuickKey, string[]> = {
  'seven-seater': ['7seat', '7seats', '7seater', '7seaters', 'sevenseat', 'sevenseater', 'sevenseaters'],
  hybrid: ['hybrid', 'hybrids'],
  electric: ['electric', 'electrics', 'ev', 'evs'],
  'under-20000': ['under20000', 'under20k'],
  'under-40000': ['under40000', 'under40k'],
  'first-car': ['firstcar', 'firstcars'],
};
/** Makes by the names that people give them. */
const nicknames: Record<string, string> = { vw: 'volkswagen', merc: 'mercedesbenz', mercedes: 'mercedesbenz', benz: 'mercedesbenz', chevy: 'chevrolet', landy: 'landrover', alfa: 'alfaromeo' };
const mostWords = 4;

const compact = (text: string): string => slugify(text).replace(/-/g, '');

/** The name of what a run of words stands for, given what is known already; null when it stands for nothing new. */
type Reader = (name: string, known: TextMeaning) => Partial<TextMeaning> | null;

/** Every name of every body; Americans' too, which the own words go before. */
const bodies = new Map((['en-US', 'en-AU'] as const).flatMap((locale) => bodyTypes.flatMap((body) => [true, false].map((plural) => [compact(bodyLabel(body, { plural, locale })), body] as const))));

function readers(counts: StockCounts): Reader[] {
  const makes = new Map(counts.makes.map((make) => [compact(make.label), make]));
  const quick = new Map((Object.keys(quickWords) as QuickKey[]).flatMap((key) => [...quickWords[key], compact(quickSearches[key].label)].map((word) => [word, key] as const)));
  return [
    (name, known) => modelOf(name, known.make === null ? [] : counts.makes.filter(({ label }) => label === known.make), known),
    (name, known) => { const make = makes.get(name) ?? makes.get(nicknames[name] ?? ''); return make && known.make === null ? { make: make.label } : null; },
    (name, known) => { const body = bodies.get(name); return body && known.body === null ? { body } : null; },
    (name, known) => { const key = quick.get(name); return key && known.quick === null ? { quick: key } : null; },
    (name, known) => { const carType = Object.hasOwn(typeWords, name) ? typeWords[name] : undefined; return carType && known.carType === null ? { carType } : null; },
    (name, known) => modelOf(name, known.make === null ? counts.makes : [], known),
  ];
}

/** A model of one of `makes`; null for one that several of them have. */
function modelOf(name: string, makes: StockCounts['makes'], known: TextMeaning): Partial<TextMeaning> | null {
  if (known.model !== null) return null;
  const found = makes.flatMap((make) => make.models.filter((model) => compact(model.label) === name).map((model) => ({ make: make.label, model: model.label })));
  return new Set(found.map(({ make }) => make)).size === 1 ? found[0]! : null;
}

/** Reads a make first wherever it stands, so that "i30 hyundai" finds the model among its own. */
export function readText(text: string, counts: StockCounts, start: Partial<TextMeaning> = {}): TextMeaning {
  const meaning: TextMeaning = { make: null, model: null, body: null, carType: null, quick: null, left: '', ...start };
  const words = text.split(/\s+/).filter((word) => compact(word) !== '');
  const [ofMake, make, ...others] = readers(counts);
  const rest = take(take(words, meaning, [make!]), meaning, [ofMake!, ...others]);
  meaning.left = rest.filter((word) => !fillers.has(compact(word))).join(' ');
  return meaning;
}

/** Takes what the readers know out of the words, long names before short ones, and returns the others. */
function take(words: string[], meaning: TextMeaning, read: Reader[]): string[] {
  const left = [...words];
  for (let length = Math.min(mostWords, left.length); length > 0; length--) {
    for (let start = 0; start + length <= left.length;) {
      const name = compact(left.slice(start, start + length).join(' '));
      const found = read.map((reader) => reader(name, meaning)).find((part) => part !== null);
      if (!found) { start++; continue; }
      Object.assign(meaning, found);
      left.splice(start, length);
    }
  }
  return left;
}

/** Names in the trade's and the shoppers' shorthand. Left: one or two words as typed, lower case without marks. Right: what they stand for, any of which may match. */
import type { Locale } from '#src/domain/regional-words.ts';
import type { SearchRecord } from './record.ts';
import { wordsFor } from './search-words.ts';

const everywhere: Record<string, string[]> = {
  vw: ['volkswagen'], vdub: ['volkswagen'], volkswagon: ['volkswagen'], merc: ['mercedes'], mercs: ['mercedes'], benz: ['mercedes'], mb: ['mercedes'],
  chev: ['chevrolet'], chevy: ['chevrolet'], beemer: ['bmw'], bimmer: ['bmw'], rr: ['range rover', 'rolls-royce'], lr: ['land rover'], hd: ['harley'],
  mitsi: ['mitsubishi'], subi: ['subaru'], scooby: ['subaru'], lambo: ['lamborghini'], jag: ['jaguar'], caddy: ['caddy', 'cadillac'], vette: ['corvette'],
};
const australian: Record<string, string[]> = {
  mitsu: ['mitsubishi'], landy: ['land rover', 'landcruiser'], lc: ['landcruiser'], cruiser: ['cruiser', 'landcruiser'],
  lc70: ['landcruiser 70', 'landcruiser vdj79r', 'landcruiser vdj76r', 'landcruiser vdj78r'], lc200: ['landcruiser 200', 'landcruiser vdj200r', 'landcruiser urj202r'], lc300: ['landcruiser 300', 'landcruiser fja300r'],
  'landcruiser 200': ['landcruiser 200', 'landcruiser vdj200r', 'landcruiser urj202r', 'landcruiser sahara'], 'landcruiser 300': ['landcruiser 300', 'landcruiser fja300r'],
  'landcruiser 70': ['landcruiser 70', 'landcruiser vdj79r', 'landcruiser vdj76r', 'landcruiser vdj78r', 'landcruiser workmate'],
  'landcruiser 79': ['landcruiser 79', 'landcruiser vdj79r'], 'landcruiser 100': ['landcruiser 100', 'landcruiser hdj100r'],
  'station wagon': ['wagon'], tradie: ['ute'], bakkie: ['ute'],
};
const american: Record<string, string[]> = { ute: ['pickup'], petrol: ['gasoline'], estate: ['wagon'], saloon: ['sedan'], semi: ['truck'] };

/** By locale, or of these those that lead to something in the stock; a word keeps its own meaning beside what stands here. */
export function synonymsOf(locale: Locale, stock?: readonly Pick<SearchRecord, 'make' | 'model' | 'body' | 'fuel'>[]): Record<string, string[]> {
  const all = locale === 'en-US' ? { ...everywhere, ...american } : { ...everywhere, ...australian };
  if (!stock) return all;
  const names = [...new Set(stock.map(({ make, model, body, fuel }) => `${make} ${model} ${body ? wordsFor('body', body, locale) : ''} ${fuel ? wordsFor('fuel', fuel, locale) : ''}`))].join(' ').toLowerCase();
  return Object.fromEntries(Object.entries(all).flatMap(([word, meanings]) => {
    const found = meanings.filter((meaning) => names.includes(meaning.split(' ')[0]!));
    return found.length > 0 ? [[word, found]] : [];
  }));
}

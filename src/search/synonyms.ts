/** Alternatives to one to three typed words, lower case without accents. */
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import type { SearchRecord } from './record.ts';
import { termsFor } from './search-words.ts';

/** LandCruiser series numbers: feeds put them in the badge, as a chassis code, or nowhere. */
function landcruisers(): Record<string, string[]> {
  const seventies = ['landcruiser vdj79r', 'landcruiser vdj76r', 'landcruiser vdj78r'];
  const series: Record<string, string[]> = {
    70: [...seventies, 'landcruiser workmate'],
    79: ['landcruiser vdj79r'],
    100: ['landcruiser hdj100r'],
    200: ['landcruiser vdj200r', 'landcruiser urj202r', 'landcruiser sahara'],
    300: ['landcruiser fja300r'],
  };
  return Object.fromEntries(
    Object.entries(series).flatMap(([number, badges]) => {
      const meanings = [`landcruiser ${number}`, `landcruiser lc${number}`, ...badges];
      return [
        [`landcruiser ${number}`, meanings],
        [`land cruiser ${number}`, meanings],
        [`landcruiser ${number} series`, meanings],
        [`${number} series`, meanings],
      ];
    }),
  );
}

const everywhere: Record<string, string[]> = {
  vw: ['volkswagen'],
  vdub: ['volkswagen'],
  volkswagon: ['volkswagen'],
  merc: ['mercedes'],
  mercs: ['mercedes'],
  benz: ['mercedes'],
  mb: ['mercedes'],
  chev: ['chevrolet'],
  chevy: ['chevrolet'],
  beemer: ['bmw'],
  bimmer: ['bmw'],
  rr: ['range rover', 'rolls-royce'],
  lr: ['land rover'],
  hd: ['harley'],
  mitsi: ['mitsubishi'],
  subi: ['subaru'],
  scooby: ['subaru'],
  lambo: ['lamborghini'],
  jag: ['jaguar'],
  caddy: ['caddy', 'cadillac'],
  vette: ['corvette'],
};
const australian: Record<string, string[]> = {
  mitsu: ['mitsubishi'],
  landy: ['land rover', 'landcruiser'],
  lc: ['landcruiser'],
  cruiser: ['cruiser', 'landcruiser'],
  lc70: ['landcruiser 70', 'landcruiser vdj79r', 'landcruiser vdj76r', 'landcruiser vdj78r'],
  lc200: ['landcruiser 200', 'landcruiser vdj200r', 'landcruiser urj202r'],
  lc300: ['landcruiser 300', 'landcruiser fja300r'],
  ...landcruisers(),
  'station wagon': ['wagon'],
  tradie: ['ute'],
  bakkie: ['ute'],
};
const american: Record<string, string[]> = {
  ute: ['pickup'],
  petrol: ['gasoline'],
  estate: ['wagon'],
  saloon: ['sedan'],
  semi: ['truck'],
};

/** With `stock`, only those that match it. */
export function synonymsOf(
  locale: Locale,
  stock?: readonly Pick<SearchRecord, 'make' | 'model' | 'body' | 'fuel'>[],
): Record<string, string[]> {
  const all = locale === 'en-US' ? { ...everywhere, ...american } : { ...everywhere, ...australian };
  if (!stock) return all;
  const names = [
    ...new Set(
      stock.map(
        ({ make, model, body, fuel }) =>
          `${make} ${model} ${body ? termsFor('body', body, locale) : ''} ${fuel ? termsFor('fuel', fuel, locale) : ''}`,
      ),
    ),
  ]
    .join(' ')
    .toLowerCase();
  return Object.fromEntries(
    Object.entries(all).flatMap(([word, meanings]) => {
      const found = meanings.filter((meaning) => names.includes(meaning.split(' ')[0]!));
      return found.length > 0 ? [[word, found]] : [];
    }),
  );
}

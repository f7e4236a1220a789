/** Basic Latin for preloading, and rare faces; others are in src/ui/fonts.css. */
import archivo from '#src/ui/fonts/archivo.woff2?url';
import hankenGrotesk from '#src/ui/fonts/hanken-grotesk.woff2?url';
import instrumentSans from '#src/ui/fonts/instrument-sans.woff2?url';
import newsreader from '#src/ui/fonts/newsreader-display.woff2?url';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type Font = PublicSettings['branding']['font'];

const files: Record<Font, string[]> = {
  'instrument-sans': [instrumentSans],
  archivo: [archivo],
  newsreader: [hankenGrotesk, newsreader],
  system: [],
};

const face = (family: string, url: string, weight: string) =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weight};font-display:optional}`;
/** Local fallback with the font's metrics, until it loads (decision 014). */
const standIn = (family: string, fonts: string[], [size, ascent, descent]: [number, number, number]) =>
  `@font-face{font-family:'${family}';src:${fonts.map((name) => `local('${name}')`).join()};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

const newsreaderFaces = [
  face('Hanken Grotesk Variable', hankenGrotesk, '400 700'),
  standIn('Hanken Grotesk Fallback', ['Arial', 'Liberation Sans', 'Arimo Regular', 'Roboto'], [101.5, 98.5, 29.8]),
  face('Newsreader Display', newsreader, '340'),
  standIn('Newsreader Fallback', ['Times New Roman', 'Liberation Serif', 'Tinos'], [104.1, 71.1, 25.9]),
].join('');

export const fontFiles = (settings: Pick<PublicSettings, 'branding'>): string[] => files[settings.branding.font];

/** Not in a stylesheet: only pages that use the font include them. */
export const fontFaces = (settings: Pick<PublicSettings, 'branding'>): string =>
  settings.branding.font === 'newsreader' ? newsreaderFaces : '';

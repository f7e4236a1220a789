import { memoize } from '#src/lib/memoize.ts';
import { contrast, fromOklch, toOklch } from './colour-math.ts';
import type { Settings } from './settings/settings.ts';
import type { TemplateName } from './settings/template-names.ts';
import { templatePalettes, type Palette } from './template-palettes.ts';

export type Branding = Settings['branding'];
export type BrandColours = Branding['colours'];

/** AA contrast of text. */
export const textContrast = 4.5;

const fonts: Record<Branding['font'], string> = {
  'instrument-sans': '"Instrument Sans Variable","Instrument Sans Fallback",system-ui,sans-serif',
  archivo: '"Archivo Variable","Archivo Fallback",Arial,sans-serif',
  system: 'system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif',
};

/** Corners of controls and cards. The marketplace template is denser, so its corners are tighter. */
const radii: Record<TemplateName, Record<Branding['radius'], [control: string, card: string]>> = {
  showroom: { square: ['0px', '0px'], soft: ['10px', '18px'], round: ['16px', '28px'] },
  marketplace: { square: ['0px', '0px'], soft: ['6px', '8px'], round: ['12px', '16px'] },
};

/**
 * The colours of a dealer's site: the template's own, with what the dealer names and the shades that follow from it.
 */
export function paletteOf(colours: BrandColours, template: TemplateName): Palette {
  const base = templatePalettes[template];
  const ink = colours.ink ?? base.ink;
  const own = { ...base, ink, surface: colours.surface ?? base.surface };
  const accent = colours.accent?.toLowerCase() ?? base.accent;
  if (accent === base.accent && colours.onAccent === null && colours.ink === null) return own;
  return { ...own, ...accentFamily(accent, colours.onAccent, ink) };
}

/**
 * CSS custom properties of a dealer's theme, by name: colours, typeface and corners. Worked out once for a
 * dealer, every page needs them.
 */
export const paletteTokens = (branding: Branding, template: TemplateName): Record<string, string> =>
  tokensByTemplate[template](branding);

const tokensByTemplate: Record<TemplateName, (branding: Branding) => Record<string, string>> = {
  showroom: memoize((branding) => tokensOf(branding, 'showroom')),
  marketplace: memoize((branding) => tokensOf(branding, 'marketplace')),
};

function tokensOf(branding: Branding, template: TemplateName): Record<string, string> {
  const palette = paletteOf(branding.colours, template);
  const [control, card] = radii[template][branding.radius];
  return { ...colourTokens(palette), '--font': fonts[branding.font], '--r-control': control, '--r-card': card };
}

export const colourTokens = (palette: Palette): Record<string, string> => ({
  '--accent': palette.accent,
  '--accent-hover': palette.accentHover,
  '--accent-active': palette.accentActive,
  '--accent-tint': palette.accentTint,
  '--on-accent': palette.onAccent,
  '--accent-on-ink': palette.accentOnInk,
  '--ink': palette.ink,
  '--on-ink': palette.onInk,
  '--surface': palette.surface,
});

/** Lightness that hover and press take away (OKLCH); a colour too dark to get darker gets lighter instead. */
const steps = { hover: 0.05, active: 0.105 };
const darkest = 0.26;

function accentFamily(accent: string, chosenText: string | null, ink: string) {
  const onAccent = chosenText ?? readableText(accent, ink);
  const { l, c, h } = toOklch(accent);
  const lighter = l < darkest || contrast(step(accent, -steps.active), onAccent) < textContrast;
  const sign = lighter ? 1 : -1;
  return {
    accent,
    accentHover: step(accent, sign * steps.hover),
    accentActive: step(accent, sign * steps.active),
    accentTint: fromOklch({ l: 0.945, c: Math.min(c * 0.2, 0.045), h }),
    onAccent,
    accentOnInk:
      contrast(accent, ink) >= 7 ? accent : fromOklch({ l: Math.max(0.83, l), c: Math.min(c * 0.85, 0.1), h }),
  };
}

/** White where it reads well on the accent, else white or ink, whichever reads better. */
function readableText(accent: string, ink: string): string {
  const white = contrast('#ffffff', accent);
  return white >= textContrast || white >= contrast(ink, accent) ? '#ffffff' : ink;
}

/** Moves lightness; chroma follows in proportion, so that a darker shade does not glow. */
function step(hex: string, by: number): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: l + by, c: l > 0 ? c * Math.min(1, (l + by) / l) : c, h });
}

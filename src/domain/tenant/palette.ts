import { memoize } from '#src/lib/memoize.ts';
import { contrast, fromOklch, toOklch } from './colour-math.ts';
import type { Settings } from './settings/settings.ts';
import { templateNames, type TemplateName } from './template-names.ts';
import type { Palette } from './looks/look.ts';
import { looks } from './looks/looks.ts';
import { textContrast } from './text-contrast.ts';

export type Branding = Settings['branding'];
export type BrandColours = Branding['colours'];

interface Family {
  text: string;
  display: string;
}

const one = (family: string): Family => ({ text: family, display: family });

const fonts: Record<Branding['font'], Family> = {
  'instrument-sans': one('"Instrument Sans Variable","Instrument Sans Fallback",system-ui,sans-serif'),
  archivo: one('"Archivo Variable","Archivo Fallback",Arial,sans-serif'),
  newsreader: {
    text: '"Hanken Grotesk Variable","Hanken Grotesk Fallback",system-ui,sans-serif',
    display: '"Newsreader Display","Newsreader Fallback",Georgia,serif',
  },
  system: one('system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif'),
};

export function paletteOf(colours: BrandColours, template: TemplateName): Palette {
  const base = looks[template].palette;
  const ink = colours.ink ?? base.ink;
  const own = { ...base, ink, surface: colours.surface ?? base.surface };
  const accent = colours.accent?.toLowerCase() ?? base.accent;
  if (accent === base.accent && colours.onAccent === null && colours.ink === null) return own;
  return { ...own, ...accentFamily(accent, colours.onAccent, ink) };
}

/** CSS custom properties. */
export const paletteTokens = (branding: Branding, template: TemplateName): Record<string, string> =>
  tokensByTemplate[template](branding);

const tokensByTemplate = Object.fromEntries(
  templateNames.map((template) => [template, memoize((branding: Branding) => tokensOf(branding, template))]),
) as Record<TemplateName, (branding: Branding) => Record<string, string>>;

function tokensOf(branding: Branding, template: TemplateName): Record<string, string> {
  const palette = paletteOf(branding.colours, template);
  const { radii, tokens } = looks[template];
  const [control, card] = radii[branding.radius];
  const family = fonts[branding.font];
  return {
    ...colourTokens(palette),
    '--font': family.text,
    ...(tokens.includes('--font-display') ? { '--font-display': family.display } : {}),
    '--r-control': control,
    '--r-card': card,
  };
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

/** OKLCH lightness; colours too dark to darken get lighter. */
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

/** White if readable, otherwise by contrast. */
function readableText(accent: string, ink: string): string {
  const white = contrast('#ffffff', accent);
  return white >= textContrast || white >= contrast(ink, accent) ? '#ffffff' : ink;
}

/** Scales chroma too, so that dark shades don't glow. */
function step(hex: string, by: number): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: l + by, c: l > 0 ? c * Math.min(1, (l + by) / l) : c, h });
}

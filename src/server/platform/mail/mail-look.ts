/** Every colour pair is readable (WCAG AA). */
import { contrast, fromOklch, mixSrgb, toOklch } from '#src/domain/tenant/colour-math.ts';
import { paletteOf } from '#src/domain/tenant/palette.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { textContrast } from '#src/domain/tenant/text-contrast.ts';

export type MailDealer = Pick<Settings, 'branding' | 'template' | 'regional' | 'siteUrl'>;

export interface MailColours {
  page: string;
  card: string;
  ink: string;
  text: string;
  quiet: string;
  line: string;
  tint: string;
  link: string;
  accent: string;
  onAccent: string;
  alert: string;
}

export interface MailTheme {
  name: string;
  initials: string;
  locale: string;
  siteUrl: string;
  /** Pixels. */
  radius: number;
  light: MailColours;
  dark: MailColours;
}

const paper = '#ffffff';
const night = '#0f1517';
const nightCard = '#1a2226';
const moon = '#eef3f4';
const radii = { square: 0, soft: 12, round: 16 } as const;

export function mailTheme({ branding, template, regional, siteUrl }: MailDealer): MailTheme {
  const palette = paletteOf(branding.colours, template);
  const { accent, onAccent, accentTint, ink, surface } = palette;
  const bright = readable(palette.accentOnInk, nightCard);
  return {
    name: branding.name,
    initials: initialsOf(branding.name),
    locale: regional.locale,
    siteUrl,
    radius: radii[branding.radius],
    light: {
      page: surface,
      card: paper,
      ink,
      text: mixSrgb(ink, 0.88, paper),
      quiet: mixSrgb(ink, 0.7, paper),
      line: mixSrgb(ink, 0.16, paper),
      tint: accentTint,
      // If the accent is too light for text, only underlines mark links.
      link: contrast(accent, accentTint) >= textContrast ? accent : ink,
      accent,
      onAccent,
      alert: '#b3261e',
    },
    dark: {
      page: night,
      card: nightCard,
      ink: paper,
      text: moon,
      quiet: mixSrgb(moon, 0.76, nightCard),
      line: mixSrgb(moon, 0.22, nightCard),
      tint: mixSrgb(moon, 0.1, nightCard),
      link: bright,
      accent: bright,
      onAccent: night,
      alert: '#ffb4ab',
    },
  };
}

function readable(colour: string, back: string): string {
  let found = colour;
  for (let moved = 0; contrast(found, back) < textContrast && moved < 50; moved += 1) {
    const { l, c, h } = toOklch(found);
    found = fromOklch({ l: l + 0.02, c, h });
  }
  return found;
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

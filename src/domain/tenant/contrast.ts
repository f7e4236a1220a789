/**
 * AA contrast (WCAG 2.2, 1.4.3 and 1.4.11): text 4.5:1, control outlines 3:1. Derived neutrals are mixed as in the
 * template's tokens.css.
 */
import { contrast, fromOklch, isHex, toOklch } from './colour-math.ts';
import { paper, textPair, type ColourSetting, type Pair, type Palette } from './looks/look.ts';
import { looks } from './looks/looks.ts';
import { paletteOf, type BrandColours } from './palette.ts';
import type { TemplateName } from './template-names.ts';

export interface ContrastProblem {
  setting: ColourSetting;
  what: string;
  front: string;
  back: string;
  ratio: number;
  needed: number;
  closest: string | null;
}

function sharedPairs(p: Palette, chosenText: boolean): Pair[] {
  const onAccent: ColourSetting = chosenText ? 'onAccent' : 'accent';
  return [
    textPair(onAccent, 'text on the accent colour', p.onAccent, p.accent),
    textPair(onAccent, 'text on the accent colour (hover)', p.onAccent, p.accentHover),
    textPair(onAccent, 'text on the accent colour (active)', p.onAccent, p.accentActive),
    textPair('ink', 'headings', p.ink, paper),
    textPair('surface', 'headings on surface panels', p.ink, p.surface),
    textPair('accent', 'text on highlighted rows', p.ink, p.accentTint),
    textPair('ink', 'text on dark bands', p.onInk, p.ink),
    textPair('accent', 'the accent colour on dark bands', p.accentOnInk, p.ink),
  ];
}

export function contrastPairs(
  colours: BrandColours,
  template: TemplateName,
  tokens: Record<string, string> = {},
): Pair[] {
  const palette = withTokens(paletteOf(colours, template), tokens);
  return [...sharedPairs(palette, colours.onAccent !== null), ...looks[template].pairs(palette)];
}

export function contrastProblems(
  colours: BrandColours,
  template: TemplateName,
  tokens: Record<string, string> = {},
): ContrastProblem[] {
  const failing = contrastPairs(colours, template, tokens).filter(fails);
  const nearest = new Map<ColourSetting, string | null>();
  for (const { setting } of failing) {
    if (!nearest.has(setting)) nearest.set(setting, closestPassing(colours, setting, template, tokens));
  }
  return failing.map(({ needed, ...pair }) => ({
    ...pair,
    needed,
    ratio: Math.floor(contrast(pair.front, pair.back) * 100) / 100,
    closest: nearest.get(pair.setting) ?? null,
  }));
}

const fails = (pair: Pair) => contrast(pair.front, pair.back) < pair.needed;

/** Moves lightness both ways until every affected pair passes. */
function closestPassing(
  colours: BrandColours,
  setting: ColourSetting,
  template: TemplateName,
  tokens: Record<string, string>,
): string | null {
  const own = colours[setting] ?? paletteOf(colours, template)[setting];
  const start = toOklch(own);
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const candidate = fromOklch({ ...start, l });
      const pairs = contrastPairs({ ...colours, [setting]: candidate }, template, tokens);
      if (!pairs.some((pair) => pair.setting === setting && fails(pair))) return candidate;
    }
  }
  return null;
}

const tokenOf: Record<string, keyof Palette> = {
  '--accent': 'accent',
  '--accent-hover': 'accentHover',
  '--accent-active': 'accentActive',
  '--accent-tint': 'accentTint',
  '--on-accent': 'onAccent',
  '--accent-on-ink': 'accentOnInk',
  '--ink': 'ink',
  '--on-ink': 'onInk',
  '--surface': 'surface',
};

function withTokens(palette: Palette, tokens: Record<string, string>): Palette {
  const own = Object.entries(tokens)
    .filter(([name, value]) => tokenOf[name] && isHex(value))
    .map(([name, value]) => [tokenOf[name], value]);
  return { ...palette, ...Object.fromEntries(own) };
}

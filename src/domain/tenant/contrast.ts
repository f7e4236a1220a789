/**
 * AA contrast of every pair of colours that a template sets together (WCAG 2.2, 1.4.3 and 1.4.11):
 * text 4.5:1, outlines of controls 3:1. The derived neutrals are mixed exactly as the template's tokens.css mixes them.
 */
import { contrast, fromOklch, isHex, mixOklab, mixSrgb, toOklch } from './colour-math.ts';
import { paletteOf, textContrast, type BrandColours } from './palette.ts';
import type { TemplateName } from './settings/template-names.ts';
import type { Palette } from './template-palettes.ts';

type ColourSetting = keyof BrandColours;

interface Pair {
  /** What a shopper sees, such as "button text". */
  what: string;
  front: string;
  back: string;
  needed: number;
  /** The setting that decides the pair. */
  setting: ColourSetting;
}

export interface ContrastProblem {
  setting: ColourSetting;
  what: string;
  front: string;
  back: string;
  ratio: number;
  needed: number;
  /** The colour nearest to the dealer's that passes every pair of the setting; null where none does. */
  closest: string | null;
}

const outline = 3;
const paper = '#ffffff';
const text = (setting: ColourSetting, what: string, front: string, back: string): Pair => ({
  setting,
  what,
  front,
  back,
  needed: textContrast,
});

/** Pairs of both templates; `chosenText` says whether the dealer names the text on the accent. */
function sharedPairs(p: Palette, chosenText: boolean): Pair[] {
  const onAccent: ColourSetting = chosenText ? 'onAccent' : 'accent';
  return [
    text(onAccent, 'text on the accent', p.onAccent, p.accent),
    text(onAccent, 'text on the accent, hovered', p.onAccent, p.accentHover),
    text(onAccent, 'text on the accent, pressed', p.onAccent, p.accentActive),
    text('ink', 'headlines', p.ink, paper),
    text('surface', 'headlines on quiet panels', p.ink, p.surface),
    text('accent', 'text on marked rows', p.ink, p.accentTint),
    text('ink', 'text on dark bands', p.onInk, p.ink),
    text('accent', 'the accent on dark bands', p.accentOnInk, p.ink),
  ];
}

function showroomPairs(p: Palette): Pair[] {
  const muted = mixSrgb(p.ink, 0.7, paper);
  const control = mixSrgb(p.ink, 0.54, paper);
  return [
    text('accent', 'links', p.accent, paper),
    text('accent', 'links on quiet panels', p.accent, p.surface),
    text('accent', 'links on marked rows', p.accent, p.accentTint),
    text('accent', 'links, hovered', p.accentHover, paper),
    text('accent', 'links, pressed', p.accentActive, paper),
    text('ink', 'secondary text', muted, paper),
    text('surface', 'secondary text on quiet panels', muted, p.surface),
    text('ink', 'secondary text on dark bands', mixSrgb(p.onInk, 0.7, p.ink), p.ink),
    { setting: 'ink', what: 'outlines of controls', front: control, back: paper, needed: outline },
    {
      setting: 'surface',
      what: 'outlines of controls on quiet panels',
      front: control,
      back: p.surface,
      needed: outline,
    },
  ];
}

function marketplacePairs(p: Palette): Pair[] {
  const third = mixOklab(p.ink, 0.72, paper);
  const control = mixOklab(p.ink, 0.58, paper);
  return [
    text('ink', 'secondary text', third, paper),
    text('surface', 'secondary text behind cards', third, p.surface),
    text('accent', 'secondary text on marked rows', mixOklab(p.ink, 0.8, paper), p.accentTint),
    text('ink', 'secondary text on dark bands', mixOklab(p.onInk, 0.82, p.ink), p.ink),
    { setting: 'ink', what: 'outlines of controls', front: control, back: paper, needed: outline },
    { setting: 'surface', what: 'outlines of controls behind cards', front: control, back: p.surface, needed: outline },
  ];
}

const templatePairs: Record<TemplateName, (palette: Palette) => Pair[]> = {
  showroom: showroomPairs,
  marketplace: marketplacePairs,
};

/** Every pair of a palette. `tokens` are colours that a theme.css sets over it. */
export function contrastPairs(
  colours: BrandColours,
  template: TemplateName,
  tokens: Record<string, string> = {},
): Pair[] {
  const palette = withTokens(paletteOf(colours, template), tokens);
  return [...sharedPairs(palette, colours.onAccent !== null), ...templatePairs[template](palette)];
}

/** The pairs that cannot be read, each with the setting to change and the nearest colour that passes. */
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

/** Moves the setting's lightness both ways, a hundredth at a time, until every pair that it decides passes. */
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

/** What the settings know of a template: its colours before a dealer changes any, and what a dealer may change. */
import { textContrast } from '../text-contrast.ts';

/** The colours that a template has before a dealer changes any: the hand-picked set of its design. */
export interface Palette {
  accent: string;
  accentHover: string;
  accentActive: string;
  /** Quiet ground of hovered and marked parts. */
  accentTint: string;
  onAccent: string;
  /** The accent as text on dark bands. */
  accentOnInk: string;
  ink: string;
  onInk: string;
  /** Ground behind cards and of quiet panels. */
  surface: string;
}

export type ColourSetting = 'accent' | 'onAccent' | 'ink' | 'surface';

/** Two colours that a template sets together. */
export interface Pair {
  /** What a shopper sees, such as "button text". */
  what: string;
  front: string;
  back: string;
  needed: number;
  /** The setting that decides the pair. */
  setting: ColourSetting;
}

export interface TemplateLook {
  /** Whom it is for, in the words of the settings' manual. */
  isFor: string;
  palette: Palette;
  /** Of a dealer who names none: typeface, corners, the lowest used price (SRCH-21) and the makes in sight (SRCH-05). */
  defaults: {
    font: 'instrument-sans' | 'archivo' | 'newsreader' | 'system';
    radius: 'square' | 'soft' | 'round';
    minimumPriceLevel: number;
    makesInSight: number;
  };
  /** Corners of controls and of cards, by the dealer's setting. */
  radii: Record<'square' | 'soft' | 'round', [control: string, card: string]>;
  /** The colour of the browser's own frame on phones. */
  frame: 'surface' | 'ink';
  /** What a dealer's theme.css may set: every token of the template's tokens.css. A test holds the two together. */
  tokens: readonly string[];
  /** Pairs of the template's own, beside those of every template; mixed exactly as its tokens.css mixes them. */
  pairs: (palette: Palette) => Pair[];
}

/** Contrast of outlines of controls (WCAG 2.2, 1.4.11). */
const outlineContrast = 3;

export const paper = '#ffffff';

export const textPair = (setting: ColourSetting, what: string, front: string, back: string): Pair => ({
  setting,
  what,
  front,
  back,
  needed: textContrast,
});

export const outlinePair = (setting: ColourSetting, what: string, front: string, back: string): Pair => ({
  setting,
  what,
  front,
  back,
  needed: outlineContrast,
});

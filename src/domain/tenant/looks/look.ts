import { textContrast } from '../text-contrast.ts';

export interface Palette {
  accent: string;
  accentHover: string;
  accentActive: string;
  accentTint: string;
  onAccent: string;
  /** Text on dark bands. */
  accentOnInk: string;
  ink: string;
  onInk: string;
  surface: string;
}

export type ColourSetting = 'accent' | 'onAccent' | 'ink' | 'surface';

export interface Pair {
  what: string;
  front: string;
  back: string;
  needed: number;
  setting: ColourSetting;
}

export interface TemplateLook {
  isFor: string;
  palette: Palette;
  /** Minimum price level: SRCH-21; makes in sight: SRCH-05. */
  defaults: {
    font: 'instrument-sans' | 'archivo' | 'newsreader' | 'system';
    radius: 'square' | 'soft' | 'round';
    minimumPriceLevel: number;
    makesInSight: number;
  };
  radii: Record<'square' | 'soft' | 'round', [control: string, card: string]>;
  frame: 'surface' | 'ink';
  /** For theme.css; a test compares them with the template's tokens.css. */
  tokens: readonly string[];
  /** Mixed as in the template's tokens.css. */
  pairs: (palette: Palette) => Pair[];
}

/** Control outlines (WCAG 2.2, 1.4.11). */
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

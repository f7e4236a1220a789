import type { TemplateName } from './settings/template-names.ts';

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

export const templatePalettes: Record<TemplateName, Palette> = {
  showroom: {
    accent: '#0b5a66',
    accentHover: '#084954',
    accentActive: '#063a43',
    accentTint: '#e1edef',
    onAccent: '#ffffff',
    accentOnInk: '#9ad3db',
    ink: '#12232b',
    onInk: '#f2f6f7',
    surface: '#f3f6f6',
  },
  marketplace: {
    accent: '#ffc20e',
    accentHover: '#f2b300',
    accentActive: '#dc9f00',
    accentTint: '#fff3cb',
    onAccent: '#1c1914',
    accentOnInk: '#ffc20e',
    ink: '#1c1914',
    onInk: '#ffffff',
    surface: '#f2efe8',
  },
};

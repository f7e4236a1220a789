/**
 * The files with the common letters of each self-hosted type family, to be asked for early. Their faces are
 * declared in src/ui/fonts.css.
 */
import archivo from '#src/ui/fonts/archivo.woff2?url';
import hankenGrotesk from '#src/ui/fonts/hanken-grotesk.woff2?url';
import instrumentSans from '#src/ui/fonts/instrument-sans.woff2?url';
import newsreader from '#src/ui/fonts/newsreader-display.woff2?url';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

const files: Record<PublicSettings['branding']['font'], string[]> = {
  'instrument-sans': [instrumentSans],
  archivo: [archivo],
  newsreader: [hankenGrotesk, newsreader],
  system: [],
};

/** Addresses of the dealer's type family; none where the system's own is used. */
export const fontFiles = (settings: Pick<PublicSettings, 'branding'>): string[] => files[settings.branding.font];

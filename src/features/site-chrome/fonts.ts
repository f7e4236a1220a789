/**
 * The file with the common letters of each self-hosted type family, to be asked for early. Their faces are
 * declared in src/ui/fonts.css.
 */
import archivo from '#src/ui/fonts/archivo.woff2?url';
import instrumentSans from '#src/ui/fonts/instrument-sans.woff2?url';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

const files: Record<PublicSettings['branding']['font'], string | null> = {
  'instrument-sans': instrumentSans,
  archivo,
  system: null,
};

/** Address of the dealer's type family; null where the system's own is used. */
export const fontFile = (settings: Pick<PublicSettings, 'branding'>): string | null => files[settings.branding.font];

import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { font as archivoRegular } from './fonts/archivo-regular.ts';
import { font as archivoSemibold } from './fonts/archivo-semibold.ts';
import { font as instrumentRegular } from './fonts/instrument-sans-regular.ts';
import { font as instrumentSemibold } from './fonts/instrument-sans-semibold.ts';

export interface PdfFonts {
  regular: Buffer;
  semibold: Buffer;
}

const decode = (base64: string): Buffer => Buffer.from(base64, 'base64');

/** The family of the dealer's site; a site in the system's fonts is printed in Instrument Sans. */
export function pdfFonts({ font }: Pick<PublicSettings['branding'], 'font'>): PdfFonts {
  return font === 'archivo'
    ? { regular: decode(archivoRegular), semibold: decode(archivoSemibold) }
    : { regular: decode(instrumentRegular), semibold: decode(instrumentSemibold) };
}

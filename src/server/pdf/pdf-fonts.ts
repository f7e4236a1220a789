import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { memoize } from '#src/lib/memoize.ts';
import { findAssetFolder } from '../platform/files-beside-code.ts';

export interface PdfFonts {
  regular: Buffer;
  semibold: Buffer;
}

const readFont = memoize((name: string): Buffer =>
  readFileSync(join(findAssetFolder(import.meta.dirname, 'src/server/pdf/fonts'), `${name}.ttf`)),
);

/** Sites with system fonts get Instrument Sans. */
export function pdfFonts({ font }: Pick<PublicSettings['branding'], 'font'>): PdfFonts {
  const family = font === 'archivo' ? 'archivo' : 'instrument-sans';
  return { regular: readFont(`${family}-regular`), semibold: readFont(`${family}-semibold`) };
}

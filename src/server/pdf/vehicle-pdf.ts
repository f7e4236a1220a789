import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Brochure } from './brochure.ts';
import { drawFacts } from './draw-facts.ts';
import { drawMasthead, drawPhotos, drawTitle } from './draw-head.ts';
import {
  drawComments,
  drawFactSets,
  drawFeatures,
  drawFeet,
  drawSmallPrint,
  drawSpecifications,
} from './draw-sections.ts';
import { pdfFonts } from './pdf-fonts.ts';
import type { BrochurePhotos } from './pdf-photos.ts';
import { finish, newSheet } from './sheet.ts';

/** A4, or Letter in the United States (VDP-12). */
export function vehiclePdf(
  brochure: Brochure,
  photos: BrochurePhotos,
  { branding }: Pick<PublicSettings, 'branding'>,
  now: number,
): Promise<Buffer> {
  const sheet = newSheet({
    size: brochure.locale === 'en-US' ? 'LETTER' : 'A4',
    fonts: pdfFonts(branding),
    title: `${brochure.heading}, ${brochure.dealer.name}`,
    author: brochure.dealer.name,
    language: brochure.locale,
    created: new Date(now),
  });
  drawMasthead(sheet, brochure, photos);
  drawTitle(sheet, brochure);
  drawPhotos(sheet, photos, brochure);
  drawFacts(sheet, brochure);
  drawComments(sheet, brochure);
  drawFactSets(sheet, brochure);
  drawFeatures(sheet, brochure);
  drawSpecifications(sheet, brochure);
  drawSmallPrint(sheet, brochure);
  drawFeet(sheet, brochure);
  return finish(sheet);
}

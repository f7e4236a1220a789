import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Brochure } from './brochure.ts';
import { renderFacts } from './render-facts.ts';
import { renderMasthead, renderPhotos, renderTitle } from './render-head.ts';
import {
  renderComments,
  renderFactSets,
  renderFeatures,
  renderFooters,
  renderSmallPrint,
  renderSpecifications,
} from './render-sections.ts';
import { pdfFonts } from './pdf-fonts.ts';
import type { BrochurePhotos } from './pdf-photos.ts';
import { finish, createPdfLayout } from './pdf-layout.ts';

/** A4, or Letter in the United States (VDP-12). */
export function vehiclePdf(
  brochure: Brochure,
  photos: BrochurePhotos,
  { branding }: Pick<PublicSettings, 'branding'>,
  now: number,
): Promise<Buffer> {
  const sheet = createPdfLayout({
    size: brochure.locale === 'en-US' ? 'LETTER' : 'A4',
    fonts: pdfFonts(branding),
    title: `${brochure.heading}, ${brochure.dealer.name}`,
    author: brochure.dealer.name,
    language: brochure.locale,
    created: new Date(now),
  });
  renderMasthead(sheet, brochure, photos);
  renderTitle(sheet, brochure);
  renderPhotos(sheet, photos, brochure);
  renderFacts(sheet, brochure);
  renderComments(sheet, brochure);
  renderFactSets(sheet, brochure);
  renderFeatures(sheet, brochure);
  renderSpecifications(sheet, brochure);
  renderSmallPrint(sheet, brochure);
  renderFooters(sheet, brochure);
  return finish(sheet);
}

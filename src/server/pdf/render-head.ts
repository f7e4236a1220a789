import type { Brochure } from './brochure.ts';
import type { BrochurePhotos } from './pdf-photos.ts';
import { artifact, figure, grey, heightOf, need, rule, write, type PdfLayout } from './pdf-layout.ts';

const soldRed = '#b3261e';

export function renderMasthead(
  sheet: PdfLayout,
  { dealer, colours, phone }: Brochure,
  { brand }: BrochurePhotos,
): void {
  const { doc, left, width, y } = sheet;
  artifact(sheet, () => doc.rect(0, 0, doc.page.width, 8).fill(colours.accent));
  const taken = brand ? renderBrand(sheet, brand, dealer.name) : renderInitial(sheet, dealer.name, colours);
  if (!brand?.hasName)
    write(
      sheet,
      dealer.name,
      y + 5,
      { size: 15, color: colours.ink, font: 'semibold' },
      { x: left + taken + 10, width: width - taken - 192 },
    );
  const right = { x: left + width - 180, width: 180, align: 'right' } as const;
  if (phone) write(sheet, phone, y, { size: 12, color: colours.ink, font: 'semibold' }, right);
  write(sheet, dealer.site, y + (phone ? 17 : 7), { size: 9, color: grey }, right);
  sheet.y = y + 38;
  rule(sheet, sheet.y);
  sheet.y += 14;
}

const brandHeight = 28;

function renderBrand(sheet: PdfLayout, { image, hasName }: NonNullable<BrochurePhotos['brand']>, name: string): number {
  const { doc, left, y } = sheet;
  const fit: [number, number] = [hasName ? 200 : 60, brandHeight];
  const draw = () => {
    doc.image(image, left, y, { fit, valign: 'center' });
  };
  if (hasName) figure(sheet, name, draw);
  else artifact(sheet, draw);
  const { width, height } = (
    doc as unknown as { openImage: (source: Buffer) => { width: number; height: number } }
  ).openImage(image);
  return width * Math.min(fit[0] / width, fit[1] / height);
}

function renderInitial(sheet: PdfLayout, name: string, { accent, onAccent }: Brochure['colours']): number {
  const { left, y } = sheet;
  artifact(sheet, () => sheet.doc.roundedRect(left, y, brandHeight, brandHeight, 6).fill(accent));
  write(
    sheet,
    name.slice(0, 1).toUpperCase(),
    y + 5,
    { size: 15, color: onAccent, font: 'semibold' },
    { x: left, width: brandHeight, align: 'center', role: null },
  );
  return brandHeight;
}

export function renderTitle(sheet: PdfLayout, { heading, subtitle, colours, price, sold }: Brochure): void {
  const { y } = sheet;
  const wide = sheet.width - 190;
  const title = { size: heading.length > 34 ? 17 : 21, color: colours.ink, font: 'semibold' } as const;
  let height = write(sheet, heading, y, title, { width: wide, lineGap: -1, role: 'H1' });
  if (subtitle) height += 2 + write(sheet, subtitle, y + height + 2, { size: 10.5, color: grey }, { width: wide });
  height = Math.max(height, renderPrice(sheet, price, colours.ink));
  sheet.y = y + height + 10;
  if (sold) sheet.y += write(sheet, sold.notice, sheet.y, { size: 10, color: soldRed, font: 'semibold' }) + 8;
}

function renderPrice(sheet: PdfLayout, price: Brochure['price'], color: string): number {
  const block = { x: sheet.left + sheet.width - 180, width: 180, align: 'right' } as const;
  const { y } = sheet;
  if (price.kind === 'words') return write(sheet, price.text, y + 3, { size: 14, color, font: 'semibold' }, block) + 3;
  const amount = price.kind === 'subscription' ? `${price.text} ${price.suffix}` : price.text;
  let height = write(
    sheet,
    amount,
    y,
    { size: price.kind === 'subscription' ? 16 : 21, color, font: 'semibold' },
    block,
  );
  height += write(sheet, price.label, y + height, { size: 9.5, color: grey }, block);
  if (price.kind === 'price' && price.was) {
    height += 2;
    write(
      sheet,
      price.was.text,
      y + height,
      { size: 9.5, color: grey },
      { ...block, width: 180 - 6 - textWidth(sheet, price.was.saving), strike: true },
    );
    height += write(sheet, price.was.saving, y + height, { size: 9.5, color, font: 'semibold' }, block);
  }
  return height;
}

const textWidth = ({ doc }: PdfLayout, text: string): number => doc.font('semibold').fontSize(9.5).widthOfString(text);

const gap = 6;

export function renderPhotos(
  sheet: PdfLayout,
  { main, small }: BrochurePhotos,
  { colours, sold, placeholder, pictureNote, heading }: Brochure,
): void {
  const { doc, left, width } = sheet;
  const alt = (index: number): string => `${heading}, ${pictureNote === null ? 'photo' : 'illustration'} ${index + 1}`;
  const height = main ? Math.min((width * 9) / 16, doc.page.height * 0.33) : 84;
  need(sheet, height);
  if (main) figure(sheet, alt(0), () => renderCroppedPhoto(sheet, main, height));
  else renderPlaceholder(sheet, placeholder, height, colours.surface);
  if (sold) renderSoldMark(sheet, sold.mark);
  sheet.y += height + gap;
  if (small.length > 0) {
    const one = (width - 4 * gap) / 5;
    small.forEach((photo, index) =>
      figure(sheet, alt(index + 1), () => {
        doc.image(photo, left + index * (one + gap), sheet.y, { width: one, height: (one * 2) / 3 });
      }),
    );
    sheet.y += (one * 2) / 3 + gap;
  }
  if (main && pictureNote) sheet.y += write(sheet, pictureNote, sheet.y, { size: 8, color: grey }) + 2;
  sheet.y += 10;
}

/** Crops the photo, since Letter paper is shorter. */
function renderCroppedPhoto({ doc, left, width, y }: PdfLayout, photo: Buffer, height: number): void {
  doc.save();
  doc.rect(left, y, width, height).clip();
  doc.image(photo, left, y, { cover: [width, height], align: 'center', valign: 'center' });
  doc.restore();
}

function renderPlaceholder(sheet: PdfLayout, text: string, height: number, surface: string): void {
  artifact(sheet, () => sheet.doc.roundedRect(sheet.left, sheet.y, sheet.width, height, 6).fill(surface));
  const ink = { size: 12, color: grey, font: 'semibold' } as const;
  write(sheet, text, sheet.y + (height - heightOf(sheet, text, ink)) / 2, ink, { align: 'center' });
}

function renderSoldMark(sheet: PdfLayout, mark: string): void {
  const wide = sheet.doc.font('semibold').fontSize(16).widthOfString(mark) + 28;
  artifact(sheet, () => sheet.doc.rect(sheet.left, sheet.y + 14, wide, 30).fill(soldRed));
  write(sheet, mark, sheet.y + 20, { size: 16, color: '#ffffff', font: 'semibold' }, { width: wide, align: 'center' });
}

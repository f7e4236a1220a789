/** Units are points (72 per inch). */
import PDFDocument from 'pdfkit';
import type { PdfFonts } from './pdf-fonts.ts';

/** Structure types in tagged PDF (ISO 32000-1, 14.8.4). */
type Role = 'H1' | 'H2' | 'P';

export interface Ink {
  size: number;
  color: string;
  font?: 'regular' | 'semibold';
}
export interface Block {
  x?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
  lineGap?: number;
  link?: string;
  strike?: boolean;
  /** Null for repeated content. */
  role?: Role | null;
}

export const grey = '#5b6470';
export const hairline = '#d9dee3';

export interface PdfLayout {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  left: number;
  width: number;
  bottom: number;
  y: number;
}

export interface PdfLayoutOptions {
  size: 'A4' | 'LETTER';
  fonts: PdfFonts;
  title: string;
  author: string;
  language: string;
  created: Date;
}

const margin = { side: 42, top: 40, bottom: 60 };
export const pageTop = margin.top;

export function createPdfLayout({ size, fonts, title, author, language, created }: PdfLayoutOptions): PdfLayout {
  // Otherwise pdfkit looks for standard font files, which bundles lack.
  const doc = new PDFDocument({
    size,
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: 0 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    font: fonts.regular as unknown as string,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
  });
  doc.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    left: margin.side,
    width: doc.page.width - 2 * margin.side,
    bottom: doc.page.height - margin.bottom,
    y: margin.top,
  };
}

export function heightOf(
  { doc, width: whole }: PdfLayout,
  text: string,
  { size, font = 'regular' }: Ink,
  { width = whole, lineGap = 0 }: Block = {},
): number {
  return doc.font(font).fontSize(size).heightOfString(text, { width, lineGap });
}

/** Writes at `y` without advancing; returns the height. */
export function write(
  sheet: PdfLayout,
  text: string,
  y: number,
  ink: Ink,
  { x = sheet.left, width = sheet.width, align = 'left', lineGap = 0, link, strike = false, role = 'P' }: Block = {},
): number {
  const height = heightOf(sheet, text, ink, { width, lineGap });
  const draw = () => {
    sheet.doc
      .font(ink.font ?? 'regular')
      .fontSize(ink.size)
      .fillColor(ink.color)
      .text(text, x, y, { width, align, lineGap, strike, ...(link ? { link } : {}) });
  };
  if (role === null) artifact(sheet, draw);
  else sheet.root.add(sheet.doc.struct(role, {}, draw));
  return height;
}

/** For decoration and repeated content, which screen readers skip. */
export function artifact({ doc }: PdfLayout, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export function figure({ doc, root }: PdfLayout, alt: string, draw: () => void): void {
  root.add(doc.struct('Figure', { alt }, draw));
}

/** Lines may continue on the next page; splits overlong words. */
export function wrappedLines(
  { doc }: PdfLayout,
  text: string,
  { size, font = 'regular' }: Ink,
  width: number,
): string[] {
  doc.font(font).fontSize(size);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => one.match(/.{1,60}/gu) ?? [])) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && doc.widthOfString(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

export function need(sheet: PdfLayout, height: number): void {
  if (sheet.y + height > sheet.bottom) newPage(sheet);
}

function newPage(sheet: PdfLayout): void {
  sheet.doc.addPage();
  sheet.y = margin.top;
}

export function rule(sheet: PdfLayout, y: number, color = hairline): void {
  artifact(sheet, () =>
    sheet.doc
      .moveTo(sheet.left, y)
      .lineTo(sheet.left + sheet.width, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke(),
  );
}

export function finish({ doc, root }: PdfLayout): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    root.end();
    doc.end();
  });
}

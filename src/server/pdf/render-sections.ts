import type { Brochure } from './brochure.ts';
import {
  artifact,
  grey,
  hairline,
  heightOf,
  need,
  pageTop,
  rule,
  wrappedLines,
  write,
  type PdfLayout,
} from './pdf-layout.ts';

function heading(sheet: PdfLayout, text: string, color: string): void {
  need(sheet, 66);
  if (sheet.y > pageTop) {
    sheet.y += 8;
    rule(sheet, sheet.y);
    sheet.y += 10;
  }
  sheet.y += write(sheet, text, sheet.y, { size: 12.5, color, font: 'semibold' }, { role: 'H2' }) + 6;
}

const body = { size: 9.5, color: '#1d2329' } as const;
const lineHeight = 14;

export function renderComments(sheet: PdfLayout, { comments, colours: { ink } }: Brochure): void {
  if (comments.length === 0) return;
  heading(sheet, 'Dealer comments', ink);
  for (const paragraph of comments) {
    const isItem = paragraph.startsWith('• ');
    const indent = isItem ? 12 : 0;
    const lines = wrappedLines(sheet, isItem ? paragraph.slice(2) : paragraph, body, sheet.width - indent);
    lines.forEach((line, index) => {
      need(sheet, lineHeight);
      if (isItem && index === 0) write(sheet, '•', sheet.y, { ...body, color: grey }, { width: 10 });
      write(sheet, line, sheet.y, body, { x: sheet.left + indent, width: sheet.width - indent + 4 });
      sheet.y += lineHeight;
    });
    sheet.y += isItem ? 1 : 5;
  }
}

export function renderFeatures(sheet: PdfLayout, { features, colours: { ink, accent } }: Brochure): void {
  if (features.length === 0) return;
  heading(sheet, 'Features', ink);
  columns(sheet, features, 3, (text, x, y, width, drawn) => {
    const block = { x: x + 10, width: width - 10 };
    if (!drawn) return heightOf(sheet, text, { ...body, size: 9 }, block) + 4;
    artifact(sheet, () => sheet.doc.circle(x + 3, y + 5.5, 1.6).fill(accent));
    return write(sheet, text, y, { ...body, size: 9 }, block) + 4;
  });
}

export function renderSpecifications(sheet: PdfLayout, { specifications, colours: { ink } }: Brochure): void {
  if (specifications.length === 0) return;
  heading(sheet, 'Specifications', ink);
  renderRows(sheet, specifications, ink);
}

/** FACT-01, FACT-02 */
export function renderFactSets(sheet: PdfLayout, { factSets, colours: { ink } }: Brochure): void {
  for (const { title, sentences, rows, note } of factSets) {
    heading(sheet, title, ink);
    for (const sentence of sentences) {
      need(sheet, heightOf(sheet, sentence, body));
      sheet.y += write(sheet, sentence, sheet.y, body) + 3;
    }
    renderRows(sheet, rows, ink);
    if (note === null) continue;
    const small = { size: 8, color: grey } as const;
    need(sheet, heightOf(sheet, note, small));
    sheet.y += write(sheet, note, sheet.y, small) + 3;
  }
}

function renderRows(sheet: PdfLayout, rows: Brochure['specifications'], ink: string): void {
  columns(sheet, rows, 2, ({ label, value }, x, y, width, drawn) => {
    const half = width * 0.48;
    const height =
      Math.max(
        heightOf(sheet, label, { size: 9, color: grey }, { width: half }),
        heightOf(sheet, value, { size: 9, color: ink, font: 'semibold' }, { width: width - half }),
      ) + 7;
    if (!drawn) return height;
    write(sheet, label, y, { size: 9, color: grey }, { x, width: half });
    write(sheet, value, y, { size: 9, color: ink, font: 'semibold' }, { x: x + half, width: width - half });
    artifact(sheet, () =>
      sheet.doc
        .moveTo(x, y + height - 3)
        .lineTo(x + width, y + height - 3)
        .lineWidth(0.5)
        .strokeColor(hairline)
        .stroke(),
    );
    return height;
  });
}

type ItemRenderer<Item> = (item: Item, x: number, y: number, width: number, drawn: boolean) => number;

/** Rows never break across pages. */
function columns<Item>(sheet: PdfLayout, items: Item[], count: number, draw: ItemRenderer<Item>): void {
  const gap = 16;
  const width = (sheet.width - gap * (count - 1)) / count;
  for (let from = 0; from < items.length; from += count) {
    const row = items.slice(from, from + count);
    const height = Math.max(...row.map((item) => draw(item, 0, 0, width, false)));
    need(sheet, height);
    row.forEach((item, index) => draw(item, sheet.left + index * (width + gap), sheet.y, width, true));
    sheet.y += height;
  }
}

export function renderSmallPrint(sheet: PdfLayout, { smallPrint }: Brochure): void {
  if (smallPrint === null) return;
  const ink = { size: 8, color: grey } as const;
  need(sheet, Math.min(heightOf(sheet, smallPrint, ink) + 10, 200));
  sheet.y += 10 + write(sheet, smallPrint, sheet.y + 10, ink);
}

export function renderFooters(sheet: PdfLayout, { dealer, licence, printed }: Brochure): void {
  const { doc, left, width } = sheet;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const y = sheet.bottom + 12;
    rule(sheet, y);
    write(sheet, printed, y + 8, { size: 8, color: grey }, { width: width - 80, role: null });
    write(
      sheet,
      [dealer.name, licence].filter(Boolean).join(' · '),
      y + 19,
      { size: 8, color: grey },
      { width: width - 80, role: null },
    );
    write(
      sheet,
      `Page ${page + 1} of ${count}`,
      y + 8,
      { size: 8, color: grey },
      { x: left + width - 80, width: 80, align: 'right', role: null },
    );
  }
}

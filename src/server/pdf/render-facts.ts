import QRCode from 'qrcode';
import type { Brochure } from './brochure.ts';
import { artifact, figure, grey, hairline, heightOf, need, write, type PdfLayout } from './pdf-layout.ts';

const panelWidth = 190;
const rowHeight = 31;

export function renderFacts(sheet: PdfLayout, brochure: Brochure): void {
  const panel = panelRows(sheet, brochure);
  const rows = Math.ceil(brochure.facts.length / 2);
  need(sheet, Math.max(rows * rowHeight, panel.height));
  const top = sheet.y;
  renderPanel(sheet, panel, brochure);
  const column = (sheet.width - panelWidth - 24) / 2;
  brochure.facts.forEach(({ label, value }, index) => {
    const block = { x: sheet.left + (index % 2) * (column + 8), width: column - 4 };
    const y = top + Math.floor(index / 2) * rowHeight;
    write(sheet, label, y, { size: 8, color: grey }, block);
    write(
      sheet,
      value,
      y + 10,
      { size: fits(sheet, value, column - 4) ? 10 : 8, color: brochure.colours.ink, font: 'semibold' },
      block,
    );
  });
  sheet.y = top + Math.max(rows * rowHeight, panel.height) + 8;
  if (brochure.priceMeaning && brochure.price.kind !== 'words') {
    const { price } = brochure;
    const text = `${[price.text, price.kind === 'subscription' ? price.suffix : null, price.label].filter(Boolean).join(' ')}. ${brochure.priceMeaning}`;
    need(sheet, 48);
    sheet.y += write(sheet, text, sheet.y, { size: 8.5, color: grey }) + 6;
  }
}

const fits = ({ doc }: PdfLayout, text: string, width: number): boolean =>
  doc.font('semibold').fontSize(10).widthOfString(text) <= width;

interface PanelRow {
  text: string;
  size: number;
  strong: boolean;
  link?: string;
}
interface Panel {
  rows: PanelRow[];
  height: number;
}

const codeSize = 78;
const padding = 12;

function panelRows(sheet: PdfLayout, { place, phone, licence, dealer }: Brochure): Panel {
  const rows: PanelRow[] = [
    { text: place?.name ?? dealer.name, size: 10.5, strong: true },
    ...(place ? [{ text: place.address, size: 9, strong: false }] : []),
    ...(phone ? [{ text: phone, size: 10.5, strong: true, link: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(licence ? [{ text: licence, size: 8, strong: false }] : []),
  ];
  const text = rows.reduce(
    (sum, row) => sum + heightOf(sheet, row.text, inkOf(row, '#000000'), { width: panelWidth - 2 * padding }) + 3,
    0,
  );
  return { rows, height: text + codeSize + 3 * padding };
}

const inkOf = ({ size, strong }: PanelRow, color: string) =>
  ({ size, color, font: strong ? 'semibold' : 'regular' }) as const;

function renderPanel(sheet: PdfLayout, { rows, height }: Panel, { colours, url, online }: Brochure): void {
  const x = sheet.left + sheet.width - panelWidth;
  artifact(sheet, () =>
    sheet.doc.roundedRect(x, sheet.y, panelWidth, height, 6).fillAndStroke(colours.surface, hairline),
  );
  let y = sheet.y + padding;
  for (const row of rows)
    y +=
      write(sheet, row.text, y, inkOf(row, row.strong ? colours.ink : grey), {
        x: x + padding,
        width: panelWidth - 2 * padding,
        ...(row.link ? { link: row.link } : {}),
      }) + 3;
  y += padding - 3;
  figure(sheet, `QR code for ${url}`, () => renderQrCode(sheet, url, x + padding, y));
  const beside = { x: x + padding + codeSize + 10, width: panelWidth - 2 * padding - codeSize - 10 };
  const height2 = write(
    sheet,
    'See it online',
    y + 18,
    { size: 9.5, color: colours.ink, font: 'semibold' },
    { ...beside, link: url },
  );
  write(sheet, online, y + 20 + height2, { size: 8, color: grey }, beside);
}

/** Scanners need a quiet zone of four modules. */
function renderQrCode({ doc }: PdfLayout, text: string, x: number, y: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const side = codeSize / (modules.size + 2 * quiet);
  doc.rect(x, y, codeSize, codeSize).fill('#ffffff');
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(x + (column + quiet) * side, y + (row + quiet) * side, side, side);
    }
  }
  doc.fill('#000000');
}

import Papa from 'papaparse';
import { counted } from '#src/lib/numbers.ts';
import { FeedEmptyError, FeedFormatError } from '../errors.ts';
import type { BrokenRow, Rows } from '../feed.ts';
import { knownMake } from '../names/make-names.ts';
import { quoteCell } from '../notes.ts';

const delimiters = [',', '\t', ';', '|'];

/**
 * An unclosed quotation mark loses only its own line: the lines it swallowed are reread.
 *
 * @throws FeedFormatError without a header, or for a truncated file, which would remove vehicles
 */
export function readCsv(source: string, name: string): Rows {
  const { text, delimiter } = fromHeader(withPlainLineEnds(source));
  const start = /^\n*/.exec(text)![0].length;
  const header = Papa.parse<string[]>(text, { newline: '\n', delimiter, preview: start + 1 }).data[start]?.map((cell) =>
    plainCell(cell).trim(),
  );
  if (!header || header.every((cell) => cell === '')) {
    throw new FeedEmptyError(
      `${name} is empty: a CSV feed needs a header row and at least one vehicle. Check the export, or stock.source in settings.json.`,
    );
  }
  if (looksLikeVehicle(header)) {
    throw new FeedFormatError(
      `${name} has no header row: its first line, ${quoteCell(header.join(delimiter))}, looks like a vehicle. Add a line above it that names the columns, such as StockNo, Make, Model, Year, Price, Odometer, Condition, or ask the feed's supplier to export one.`,
    );
  }
  const parser = new CsvRecords(text, header, delimiter, name);
  parser.read(text, 1);
  if (parser.cutAt !== null) {
    throw new FeedFormatError(
      `${name} ends in the middle of line ${parser.cutAt}: the feed is incomplete, and the vehicles after it are missing. Fetch or export it again.`,
    );
  }
  const seen = new Set<string>();
  const twice = header.filter((column) => column !== '' && (seen.has(column) || !seen.add(column)));
  return {
    columns: header,
    records: parser.records,
    broken: parser.broken,
    lineOf: (index) => parser.lines[index]!,
    warnings:
      twice.length === 0
        ? []
        : [
            `${name}: the header has the column ${twice.map((column) => `"${column}"`).join(', ')} twice; the first one is used.`,
          ],
  };
}

const aNumber =
  /^\$?\d{3,}(?:[,. ]\d{3})*(?:\.\d+)?(?: ?(?:kms?|mi|miles))?$|^\$?\d{1,3}(?:,\d{3})+(?:\.\d+)?(?: ?(?:kms?|mi|miles))?$/i;
const aYear = /^(?:19|20)\d\d$/,
  aVin = /^(?=.*\d)[A-HJ-NPR-Z\d]{17}$/i,
  aUrl = /^https?:\/\//i,
  aCondition = /^(?:new|used|demo)$/i;

/** Without a header row, the first vehicle would be lost, and the mapping meaningless. */
function looksLikeVehicle(header: readonly string[]): boolean {
  const values = header.filter((cell) => aNumber.test(cell) || aVin.test(cell) || aUrl.test(cell)).length;
  const hasMake = header.some((cell) => cell !== '' && knownMake(cell, new Map()) !== null);
  const hasCondition = header.some((cell) => aCondition.test(cell));
  const isNamed = hasMake && header.some((cell) => aYear.test(cell));
  return isNamed || (values > 0 && values + Number(hasMake) + Number(hasCondition) >= 3);
}

const withPlainLineEnds = (text: string): string => {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return plain.includes('\r') ? plain.replaceAll(/\r\n?/g, '\n') : plain;
};

/** Blanks lines above the header ("sep=;" or a title) to preserve line numbers. */
function fromHeader(text: string): { text: string; delimiter: string } {
  const lines = text.slice(0, longestHead).split('\n');
  const isWhole = text.length <= longestHead;
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return { text, delimiter: ',' };
  const marked = /^"?sep=(.)"?[;,\s]*$/i.exec(lines[first]!.trim())?.[1];
  if (marked !== undefined || /^"?sep="?\s*$/i.test(lines[first]!.trim())) {
    const rest = blank(text, first + 1);
    return { text: rest, delimiter: marked ?? '\t' };
  }
  const candidates = lines.slice(first, isWhole ? undefined : -1).slice(0, maxTitleLines + 1);
  const titles = candidates.findIndex((line) => isHeaderLike(line));
  const above = candidates.slice(0, Math.max(0, titles));
  const header = titles > 0 && above.every((line) => widthOf(line) <= 3) ? first + titles : first;
  return { text: blank(text, header), delimiter: delimiterOf(lines[header]!) };
}

const longestHead = 100_000,
  maxTitleLines = 20;

function blank(text: string, lines: number): string {
  let end = 0;
  for (let line = 0; line < lines; line++) end = text.indexOf('\n', end) + 1 || text.length;
  return lines === 0 ? text : '\n'.repeat(lines) + text.slice(end);
}

const withoutQuoted = (line: string): string => line.replaceAll(/"[^"]*"/g, 'x');

function delimiterOf(line: string): string {
  const plain = withoutQuoted(line);
  const counts = delimiters.map((delimiter) => plain.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

const cellsIn = (line: string): string[] =>
  withoutQuoted(line)
    .split(delimiterOf(line))
    .map((cell) => cell.trim())
    .filter(Boolean);
const widthOf = (line: string): number => cellsIn(line).length;

function isHeaderLike(line: string): boolean {
  const cells = cellsIn(line);
  return (
    cells.length >= 4 && cells.every((cell) => cell.length <= 40 && /^[^\d]*\p{L}/u.test(cell) && !cell.includes('://'))
  );
}

/** Spreadsheets write numbers stored as text as ="00123" or '00123. */
function plainCell(cell: string): string {
  const mark = cell.charCodeAt(0);
  if (mark === equals) return /^="(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? linkIn(cell);
  return mark === apostrophe && /^'(?!\d\d$)[\w./-]+$/.test(cell) ? cell.slice(1) : cell;
}

const equals = 61,
  apostrophe = 39;
const hasMark = (cell: string): boolean => cell.charCodeAt(0) === equals || cell.charCodeAt(0) === apostrophe;

const linkIn = (cell: string): string => /^=hyperlink\(\s*"([^"]*)"/i.exec(cell)?.[1] ?? cell;

/** A file with more isn't a feed, and would take a gigabyte of memory. */
const maxBrokenRows = 50_000;

class CsvRecords {
  readonly records: string[][] = [];
  readonly lines: number[] = [];
  readonly broken: BrokenRow[] = [];
  cutAt: number | null = null;
  private readonly whole: string;
  private readonly name: string;
  private readonly header: string[];
  private readonly delimiter: string;
  private rawLines: string[] | null = null;
  private headerSeen = false;

  constructor(whole: string, header: string[], delimiter: string, name: string) {
    this.name = name;
    this.whole = whole;
    this.header = header;
    this.delimiter = delimiter;
  }

  read(text: string, firstLine: number, depth = 0): void {
    let line = firstLine;
    // Row by row: all at once would take many times the file's size.
    Papa.parse<string[]>(text, {
      newline: '\n',
      delimiter: this.delimiter,
      step: ({ data: cells, errors }) => {
        const height = 1 + lineFeedsIn(cells);
        const isMisquoted = errors.some(
          ({ code }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && height > 1),
        );
        const unclosed = isMisquoted || (height > 1 && this.swallowsRows(cells));
        if (cells.length > 1 || cells[0] !== '') this.take(cells, line, height, unclosed, depth);
        line += height;
      },
    });
  }

  private take(cells: string[], line: number, height: number, unclosed: boolean, depth: number): void {
    if (!this.headerSeen) {
      this.headerSeen = true;
    } else if (!unclosed && this.fits(cells)) {
      this.records.push(cells.some(hasMark) ? cells.map(plainCell) : cells);
      this.lines.push(line);
    } else {
      if (this.isCut(cells, line, unclosed, depth)) this.cutAt = line;
      if (this.broken.length === maxBrokenRows)
        throw new FeedFormatError(
          `${this.name} has more than ${maxBrokenRows} rows that do not match its header, the first on line ${this.broken[0]!.line}: ${this.broken[0]!.reason}. Export it again, or ask the feed's supplier.`,
        );
      this.broken.push({ line, id: null, field: null, reason: this.fault(cells, height, unclosed), cells });
      if (height > 1) this.readAgain(line + 1, height - 1, depth);
    }
  }

  /** A complete row inside a cell comes from a stray quotation mark. */
  private swallowsRows(cells: string[]): boolean {
    return this.header.length >= 4 && cells.some((cell) => cell.includes('\n') && this.holdsRow(cell));
  }

  /** Line by line: an unclosed quote can swallow the whole file. */
  private holdsRow(cell: string): boolean {
    for (let start = cell.indexOf('\n') + 1, end; (end = cell.indexOf('\n', start)) !== -1; start = end + 1)
      if (cell.slice(start, end).split(this.delimiter).length === this.header.length) return true;
    return false;
  }

  private fits(cells: string[]): boolean {
    const extra = cells.length - this.header.length;
    return extra === 0 || (extra > 0 && cells.slice(this.header.length).every((cell) => cell.trim() === ''));
  }

  private fault(cells: string[], height: number, unclosed: boolean): string {
    if (unclosed || height > 1) return 'a quotation mark is never closed';
    return `it has ${counted(cells.length, 'column')}, but the header has ${this.header.length}`;
  }

  /**
   * True for a truncated file; a short last row with a line break is only invalid. `depth` is above 0 inside unclosed
   * quotes.
   */
  private isCut(cells: string[], line: number, unclosed: boolean, depth: number): boolean {
    if (line < this.raw().length) return false;
    return unclosed || depth > 0 || (cells.length < this.header.length && !this.whole.endsWith('\n'));
  }

  /** After a few nested quotation marks, reads line by line. */
  private readAgain(line: number, height: number, depth: number): void {
    const lines = this.raw().slice(line - 1, line - 1 + height);
    if (depth < 8) this.read(lines.join('\n'), line, depth + 1);
    else for (const [index, text] of lines.entries()) this.read(text, line + index, depth + 1);
  }

  private raw(): string[] {
    this.rawLines ??= this.whole.replace(/\n+$/, '').split('\n');
    return this.rawLines;
  }
}

function lineFeedsIn(cells: string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

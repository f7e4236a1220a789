import Papa from 'papaparse';
import { FeedEmptyError, FeedFormatError } from '../errors.ts';
import type { BrokenRow, Rows } from '../feed.ts';

const delimiters = [',', '\t', ';', '|'];

/**
 * CSV with a header row. Records that do not fit the header are set aside; a quotation mark that was opened
 * and never closed costs its own line only, the lines it swallowed are read again.
 *
 * @throws FeedFormatError for a file without a header, and for one that ends inside a row or inside quotation marks:
 * the vehicles after it would be taken off the site
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
            `${name}: the header names ${twice.map((column) => `"${column}"`).join(', ')} twice; the first column counts.`,
          ],
  };
}

const withPlainLineEnds = (text: string): string => {
  const plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return plain.includes('\r') ? plain.replaceAll(/\r\n?/g, '\n') : plain;
};

/**
 * The text with empty lines in place of what is above its header: a spreadsheet's "sep=;", or a title of a few cells over
 * a wider row of names. Lines keep their numbers.
 */
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
  const candidates = lines.slice(first, isWhole ? undefined : -1).slice(0, mostTitles + 1);
  const titles = candidates.findIndex((line) => isHeaderLike(line));
  const above = candidates.slice(0, Math.max(0, titles));
  const header = titles > 0 && above.every((line) => widthOf(line) <= 3) ? first + titles : first;
  return { text: blank(text, header), delimiter: delimiterOf(lines[header]!) };
}

const longestHead = 100_000,
  mostTitles = 20;

/** Without the first lines, whose places stay. */
function blank(text: string, lines: number): string {
  let end = 0;
  for (let line = 0; line < lines; line++) end = text.indexOf('\n', end) + 1 || text.length;
  return lines === 0 ? text : '\n'.repeat(lines) + text.slice(end);
}

const withoutQuoted = (line: string): string => line.replaceAll(/"[^"]*"/g, 'x');

/** The candidate that parts a row most often. */
function delimiterOf(line: string): string {
  const plain = withoutQuoted(line);
  const counts = delimiters.map((delimiter) => plain.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** Cells of a line that say something. */
const cellsIn = (line: string): string[] =>
  withoutQuoted(line)
    .split(delimiterOf(line))
    .map((cell) => cell.trim())
    .filter(Boolean);
const widthOf = (line: string): number => cellsIn(line).length;

/** Four names or more, none of them a number, a URL or a sentence. */
function isHeaderLike(line: string): boolean {
  const cells = cellsIn(line);
  return (
    cells.length >= 4 && cells.every((cell) => cell.length <= 40 && /^[^\d]*\p{L}/u.test(cell) && !cell.includes('://'))
  );
}

/** A cell without the marks by which spreadsheets keep a number as text: ="00123" and '00123. */
function plainCell(cell: string): string {
  const mark = cell.charCodeAt(0);
  if (mark === equals) return /^="(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? linkIn(cell);
  return mark === apostrophe && /^'(?!\d\d$)[\w./-]+$/.test(cell) ? cell.slice(1) : cell;
}

const equals = 61,
  apostrophe = 39;
const hasMark = (cell: string): boolean => cell.charCodeAt(0) === equals || cell.charCodeAt(0) === apostrophe;

/** The address of =HYPERLINK("…","Photo"). */
const linkIn = (cell: string): string => /^=hyperlink\(\s*"([^"]*)"/i.exec(cell)?.[1] ?? cell;

/** A file with more of them is not a feed, and would take a gigabyte of memory. */
const mostBroken = 50_000;

class CsvRecords {
  readonly records: string[][] = [];
  readonly lines: number[] = [];
  readonly broken: BrokenRow[] = [];
  /** Line in which the file ends too early; null for a file that is whole. */
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
    // Row by row: all rows at once are many times the file's size.
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
      if (this.broken.length === mostBroken)
        throw new FeedFormatError(
          `${this.name} has more than ${mostBroken} rows that do not fit its header, the first in line ${this.broken[0]!.line}: ${this.broken[0]!.reason}. Export it again, or ask the feed's supplier.`,
        );
      this.broken.push({ line, id: null, field: null, reason: this.fault(cells, height, unclosed), cells });
      if (height > 1) this.readAgain(line + 1, height - 1, depth);
    }
  }

  /**
   * A line inside a quoted cell that has the columns of a whole row was a row, until a stray quotation mark took it in.
   */
  private swallowsRows(cells: string[]): boolean {
    return this.header.length >= 4 && cells.some((cell) => cell.includes('\n') && this.holdsRow(cell));
  }

  /** Line by line: a mark that never closes may take in the whole file. */
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
    if (unclosed || height > 1) return 'a quotation mark is opened and not closed';
    return `it has ${cells.length} of ${this.header.length} columns; the row does not fit the header`;
  }

  /**
   * The last line belongs to no whole row: it ends inside quotation marks, or has too few columns and no line break. A
   * last row that is too short but ended properly is that row's own fault. `depth` is above 0 for lines inside
   * quotation marks that never close.
   */
  private isCut(cells: string[], line: number, unclosed: boolean, depth: number): boolean {
    if (line < this.raw().length) return false;
    return unclosed || depth > 0 || (cells.length < this.header.length && !this.whole.endsWith('\n'));
  }

  /** Reads the lines that a stray quotation mark swallowed. Past a few nested marks each line stands alone. */
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

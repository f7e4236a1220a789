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
  const text = withPlainLineEnds(source);
  const start = /^\n*/.exec(text)![0].length;
  const header = Papa.parse<string[]>(text, {
    newline: '\n',
    delimiter: delimiterOf(text.slice(start)),
    preview: start + 1,
  }).data[start]?.map((cell) => cell.trim());
  if (!header || header.every((cell) => cell === '')) {
    throw new FeedEmptyError(
      `${name} is empty: a CSV feed needs a header row and at least one vehicle. Check the export, or stock.source in settings.json.`,
    );
  }
  const parser = new CsvRecords(text, header, delimiterOf(text.slice(start)));
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

/** The candidate that parts the header row most often. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n');
  const header = (end === -1 ? text : text.slice(0, end)).replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => header.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

class CsvRecords {
  readonly records: string[][] = [];
  readonly lines: number[] = [];
  readonly broken: BrokenRow[] = [];
  /** Line in which the file ends too early; null for a file that is whole. */
  cutAt: number | null = null;
  private readonly whole: string;
  private readonly header: string[];
  private readonly delimiter: string;
  private rawLines: string[] | null = null;
  private headerSeen = false;

  constructor(whole: string, header: string[], delimiter: string) {
    this.whole = whole;
    this.header = header;
    this.delimiter = delimiter;
  }

  read(text: string, firstLine: number, depth = 0): void {
    const { data, errors } = Papa.parse<string[]>(text, { newline: '\n', delimiter: this.delimiter });
    const misquoted = new Set(
      errors.flatMap(({ code, row }) =>
        code === 'MissingQuotes' ? data.length - 1 : code === 'InvalidQuotes' ? (row ?? []) : [],
      ),
    );
    let line = firstLine;
    for (let index = 0; index < data.length; index++) {
      const cells = data[index]!;
      const height = 1 + lineFeedsIn(cells);
      const unclosed =
        height > 1
          ? misquoted.has(index) || this.swallowsRows(cells)
          : misquoted.has(index) && index === data.length - 1 && errors.at(-1)!.code === 'MissingQuotes';
      if (cells.length > 1 || cells[0] !== '') this.take(cells, line, height, unclosed, depth);
      line += height;
    }
  }

  private take(cells: string[], line: number, height: number, unclosed: boolean, depth: number): void {
    if (!this.headerSeen) {
      this.headerSeen = true;
    } else if (!unclosed && this.fits(cells)) {
      this.records.push(cells);
      this.lines.push(line);
    } else {
      if (this.isCut(cells, line, unclosed, depth)) this.cutAt = line;
      this.broken.push({ line, id: null, field: null, reason: this.fault(cells, height, unclosed), cells });
      if (height > 1) this.readAgain(line + 1, height - 1, depth);
    }
  }

  /**
   * A line inside a quoted cell that has the columns of a whole row was a row, until a stray quotation mark took it in.
   */
  private swallowsRows(cells: string[]): boolean {
    return (
      this.header.length >= 4 &&
      cells.some(
        (cell) =>
          cell.includes('\n') &&
          cell
            .split('\n')
            .slice(1, -1)
            .some((text) => text.split(this.delimiter).length === this.header.length),
      )
    );
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

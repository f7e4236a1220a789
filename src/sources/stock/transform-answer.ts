/** A row by the feed's own columns: text in a CSV, whatever a record holds in JSON and XML. */
export type RawRow = Record<string, unknown>;

/**
 * Gives back the row as it is to be read, or in words why it is left out. The same row must always give the same: what
 * did not change is not built again. An error sets the one row aside.
 */
export type TransformRow = (row: RawRow) => RawRow | string;

/** What it gave back, or why the row is set aside. */
export function answerOf(transform: TransformRow, file: string, row: RawRow): RawRow | string {
  try {
    const said: unknown = transform(row);
    if (typeof said === 'string') return said.trim() === '' ? `is left out by ${file}` : said;
    if (said instanceof Promise) said.catch(() => undefined);
    else if (typeof said === 'object' && said !== null && !Array.isArray(said)) return structuredClone(said as RawRow);
    return `got no row from ${file}: it gives back a row, or in words why it is left out`;
  } catch (cause) {
    return `failed in ${file}: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

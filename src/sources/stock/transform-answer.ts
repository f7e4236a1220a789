/** Text in a CSV, any value in JSON or XML. */
export type RawRow = Record<string, unknown>;

/**
 * Returns the changed row, or the reason for omitting it. Must be deterministic, because unchanged input isn't rebuilt.
 * An exception rejects only that row.
 */
export type TransformRow = (row: RawRow) => RawRow | string;

export function answerOf(transform: TransformRow, file: string, row: RawRow): RawRow | string {
  try {
    const said: unknown = transform(row);
    if (typeof said === 'string') return said.trim() === '' ? `was excluded by ${file}` : said;
    if (said instanceof Promise) said.catch(() => undefined);
    else if (typeof said === 'object' && said !== null && !Array.isArray(said)) return structuredClone(said as RawRow);
    return `got no row from ${file}: return a row, or a string with the reason for excluding it`;
  } catch (cause) {
    return `failed in ${file}: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

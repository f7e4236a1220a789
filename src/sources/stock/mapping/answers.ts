import { FeedMappingError } from '../errors.ts';
import { UnknownWord, type Read, type ReadContext } from '../transforms/reading.ts';
import type { FieldName } from './fields.ts';

/** @throws FeedMappingError if an answer in `words` isn't allowed */
export function checkAnswers(
  field: FieldName,
  words: Record<string, string> | undefined,
  read: Read<unknown>,
  context: ReadContext,
): void {
  for (const [word, answer] of Object.entries(words ?? {})) {
    const value = answer.trim() === '' ? null : read(answer, context, false);
    if (value instanceof UnknownWord)
      throw new FeedMappingError(
        `settings.json: stock.mapping.${field}.words: "${answer}" for "${word}" is ${value.reason}. See docs/operate/held-changes.md for the allowed answers.`,
        { fields: [field] },
      );
  }
}

/** "*" matches every other word. */
export function translation(written: Record<string, string> | undefined): (cell: unknown) => unknown {
  if (!written) return (cell) => cell;
  const words = new Map(Object.entries(written).map(([from, to]) => [from.trim().toLowerCase(), to]));
  const rest = words.get('*');
  return (cell) => words.get(String(cell).trim().toLowerCase()) ?? rest ?? cell;
}

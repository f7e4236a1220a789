/**
 * "Step 2 of 3: Where and when".
 *
 * @param at 0-based
 */
export function stepText(at: number, names: readonly (string | null)[]): string {
  const name = names[at] ?? null;
  return `Step ${at + 1} of ${names.length}${name === null ? '' : `: ${name}`}`;
}

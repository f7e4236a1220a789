/** Truncates to `length` characters plus an ellipsis, at a word boundary if most text remains; null within `limit`. */
export function cutText(text: string, length: number, limit = length): string | null {
  if (text.length <= limit) return null;
  const cut = text.slice(0, length);
  const space = /\s/.test(text.charAt(length)) ? length : cut.search(/\s\S*$/);
  return `${(space > length - 40 ? cut.slice(0, space) : cut).replace(/[\s,:–-]+$/, '')}…`;
}

/**
 * The beginning of a plain text with at most `length` characters and an ellipsis, up to the last whole word where that
 * keeps most of them; null when the whole text is no longer than `limit`, which is `length` unless given.
 */
export function cutText(text: string, length: number, limit = length): string | null {
  if (text.length <= limit) return null;
  const cut = text.slice(0, length);
  const space = /\s/.test(text.charAt(length)) ? length : cut.search(/\s\S*$/);
  return `${(space > length - 40 ? cut.slice(0, space) : cut).replace(/[\s,:–-]+$/, '')}…`;
}

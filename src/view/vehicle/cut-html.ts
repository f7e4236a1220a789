/** Avoids breaking elements, entities or, if possible, words. */
const token = /<(\/?)([a-z0-9]+)[^>]*>|&[a-z0-9#]+;|[^<&]+|[<&]/gi;
const paragraphs = new Set(['p', 'li', 'h2', 'h3', 'h4']);
/** Minimum visible characters for starting another paragraph. */
const minParagraphLength = 24;
const voidElements = new Set(['br', 'hr', 'img']);

/** At most `length` visible characters and an ellipsis; null if nothing was cut. */
export function cutHtml(html: string, length: number): string | null {
  if (html.length <= length) return null;
  const open: string[] = [];
  let out = '';
  let left = length;
  let begun = { out: '', open: [] as string[], left: length };
  for (const [piece, closing, name] of html.matchAll(token)) {
    if (name !== undefined) {
      if (closing === '' && paragraphs.has(name.toLowerCase())) begun = { out, open: [...open], left };
      if (closing === '/') open.pop();
      else if (!voidElements.has(name.toLowerCase())) open.push(name);
      out += piece;
      continue;
    }
    const size = sizeOf(piece);
    if (size <= left) {
      out += piece;
      left -= size;
      continue;
    }
    return begun.left < length && begun.left < minParagraphLength
      ? endPreviousParagraph(begun)
      : closed(out + cutAtWord(piece, left), open);
  }
  return null;
}

const sizeOf = (piece: string) => (piece.length > 1 && piece.startsWith('&') ? 1 : piece.length);

/** Cuts at a word boundary if that preserves most characters. */
function cutAtWord(text: string, left: number): string {
  if (text.startsWith('&')) return '';
  const cut = text.slice(0, left);
  if (/\s/.test(text.charAt(left))) return cut;
  const space = lastSpace(cut);
  return space > left - 40 && space >= 0 ? cut.slice(0, space) : cut;
}

function lastSpace(text: string): number {
  let place = text.length - 1;
  while (place >= 0 && !/\s/.test(text.charAt(place))) place--;
  return place;
}

const endPreviousParagraph = ({ out, open }: { out: string; open: string[] }): string =>
  out.trimEnd().replace(/[.,:–-]*((?:<\/[a-z0-9]+>)*)$/i, '…$1') + endTags(open);

const closed = (html: string, open: string[]) => `${html.trimEnd().replace(/[,:–-]+$/, '')}…${endTags(open)}`;

const endTags = (open: string[]): string =>
  open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');

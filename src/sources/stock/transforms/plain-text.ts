import { decodeEntities } from './entities.ts';

const hiddenElements = /<(script|style|iframe|object|embed|template|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const tags = /<!--[\s\S]*?(?:-->|$)|<[/!?a-z][^<>]*(?:>|$|(?=<))/gi;
const mayHoldMarkup = /[<&]/;
/** Control and bidirectional characters. */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

export function withoutInvisible(text: string): string {
  const visible = text.search(invisible) === -1 ? text : text.replaceAll(invisible, '');
  return visible.isWellFormed() ? visible : visible.replaceAll(/\p{Surrogate}/gu, '');
}

const untidy = /\s\s|[^\S ]|^ | $/;

/** Must still be escaped when rendered. */
export function plainFeedText(text: string, maxLength: number): string {
  let plain = text.length > maxLength * 8 ? text.slice(0, maxLength * 8) : text;
  if (mayHoldMarkup.test(plain)) plain = withoutMarkup(withoutMarkup(plain));
  plain = withoutInvisible(plain);
  if (untidy.test(plain)) plain = plain.replaceAll(/\s+/g, ' ').trim();
  return plain.length > maxLength
    ? `${plain
        .slice(0, maxLength - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`
    : plain;
}

const withoutMarkup = (text: string): string =>
  decodeEntities(text.replaceAll(hiddenElements, ' ').replaceAll(tags, ' '))
    .replaceAll(hiddenElements, ' ')
    .replaceAll(tags, ' ');

/** Writes escaped text and allowed tags without attributes: none of the feed's markup passes. */
import { escapeHtml } from '#src/lib/escape-html.ts';
import { decodeEntities } from './entities.ts';
import { withoutInvisible } from './plain-text.ts';

const outputTags: Record<string, string> = {
  p: 'p',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  b: 'b',
  strong: 'strong',
  i: 'i',
  em: 'em',
  div: 'p',
  section: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  tr: 'p',
  blockquote: 'p',
};
const dropped = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
  'head',
]);
const cells = new Set(['td', 'th', 'dd']);
const blocks = new Set(['p', 'ul', 'ol', 'li']);
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b[^<>]*(?:>|$|(?=<))|<[!?][^<>]*(?:>|$)/gi;
const escapedMarkup = /&lt;\/?(?:p|br|ul|ol|li|b|strong|i|em|div)\b/i;
const longest = 30_000;

/** `maxLength` counts text, not tags. */
export function commentsHtml(source: string, maxLength = 10_000): string {
  let text = withoutInvisible(source.length > longest ? source.slice(0, longest) : source);
  if (!text.includes('<') && escapedMarkup.test(text)) text = decodeEntities(text);
  return text.includes('<') ? new Cleaner(maxLength).clean(text) : paragraphs(decodeEntities(text).slice(0, maxLength));
}

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(
      (part) =>
        `<p>${escapeHtml(part)
          .replaceAll(/\s*\n\s*/g, '<br>')
          .replaceAll(/[^\S\n]+/g, ' ')}</p>`,
    )
    .join('');

class Cleaner {
  private out = '';
  private readonly open: string[] = [];
  private left: number;

  constructor(maxLength: number) {
    this.left = maxLength;
  }

  clean(text: string): string {
    let from = 0;
    token.lastIndex = 0;
    for (let match = token.exec(text); match && this.left > 0; match = token.exec(text)) {
      this.words(text.slice(from, match.index));
      from = token.lastIndex;
      const name = match[2]?.toLowerCase();
      if (name === undefined) continue;
      if (!match[1] && dropped.has(name)) from = token.lastIndex = afterElement(text, name, from);
      else if (cells.has(name)) this.cell(match[1] === '/');
      else if (name === 'dt') this.term(match[1] === '/');
      else if (Object.hasOwn(outputTags, name)) this.tag(outputTags[name]!, match[1] === '/');
    }
    this.words(text.slice(from));
    while (this.open.length > 0) this.out += `</${this.open.pop()}>`;
    return this.out.replaceAll(/<(p|li|b|strong|i|em|ul|ol)>(?:\s|<br>)*<\/\1>/g, '').trim();
  }

  private words(raw: string): void {
    if (raw === '' || this.left <= 0) return;
    const text = decodeEntities(raw).replaceAll(/\s+/g, ' ').slice(0, this.left);
    this.left -= text.length;
    if (text.trim() !== '' && this.open.length === 0) this.start('p');
    if (text.trim() !== '' || this.open.length > 0) this.out += escapeHtml(text);
  }

  private cell(closing: boolean): void {
    if (!closing && this.open.length > 0 && !/[\s>]$/.test(this.out)) this.out += ' ';
  }

  private term(closing: boolean): void {
    if (!closing) this.tag('p', false);
  }

  private tag(name: string, closing: boolean): void {
    if (name === 'br') {
      if (!closing && this.open.length > 0) this.out += '<br>';
    } else if (closing) {
      this.end(name);
    } else if (name === 'li' && !this.open.includes('ul') && !this.open.includes('ol')) {
      this.start('ul');
      this.start('li');
    } else {
      this.start(name);
    }
  }

  private start(name: string): void {
    if (name === 'p' && this.open.some((element) => element === 'li')) return;
    if (blocks.has(name)) this.end(name === 'li' ? 'li' : 'p');
    else if (this.open.length === 0) this.out += this.push('p');
    if (this.open.length < 12) this.out += this.push(name);
  }

  private push(name: string): string {
    this.open.push(name);
    return `<${name}>`;
  }

  /** List items close only within their list. */
  private end(name: string): void {
    const at = this.open.lastIndexOf(name);
    if (at === -1) return;
    if (name === 'li' && Math.max(this.open.lastIndexOf('ul'), this.open.lastIndexOf('ol')) > at) return;
    while (this.open.length > at) this.out += `</${this.open.pop()}>`;
  }
}

function afterElement(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\s*>`, 'i').exec(text.slice(from));
  return end ? from + end.index + end[0].length : text.length;
}

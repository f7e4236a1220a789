import { escapeHTML } from 'astro/runtime/server/escape.js';
import { Html, withTexts, type Rendered, type Text } from './html.ts';

/**
 * Same rules as Astro's `renderStreaming`.
 *
 * @throws Error for an object
 */
export function textOf(value: unknown): Text {
  if (typeof value === 'string') return escapeHTML(value);
  if (value instanceof Html) return value.text;
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'function') return textOf((value as () => unknown)());
  return textOfObject(value);
}

function textOfObject(value: unknown): Text {
  if (typeof value !== 'object') throw new Error(`A template cannot render a ${typeof value}.`);
  if (typeof (value as Promise<unknown>).then === 'function') return Promise.resolve(value).then(textOf);
  if (Symbol.iterator in value!) return listText([...(value as Iterable<unknown>)]);
  throw new Error(`A template cannot render an object with the keys ${Object.keys(value!).join(', ')}.`);
}

function listText(values: unknown[]): Text {
  let text = '';
  for (let at = 0; at < values.length; at++) {
    const piece = textOf(values[at]);
    if (typeof piece !== 'string') return laterText(text, piece, values.slice(at + 1));
    text += piece;
  }
  return text;
}

const laterText = (text: string, piece: Promise<string>, rest: unknown[]): Text =>
  withTexts([text, piece, ...rest.map(textOf)], (texts) => texts.join(''));

export function render(parts: TemplateStringsArray, ...values: unknown[]): Rendered {
  let text = parts[0]!;
  for (let at = 0; at < values.length; at++) {
    const piece = textOf(values[at]);
    if (typeof piece !== 'string') return later(text, piece, parts.slice(at + 1), values.slice(at + 1));
    text += piece + parts[at + 1]!;
  }
  return new Html(text);
}

const later = (text: string, piece: Promise<string>, parts: string[], rest: unknown[]): Rendered =>
  withTexts(
    [piece, ...rest.map(textOf)],
    (texts) => new Html(texts.reduce((whole, next, at) => whole + next + parts[at]!, text)),
  );

export function unescapeHTML(value: unknown): unknown {
  if (typeof value === 'string') return new Html(value);
  if (value instanceof Promise) return value.then(unescapeHTML);
  if (value instanceof Html || typeof value !== 'object' || value === null) return value;
  throw new Error(`set:html takes a string, not ${Object.prototype.toString.call(value)}.`);
}

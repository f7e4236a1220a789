import { addAttribute as astroAttribute } from 'astro/runtime/server/render/util.js';
import { Html, emptyHtml } from './html.ts';

const probes: [value: unknown, text: string][] = [
  ['a&"', 'a&amp;&quot;'],
  [true, 'true'],
  [false, 'false'],
  [['a', 'b'], 'a,b'],
  [{}, '[object Object]'],
];

const plainNames = new Map<string, boolean>();

function isPlain(name: string): boolean {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const plain =
    !name.startsWith('set:') &&
    probes.every(([value, text]) => String(astroAttribute(value, name)) === ` ${name}="${text}"`);
  plainNames.set(name, plain);
  return plain;
}

function escaped(value: unknown): string {
  const text = String(value);
  return text.includes('&') || text.includes('"') ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : text;
}

function attributeText(value: unknown, name: string, tag?: string): string {
  if (value === null || value === undefined) return '';
  if (!isPlain(name)) return String(astroAttribute(value, name, true, tag));
  return value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`;
}

export function addAttribute(value: unknown, name: string, tag?: string): Html {
  const text = attributeText(value, name, tag);
  return text === '' ? emptyHtml : new Html(text);
}

export function attributesText(values: object, tag?: string): string {
  let text = '';
  for (const [name, value] of Object.entries(values)) text += attributeText(value, name, tag);
  return text;
}

export const spreadAttributes = (values: object = {}, tag?: string): Html => new Html(attributesText(values, tag));

export function classOf(names: unknown[]): string {
  return String(astroAttribute(names, 'class:list', false)).slice(' class="'.length, -1);
}

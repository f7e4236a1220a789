/** Typed parts ensure that everything is escaped once. */
declare const brand: unique symbol;
export type Xml = string & { [brand]: 'xml' };

export type Attributes = Record<string, string | number | null>;

/** Not allowed in XML 1.0. */
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu;

/** Plain ASCII, which no mail server alters. */
function xmlText(text: string): Xml {
  return text
    .replace(impossible, '')
    .replace(
      /[&<>"'\r]|[^\u0000-\u007f]/gu,
      (character) => entities[character] ?? `&#${character.codePointAt(0)!};`,
    ) as Xml;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '',
};

export function element(name: string, attributes: Attributes, contents: Xml[] | string | number): Xml {
  const head = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${xmlText(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');
  const inner = Array.isArray(contents)
    ? contents.length > 0
      ? `\n${contents.join('\n')}\n`
      : ''
    : xmlText(String(contents));
  return `<${name}${head}>${inner}</${name}>` as Xml;
}

export function maybeElement(
  name: string,
  attributes: Attributes,
  contents: string | number | null | undefined,
): Xml[] {
  return contents === null || contents === undefined || contents === '' ? [] : [element(name, attributes, contents)];
}

import type { XmlElement } from './xml-document.ts';

interface Attribute {
  values: string[] | null;
  required: boolean;
}
interface Declaration {
  model: RegExp | null;
  attributes: Map<string, Attribute>;
}
export type Dtd = Map<string, Declaration>;

export function readDtd(text: string): Dtd {
  const dtd: Dtd = new Map();
  for (const [, name, model] of text.matchAll(/<!ELEMENT\s+([\w-]+)\s+(\(.*?\)[*+?]?)>/gs))
    dtd.set(name!, { model: modelOf(model!), attributes: new Map() });
  for (const [, name, list] of text.matchAll(/<!ATTLIST\s+([\w-]+)\s+(.*?)>/gs)) {
    for (const [, attribute, type, fallback] of list!.matchAll(
      /([\w-]+)\s+(CDATA|\([^)]*\))\s+(#REQUIRED|#IMPLIED|"[^"]*")/g,
    )) {
      dtd.get(name!)!.attributes.set(attribute!, {
        values:
          type === 'CDATA'
            ? null
            : type!
                .slice(1, -1)
                .split('|')
                .map((value) => value.trim()),
        required: fallback === '#REQUIRED',
      });
    }
  }
  return dtd;
}

function modelOf(model: string): RegExp | null {
  if (/^\(\s*#PCDATA\s*\)$/.test(model)) return null;
  return new RegExp(
    `^${model
      .replace(/\s+/g, '')
      .replace(/[\w-]+/g, (name) => `(?:${name} )`)
      .replaceAll(',', '')}$`,
  );
}

export function dtdIssues(element: XmlElement, dtd: Dtd, path = element.name): string[] {
  const declaration = dtd.get(element.name);
  if (!declaration) return [`${path} is not declared`];
  const { model, attributes } = declaration;
  const names = element.children.map(({ name }) => `${name} `).join('');
  return [
    ...(model === null
      ? element.children.length > 0
        ? [`${path} holds elements`]
        : []
      : [
          ...(model.test(names) ? [] : [`${path} holds ${names}`]),
          ...(element.text.trim() === '' ? [] : [`${path} holds text`]),
        ]),
    ...Object.entries(element.attributes).flatMap(([name, value]) => {
      const known = attributes.get(name);
      return !known
        ? [`${path} has no attribute ${name}`]
        : known.values && !known.values.includes(value)
          ? [`${path} ${name} is "${value}"`]
          : [];
    }),
    ...[...attributes]
      .filter(([name, { required }]) => required && !Object.hasOwn(element.attributes, name))
      .map(([name]) => `${path} misses ${name}`),
    ...element.children.flatMap((child) => dtdIssues(child, dtd, `${path}/${child.name}`)),
  ];
}

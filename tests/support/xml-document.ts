/** Strict parser: no comments, CDATA or doctype; throws unless well-formed. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The only characters XML 1.0 allows, even as references. */
const isChar = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

function decode(raw: string): string {
  if (raw.includes(']]>')) throw new Error('"]]>" stands in character data.');
  const text = raw.replace(/&([^;]*);?/g, (whole, name: string) => {
    const code = /^#\d+$/.test(name) ? Number(name.slice(1)) : null;
    if (code !== null && whole.endsWith(';') && isChar(code)) return String.fromCodePoint(code);
    if (whole.endsWith(';') && Object.hasOwn(named, name)) return named[name]!;
    throw new Error(`"${whole}" is no reference.`);
  });
  for (const character of text)
    if (!isChar(character.codePointAt(0)!))
      throw new Error(`U+${character.codePointAt(0)!.toString(16)} is no XML character.`);
  return text;
}

export function readXml(xml: string): { instructions: string[]; root: XmlElement } {
  const instructions: string[] = [];
  const stack: XmlElement[] = [{ name: '', attributes: {}, children: [], text: '' }];
  const token = /<\?([^>]*)\?>|<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)>|([^<]+)/gy;
  let at = 0;
  for (let match = token.exec(xml); match; match = token.exec(xml)) {
    at = token.lastIndex;
    const [, instruction, end, start, attributes = '', text] = match;
    const open = stack.at(-1)!;
    if (instruction) instructions.push(instruction);
    else if (end) {
      if (open.name !== end) throw new Error(`</${end}> closes <${open.name}>.`);
      stack.pop();
    } else if (start) {
      const element: XmlElement = {
        name: start,
        attributes: Object.fromEntries(
          [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, decode(value!)]),
        ),
        children: [],
        text: '',
      };
      open.children.push(element);
      stack.push(element);
    } else open.text += decode(text!);
  }
  if (at !== xml.length || stack.length !== 1 || stack[0]!.children.length !== 1)
    throw new Error(`Not well-formed at ${at}: ${xml.slice(at, at + 60)}`);
  return { instructions, root: stack[0]!.children[0]! };
}

export function find(root: XmlElement, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>((at, name) => at?.children.find((child) => child.name === name), root);
}

/**
 * Converts XML to the objects of an equivalent JSON feed, so that one mapping reads both:
 * 1. Elements with children become objects, repeated ones lists, others their text.
 * 2. Attributes become columns; beside text, "price@currency". If such an element repeats, <photo order="2">…</photo>
 *    becomes {text, order}.
 * 3. A wrapper named with its content's plural becomes a list: <photos><photo>…</photo></photos>.
 *
 * Name prefixes are dropped (<g:brand> becomes brand). Document types with declarations are refused, so no entity can
 * expand endlessly or read a file.
 */
import { SaxesParser } from 'saxes';
import { FeedFormatError } from '../errors.ts';
import type { Rows } from '../feed.ts';
import { compactKey } from '../transforms/reading.ts';
import { setList } from './list-setting.ts';
import { refuseError } from './supplier-error.ts';

type Value = string | Value[] | { [key: string]: Value };

interface Element {
  name: string;
  qualified: string;
  path: string;
  line: number;
  attributes: [string, string][];
  /** `wholeText` includes descendants. */
  text: string;
  wholeText: string;
  children: Map<string, Child[]>;
}

interface Child {
  value: Value;
  qualified: string;
  attributes: [string, string][];
}

/** A SOAP service answers an error with one Fault. */
function refuseFault(record: Value, name: string): void {
  if (typeof record === 'object' && !Array.isArray(record) && Object.hasOwn(record, 'Fault')) refuseError(record, name);
}

interface Found {
  records: Value[];
  lines: number[];
}

const deepest = 32;

/**
 * @param wanted path of the repeated element, "export.vehicles.vehicle"; null uses the root's content
 * @throws FeedFormatError for malformed or truncated text, or if its vehicles are elsewhere
 */
export function readXml(source: string, name: string, wanted: string | null): Rows {
  const found = new Map<string, Found>();
  const list = wanted === null ? syndicated(source) : wanted.split('.').map(localName).join('.');
  let root: Value = '';
  const repeated = parseXml(source, name, ({ path, line }, value, depth) => {
    if (depth === 0) root = value;
    if (list === null ? depth !== 1 || typeof value === 'string' : path !== list) return;
    const place = found.get(path) ?? { records: [], lines: [] };
    place.records.push(value);
    place.lines.push(line);
    found.set(path, place);
  });
  if (found.size === 0) refuseError(root, name);
  for (const { records } of found.values()) if (records.length === 1) refuseFault(records[0]!, name);
  if (found.size === 0 && repeated.length === 0)
    return { columns: null, records: [], lineOf: (index) => index + 1, broken: [], warnings: [] };
  const [only, ...others] = found.values();
  if (!only || others.length > 0 || (only.records.length === 1 && Array.isArray(only.records[0]))) {
    const steps = (path: string) => path.split('.').length;
    const outermost = repeated.toSorted((a, b) => steps(a) - steps(b));
    const paths = outermost.slice(0, 6).map((path) => `"${path}"`);
    throw new FeedFormatError(
      `${name} contains no list of vehicles ${list === null ? 'directly in its root element' : `at "${list}"`}. ${setList} the path of the element that holds one vehicle; repeated elements: ${paths.join(', ') || 'none'}.`,
    );
  }
  return {
    columns: null,
    records: only.records,
    lineOf: (index) => only.lines[index]!,
    broken: [],
    warnings: [],
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function syndicated(source: string): string | null {
  const root = /<([a-z][\w:.-]*)/i.exec(source.slice(0, 10_000).replaceAll(/<!--[\s\S]*?-->/g, ''))?.[1];
  return root === 'rss'
    ? 'rss.channel.item'
    : root === 'feed' && source.includes('www.w3.org/2005/Atom')
      ? 'feed.entry'
      : null;
}

/** Finds the paths of repeated elements with more than text. */
function parseXml(
  source: string,
  name: string,
  closed: (element: Element, value: Value, depth: number) => void,
): string[] {
  const parser = new SaxesParser();
  const open: Element[] = [],
    paths = new Map<string, number>();
  let isEnding = false;
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      throw new FeedFormatError(
        `${name} has a DOCTYPE with its own declarations, which are not supported. Ask the feed's supplier for XML without them.`,
      );
  });
  parser.on('opentag', ({ name: qualified, attributes }) => {
    const tag = localName(qualified);
    const path = open.length === 0 ? tag : `${open.at(-1)!.path}.${tag}`;
    if (open.length === deepest)
      throw new FeedFormatError(
        `${name}: elements on line ${parser.line} are nested more than ${deepest} levels deep, so this is not a vehicle feed.`,
      );
    open.push({
      name: tag,
      path,
      line: parser.line,
      qualified,
      attributes: Object.entries(attributes).filter(([key]) => !/^xmlns(?::|$)/.test(key)),
      text: '',
      wholeText: '',
      children: new Map(),
    });
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.text += text;
    element.wholeText += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop()!;
    const value = valueOf(element);
    if (typeof value !== 'string') paths.set(element.path, (paths.get(element.path) ?? 0) + 1);
    const parent = open.at(-1);
    if (parent) addTo(parent, element, value);
    closed(element, value, open.length);
  });
  try {
    parser.write(source);
    isEnding = true;
    parser.close();
  } catch (cause) {
    if (cause instanceof FeedFormatError) throw cause;
    const root = open[0]?.name;
    const isCut = isEnding && (root === undefined || !source.trimEnd().endsWith(`</${root}>`));
    const reason = isEnding ? 'an & or < in its text is not escaped as &amp; or &lt;' : saxReason(cause as Error);
    throw new FeedFormatError(
      isCut
        ? `${name} is cut off: the feed is incomplete and vehicles are missing. Fetch or export it again.`
        : `${name} is not well-formed XML (${isEnding ? '' : `line ${parser.line}: `}${reason}). Ask the feed's supplier, or check the stock.source format in settings.json.`,
      { cause },
    );
  }
  return [...paths].filter(([, count]) => count > 1).map(([path]) => path);
}

const saxReason = ({ message }: Error): string => message.replace(/^[\d:]+ /, '').replace(/\.$/, '');

/** Gives the plain name to <title> rather than <g:title>, otherwise to the first element. */
function addTo(parent: Element, { name: plain, qualified, wholeText, attributes, text }: Element, value: Value): void {
  parent.wholeText += wholeText;
  const known = parent.children.get(plain)?.[0];
  if (known && known.qualified !== qualified && qualified === plain) {
    parent.children.set(known.qualified, parent.children.get(plain)!);
    parent.children.delete(plain);
  }
  const name = known && known.qualified !== qualified ? qualified : plain;
  const child: Child = { value, qualified, attributes: text.trim() === '' ? [] : attributes };
  const children = parent.children.get(name);
  if (children) children.push(child);
  else parent.children.set(name, [child]);
}

/** Mixed content, such as a description with tags, is text. */
function valueOf({ name, text, wholeText, attributes, children }: Element): Value {
  if (text.trim() !== '') return wholeText.trim();
  if (children.size === 0) return attributes.length === 0 ? '' : Object.fromEntries(attributes);
  const [[child, values] = ['', []]] = children;
  if (children.size === 1 && isPlural(name, child)) return values.map(withAttributes);
  return Object.fromEntries([...attributes, ...[...children].flatMap(([key, all]) => columnsFor(key, all))]);
}

function columnsFor(key: string, all: Child[]): [string, Value][] {
  const [only] = all;
  if (all.length > 1 || !only) return [[key, all.map(withAttributes)]];
  return [
    [key, only.value],
    ...only.attributes.map(([attribute, value]): [string, Value] => [`${key}@${attribute}`, value]),
  ];
}

const withAttributes = ({ value, attributes }: Child): Value =>
  attributes.length === 0 ? value : { ...Object.fromEntries(attributes), text: value };

const isPlural = (wrapper: string, item: string): boolean =>
  ['s', 'es', 'list'].some((ending) => compactKey(wrapper) === compactKey(item) + ending);

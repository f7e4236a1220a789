/**
 * Structure of a built page: elements with roles, names, labels and references, without text. Pages with the same
 * structure pass or fail structural accessibility rules alike, so a rule needs only one.
 *
 * A structure is a set of features: each a part of up to 25 elements (tables and definition lists of any size), or a
 * larger element with the kinds of its children, plus its landmark, list and form ancestors. Repeated neighbours count
 * once; an id counts as present, a reference as resolved and non-empty. Can miss issues that span distant parts, except
 * duplicate ids, labels and references.
 */
import { hash } from 'node:crypto';
import { memoize } from '#src/lib/memoize.ts';

interface Node {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: Node[];
  /** Start, content start and end in the HTML. */
  start: number;
  inner: number;
  end: number;
  hasOwnText: boolean;
  hasText: boolean;
  size: number;
  own: string;
  shape: string;
  /** The part's own feature comes first; empty inside a part that is one feature. */
  features: string[];
}

export interface PageStructure {
  features: ReadonlySet<string>;
  /** Reduced to parts with a feature not in `known`. */
  htmlWithout: (known: ReadonlySet<string>) => string;
}

const smallPart = 25;

const token =
  /<!--.*?-->|<!doctype[^>]*>|<(?<raw>script|style|template)\b(?:"[^"]*"|'[^']*'|[^>"'])*>.*?<\/\k<raw>>|<(?<close>\/?)(?<tag>[a-z][\w:\-]*)(?<attributes>(?:"[^"]*"|'[^']*'|[^>"'])*?)(?<void>\/?)>|(?<text>[^<]+)/gisv;
const attribute = /(?<name>[^\s=\/]+)(?:=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'))?/gv;
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Attributes whose value matters. */
const judged = new Set(
  'type role lang dir tabindex scope autocomplete http-equiv hidden inert disabled open contenteditable'.split(' '),
);
/** Attributes whose presence and emptiness matter. */
const named = new Set(
  'href src alt name title id placeholder value usemap aria-label aria-roledescription aria-description aria-valuetext aria-placeholder'.split(
    ' ',
  ),
);
const references = new Set(
  'for form list headers popovertarget commandfor aria-labelledby aria-describedby aria-controls aria-owns aria-activedescendant aria-errormessage aria-details aria-flowto'.split(
    ' ',
  ),
);
const numbers = new Set(
  'aria-valuenow aria-valuemin aria-valuemax aria-posinset aria-setsize aria-level aria-colcount aria-rowcount aria-colindex aria-rowindex'.split(
    ' ',
  ),
);
const semantic = new Set(
  'header footer nav main aside form fieldset ul ol dl menu table thead tbody tr label button a summary details dialog figure select p h1 h2 h3 h4 h5 h6 svg'.split(
    ' ',
  ),
);
/** Elements that stay valid without children. */
const containers = new Set(
  'html body div section main article header footer nav aside form ul ol li dialog'.split(' '),
);

export function pageStructure(html: string): PageStructure {
  const root = parse(html);
  const all = elementsOf(root);
  describe(root, all);
  addFeatures(root, '');
  const features = new Set(all.flatMap((node) => node.features));
  return { features, htmlWithout: (known) => reduced(html, root, all, known) };
}

function parse(html: string): Node {
  const root = node('#document', new Map(), 0, 0);
  root.end = html.length;
  const open = [root];
  for (const match of html.matchAll(token)) {
    const { close, tag, attributes, void: selfClosing, text } = match.groups!;
    const parent = open.at(-1)!;
    if (text !== undefined) parent.hasOwnText ||= /\S/v.test(text);
    if (tag === undefined) continue;
    const name = tag.toLowerCase();
    const end = match.index + match[0].length;
    if (close === '/') closeElement(open, name, match.index, end);
    else {
      const child = node(name, attributesOf(attributes ?? ''), match.index, end);
      parent.children.push(child);
      if (!voids.has(name) && selfClosing !== '/') open.push(child);
    }
  }
  return root;
}

const node = (tag: string, attributes: ReadonlyMap<string, string>, start: number, inner: number): Node => ({
  tag,
  attributes,
  children: [],
  start,
  inner,
  end: inner,
  hasOwnText: false,
  hasText: false,
  size: 1,
  own: '',
  shape: '',
  features: [],
});

function closeElement(open: Node[], tag: string, before: number, end: number): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index < 1) return;
  for (const [depth, element] of open.splice(index).entries()) element.end = depth === 0 ? end : before;
}

const attributesOf = memoize(
  (text: string): ReadonlyMap<string, string> =>
    new Map(
      [...text.matchAll(attribute)].map(({ groups }) => [
        groups!['name']!.toLowerCase(),
        groups!['double'] ?? groups!['single'] ?? '',
      ]),
    ),
);

function elementsOf(root: Node): Node[] {
  const all = [root];
  for (const element of all) all.push(...element.children);
  return all;
}

function describe(root: Node, all: Node[]): void {
  const ids = new Map<string, Node[]>();
  const labels = new Map<string, number>();
  for (const element of all) {
    const id = element.attributes.get('id');
    if (id !== undefined) ids.set(id, [...(ids.get(id) ?? []), element]);
    const labelled = element.tag === 'label' ? element.attributes.get('for') : undefined;
    if (labelled !== undefined) labels.set(labelled, (labels.get(labelled) ?? 0) + 1);
  }
  const measure = (element: Node): void => {
    for (const child of element.children) measure(child);
    element.size = element.children.reduce((sum, { size }) => sum + size, 1);
    const words = ['alt', 'aria-label', 'title'].some((name) => (element.attributes.get(name) ?? '').trim() !== '');
    element.hasText = element.hasOwnText || words || element.children.some(({ hasText }) => hasText);
  };
  measure(root);
  const name = (element: Node): void => {
    for (const child of element.children) name(child);
    element.own = ownText(element, ids, labels);
    element.shape = digest(`${element.own}(${pairs(element.children.map(({ shape }) => shape))})`);
  };
  name(root);
  root.own = pageText(all);
}

function ownText(element: Node, ids: Map<string, Node[]>, labels: Map<string, number>): string {
  const { attributes, tag, hasOwnText, hasText } = element;
  const linked = [...references].flatMap((name) => {
    const value = attributes.size > 0 && attributes.get(name);
    return value
      ? [
          `${name}>${value
            .split(/\s+/v)
            .map((id) => targetText(ids.get(id)?.[0]))
            .join()}`,
        ]
      : [];
  });
  const id = attributes.get('id');
  if (id !== undefined) linked.push(`id${ids.get(id)!.length > 1 ? ' twice' : ''} ${labels.get(id) ?? 0}`);
  const text = hasOwnText ? 'text' : hasText ? 'text below' : '';
  return `${tag}[${attributesText(attributes)} ${linked.join()}]${text}`;
}

const attributesText = memoize((attributes: ReadonlyMap<string, string>): string =>
  [...attributes]
    .flatMap(([name, value]) => {
      if (judged.has(name)) return [`${name}=${value}`];
      if (named.has(name) || references.has(name)) return [`${name}${value.trim() === '' ? ' empty' : ''}`];
      if (numbers.has(name)) return [`${name}${/^-?\d+(?:\.\d+)?$/v.test(value) ? '' : `=${value}`}`];
      if (name === 'content') return attributes.get('name') === 'viewport' ? [`content=${value}`] : [];
      return name.startsWith('aria-') ? [`${name}=${value}`] : [];
    })
    .sort()
    .join(),
);

const targetText = (target: Node | undefined): string =>
  target === undefined ? 'lost' : target.hasText ? target.tag : `${target.tag} empty`;

const pageText = (all: Node[]): string =>
  ['main', 'h1', 'title'].map((tag) => `${tag}${all.some((element) => element.tag === tag) ? '' : ' lost'}`).join();

const pairs = (list: readonly string[]): string =>
  [...new Set(list.map((item, index) => `${list[index - 1] ?? ''}>${item}`)), `${list.at(-1) ?? ''}>`].join();

const kindOf = ({ tag, attributes }: Node): string => `${tag} ${attributes.get('role') ?? ''}`;

const isAtomic = ({ size, tag }: Node): boolean => size <= smallPart || tag === 'table' || tag === 'dl';

function addFeatures(element: Node, context: string): void {
  if (isAtomic(element)) {
    element.features = [digest(`${context}|${element.shape}`)];
    return;
  }
  element.features = [digest(`${context}|${element.own}(${pairs(element.children.map(kindOf))})`)];
  const inside = contextOf(element);
  for (const child of element.children) addFeatures(child, inside === '' ? context : `${context}>${inside}`);
}

function contextOf({ tag, attributes }: Node): string {
  const state = ['role', 'aria-hidden', 'hidden', 'inert'].flatMap((name) => attributes.get(name) ?? []);
  return semantic.has(tag) || state.length > 0 ? `${tag} ${state.join()}` : '';
}

const digest = memoize((text: string): string => hash('sha1', text, 'base64').slice(0, 12));

function reduced(html: string, root: Node, all: Node[], known: ReadonlySet<string>): string {
  const kept = new Set<Node>();
  const parents = new Map(all.flatMap((element) => element.children.map((child) => [child, element] as const)));
  const keepWhole = (element: Node): void => {
    if (kept.has(element)) return;
    kept.add(element);
    for (const child of element.children) keepWhole(child);
  };
  const keep = (element: Node): void => {
    let outermost = element;
    for (let parent = parents.get(element); parent; parent = parents.get(parent))
      if (!isContainer(parent)) outermost = parent;
    keepWhole(outermost);
    for (let parent = parents.get(outermost); parent; parent = parents.get(parent)) kept.add(parent);
  };
  for (const element of all) if (element.features.some((feature) => !known.has(feature))) keep(element);
  if (kept.size === 0) return '';
  for (const element of all) if (element.tag === 'head') keepWhole(element);
  keepReferences(all, kept, keep);
  return without(html, root, kept);
}

const isContainer = ({ tag, attributes }: Node): boolean =>
  (containers.has(tag) || tag === '#document' || tag.includes('-')) && !attributes.has('role');

function keepReferences(all: Node[], kept: ReadonlySet<Node>, keep: (element: Node) => void): void {
  const ids = new Map<string, Node>();
  for (const element of all) {
    const id = element.attributes.get('id');
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  }
  const links = all.flatMap((element) =>
    [...references].flatMap((name) =>
      (element.attributes.get(name)?.split(/\s+/v) ?? []).flatMap((id) => {
        const target = ids.get(id);
        return target ? [{ element, target, isLabel: name === 'for' }] : [];
      }),
    ),
  );
  for (let before = -1; before !== kept.size;) {
    before = kept.size;
    for (const { element, target, isLabel } of links)
      if (kept.has(element)) keep(target);
      else if (isLabel && kept.has(target)) keep(element);
  }
}

function without(html: string, root: Node, kept: ReadonlySet<Node>): string {
  const pieces: string[] = [];
  let from = 0;
  const visit = (element: Node): void => {
    for (const child of element.children) {
      if (kept.has(child)) {
        visit(child);
        continue;
      }
      pieces.push(html.slice(from, child.start));
      from = child.end;
    }
  };
  visit(root);
  return [...pieces, html.slice(from)].join('').replaceAll(/<(script|style)\b.*?<\/\1>/gsv, '');
}

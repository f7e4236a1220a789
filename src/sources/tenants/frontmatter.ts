import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';
import { wrong, type IssueDraft, type KeyPath } from './issue.ts';

export interface Frontmatter {
  data: unknown;
  body: string;
  findings: (IssueDraft & { line?: number })[];
  /** @param words text on the page, to find its line */
  lineOf(path: KeyPath, words?: string): number | null;
}

export function splitFrontmatter(source: string, file: string): Frontmatter {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    const hint = 'Start the file with a --- line, then title and description, then another --- line.';
    return {
      data: undefined,
      body: text,
      findings: [{ ...wrong(file, [], 'has no frontmatter', hint), line: 1 }],
      lineOf: (_, words) => lineOfText(text, words) ?? 1,
    };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1]!, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  return {
    data: document.errors.length > 0 ? undefined : document.toJS(),
    body: text.slice(match[0].length),
    findings: document.errors.map((error) => ({
      ...wrong(
        file,
        [],
        `has frontmatter that is not valid YAML: ${error.message}`,
        'Put text that contains a colon in double quotes.',
      ),
      line: lineAt(error.pos[0]),
    })),
    lineOf: (path, words) => lineOfText(text, words) ?? lineOfKey(document.contents, path, lineAt),
  };
}

/** Matches whole words (not /about in /about-us), across line breaks and emphasis. */
function lineOfText(text: string, words: string | undefined): number | null {
  if (words === undefined || words.trim() === '') return null;
  const marks = '[*_`]*';
  const pattern = words
    .trim()
    .split(/\s+/)
    .map((word) => `${marks}${RegExp.escape(word)}${marks}`)
    .join('\\s+');
  const isWithin = ({ 0: found, index: at }: RegExpExecArray): boolean =>
    /^[\w/]{2}$/.test(text.slice(at - 1, at + 1)) ||
    /^[\w/-]{2}$/.test(text.slice(at + found.length - 1, at + found.length + 1));
  const first = [...text.matchAll(new RegExp(pattern, words.startsWith('<') ? 'gi' : 'g'))].find(
    (match) => !isWithin(match),
  );
  return first === undefined ? null : text.slice(0, first.index).split('\n').length;
}

/** Falls back to the nearest existing parent. */
function lineOfKey(contents: unknown, path: KeyPath, lineAt: (offset: number) => number): number {
  let [node, line] = [contents, 1];
  for (const key of path) {
    const found = isSeq(node) ? inList(node.items, key) : isMap(node) ? inMap(node.items, key) : null;
    if (found === null) break;
    if (found.at !== undefined) line = lineAt(found.at);
    node = found.value;
  }
  return line;
}

interface Found {
  at: number | undefined;
  value: unknown;
}

const startOf = (node: unknown): number | undefined =>
  (node as { range?: [number, number, number] } | null)?.range?.[0];

function inMap(items: readonly { key: unknown; value: unknown }[], key: string | number): Found | null {
  const pair = items.find((item) => String(item.key) === String(key));
  return pair ? { at: startOf(pair.key), value: pair.value } : null;
}

function inList(items: readonly unknown[], index: string | number): Found | null {
  const value = items[Number(index)];
  return value === undefined ? null : { at: startOf(value), value };
}

import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { wrong, type IssueDraft, type KeyPath } from './issue.ts';
import { notUtf8, readUtf8 } from './utf8-file.ts';

export interface JsonFile {
  /** Undefined for a missing file or invalid JSON. */
  value: unknown;
  exists: boolean;
  findings: (IssueDraft & { line?: number })[];
  /** From 1; falls back to the nearest existing parent. */
  lineOf(path: KeyPath): number | null;
}

const absent: JsonFile = { value: undefined, exists: false, findings: [], lineOf: () => null };

export async function readJsonFile(path: string, name: string): Promise<JsonFile> {
  let text: string | null;
  try {
    text = await readUtf8(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return absent;
    return { ...absent, exists: true, findings: [wrong(name, [], `cannot be read: ${(error as Error).message}`)] };
  }
  return text === null
    ? { ...absent, exists: true, findings: [{ ...wrong(name, [], ...notUtf8), line: 1 }] }
    : parseJson(text, name);
}

export function parseJson(text: string, name: string): JsonFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const first = errors[0];
  if (first || !tree) {
    const reason = first ? `is not valid JSON: ${spoken(printParseErrorCode(first.error))}` : 'is empty';
    const hint =
      'Put commas between items but not after the last one, and put names and text in double quotes. Comments are not allowed.';
    return {
      value: undefined,
      exists: true,
      findings: [{ ...wrong(name, [], reason, hint), line: lineAt(first?.offset ?? 0) }],
      lineOf: () => null,
    };
  }
  return {
    value: getNodeValue(tree),
    exists: true,
    findings: [...repeatedKeys(tree, [])].map(({ path, offset }) => ({
      ...wrong(name, path, 'appears twice', 'Keep one of the two; only the last one would be used.'),
      line: lineAt(offset),
    })),
    lineOf: (path) => lineOfPath(tree, path, lineAt),
  };
}

const spoken = (code: string) => code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function lineOfPath(tree: Node, path: KeyPath, lineAt: (offset: number) => number): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return lineAt(node.parent?.type === 'property' ? node.parent.offset : node.offset);
  }
  return lineAt(tree.offset);
}

function* repeatedKeys(node: Node, path: KeyPath): Generator<{ path: KeyPath; offset: number }> {
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type !== 'object') {
      yield* repeatedKeys(child, [...path, index]);
      continue;
    }
    const [name, value] = child.children ?? [];
    const key = String(name?.value);
    if (seen.has(key)) yield { path: [...path, key], offset: child.offset };
    seen.add(key);
    if (value) yield* repeatedKeys(value, [...path, key]);
  }
}

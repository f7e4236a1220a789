import { isMap, LineCounter, parseDocument } from 'yaml';
import { wrong, type Finding, type KeyPath } from './issue.ts';

export interface Frontmatter {
  data: unknown;
  body: string;
  findings: (Finding & { line?: number })[];
  lineOf(path: KeyPath): number | null;
}

/** Splits a page into the YAML between its two `---` lines and the Markdown after them. */
export function splitFrontmatter(source: string, file: string): Frontmatter {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?)\n?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) {
    const hint = 'The file starts with a line ---, then title and description, then another line ---.';
    return {
      data: undefined,
      body: text,
      findings: [{ ...wrong(file, [], 'has no frontmatter', hint), line: 1 }],
      lineOf: () => 1,
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
        'Put texts with a colon in double quotes.',
      ),
      line: lineAt(error.pos[0]),
    })),
    lineOf: (path) => lineOfKey(document.contents, path, lineAt),
  };
}

function lineOfKey(contents: unknown, path: KeyPath, lineAt: (offset: number) => number): number {
  if (!isMap(contents)) return 1;
  const pair = contents.items.find((item) => String(item.key) === String(path[0]));
  const range = (pair?.key as { range?: [number, number, number] } | undefined)?.range;
  return range ? lineAt(range[0]) : 1;
}

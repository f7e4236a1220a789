import { parse, type HTMLElement, type Node } from 'node-html-parser';

export const aspects = ['text', 'tags', 'code'] as const;
export type Aspect = (typeof aspects)[number];
export type PageLines = Record<Aspect, string[]>;

/** Ignores file name hashes, which change with every byte: `/_a/site.DWmTp3Vg.css`. */
const withoutHash = (text: string): string => text.replaceAll(/(\/_\w\/[\w.-]+?)\.[\w-]{8}(\.\w+)/g, '$1$2');

/** Text nodes, start tags with attributes, and contents of scripts and stylesheets, in order. */
export function pageLines(html: string): PageLines {
  const lines: PageLines = { text: [], tags: [], code: [] };
  const visit = (node: Node): void => {
    const text = node.nodeType === 3 ? node.text.replaceAll(/\s+/g, ' ').trim() : '';
    if (text !== '') lines.text.push(text);
    if (node.nodeType !== 1) return;
    const { rawTagName: tag, rawAttrs } = node as HTMLElement;
    if (tag) lines.tags.push(withoutHash(`<${tag}${rawAttrs && ` ${rawAttrs}`}>`));
    if (tag === 'script' || tag === 'style') lines.code.push(withoutHash(node.rawText));
    else for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { blockTextElements: { script: true, style: true, noscript: false, pre: true } }));
  return lines;
}

/** Lines in one list only: `-` for the first, `+` for the second. `moved` if only the order differs. */
export function lineDifferences(before: readonly string[], after: readonly string[]): string[] {
  const missingFrom = (list: readonly string[], other: readonly string[]): string[] => {
    const left = new Map<string, number>();
    for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
    return list.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    });
  };
  const found = [
    ...missingFrom(before, after).map((line) => `- ${line}`),
    ...missingFrom(after, before).map((line) => `+ ${line}`),
  ];
  const firstMoved = found.length === 0 ? before.find((line, index) => line !== after[index]) : undefined;
  return firstMoved === undefined ? found : [`moved ${firstMoved}`];
}

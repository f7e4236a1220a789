import { NodeType, type HTMLElement, type Node } from 'node-html-parser';

const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

export function visibleText(element: HTMLElement | null | undefined): string {
  return element ? texts(element).join(' ').replace(/\s+/g, ' ').trim() : '';
}

export function texts(element: HTMLElement): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === NodeType.TEXT_NODE) found.push(node.text);
    else if (!unseen.has((node as HTMLElement).tagName)) node.childNodes.forEach(walk);
  };
  walk(element);
  return found.map((text) => text.trim()).filter(Boolean);
}

export function rows(page: HTMLElement, selector: string): Record<string, string> {
  return Object.fromEntries(
    page
      .querySelectorAll(`${selector} dt`)
      .map((term) => [visibleText(term), visibleText(term.parentNode?.querySelector('dd'))]),
  );
}

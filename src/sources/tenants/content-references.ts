import { contentHtml } from './content-html.ts';

export interface ContentReferences {
  pictures: string[];
  links: string[];
}

export function contentReferences(markdown: string): ContentReferences {
  const html = contentHtml(markdown);
  return { pictures: values(html, /<img\b[^>]*?\ssrc="([^"]*)"/g), links: values(html, /<a\b[^>]*?\shref="([^"]*)"/g) };
}

const values = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))),
];

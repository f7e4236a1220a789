import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { memoizeLast } from '#src/lib/memoize.ts';
import { siteImagePath } from './site-image.ts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'img',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'br',
    'hr',
    'code',
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['align'],
    td: ['align'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // The page title is the only h1.
    h1: 'h2',
    img: (tagName, attribs) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(attribs['src'] ? { src: siteImagePath(attribs['src']) } : {}),
        loading: 'lazy',
        alt: attribs['alt'] ?? '',
      },
    }),
  },
};

/** Several checks read each text. */
const lastTexts = 300;

const rawHtml = memoizeLast(lastTexts, (markdown) => marked.parse(markdown, { async: false, gfm: true }));

export const contentHtml = memoizeLast(lastTexts, (markdown) => sanitizeHtml(rawHtml(markdown), allowed).trim());

const allowedElements = new Set([...(allowed.allowedTags as string[]), 'h1']);

export function removedElements(markdown: string): string[] {
  const names = [...rawHtml(markdown).matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name]) => name!.toLowerCase());
  return [...new Set(names)].filter((name) => !allowedElements.has(name));
}

export const maybeHtml = (markdown: string | null): string | null => (markdown ? contentHtml(markdown) : null);

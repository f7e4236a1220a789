/** A published page of the site as the frame of other contents. */
import { escapeHtml } from '#src/lib/escape-html.ts';
import { narrowHtml } from '#src/lib/narrow-html.ts';

/** Files of the page that the form stood on, then of the contact page and the home page. */
export function framePaths(request: Request, url: string | null): string[] {
  const pages = [request.headers.get('referer'), url].flatMap((address) => ownPath(address, request));
  return [...new Set([...pages, '/contact', '/'].flatMap(filesOf))];
}

/** The path of an address on this very site. */
function ownPath(address: string | null, request: Request): string[] {
  const parsed = address ? URL.parse(address, request.url) : null;
  return parsed &&
    parsed.host === (request.headers.get('host') ?? new URL(request.url).host) &&
    plainPath.test(parsed.pathname)
    ? [parsed.pathname]
    : [];
}

const plainPath = /^\/(?:[\w-]+\/?)*$/;

function filesOf(path: string): string[] {
  const name = path.replace(/\/$/, '');
  return name === '' ? ['/index.html'] : [`${name}.html`, `${name}/index.html`];
}

export interface Filling {
  /** In the browser's tab. */
  title: string;
  /** What takes the place of the page's own contents. */
  main: string;
  lang: string;
}

/** Words that are true of the framing page alone: description, address, preview and structured data. */
const ownToThePage =
  /<meta (?:name="(?:description|robots)"|property="og:(?:title|description|url|image)")[^>]*>|<link rel="canonical"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/** `frame` null: no page of the site can be read, and a plain one does. */
export function framed(frame: string | null, { title, main, lang }: Filling): string {
  const tags = `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex,nofollow">`;
  if (frame === null)
    return narrowHtml(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${tags}</head><body><main id="content">${main}</main></body></html>`,
    );
  const html = frame.replace(ownToThePage, '').replace(/<title>[^<]*<\/title>/, () => tags);
  return html.replace(/(<main\b[^>]*>).*<\/main>/s, (_, open: string) => `${open}${narrowHtml(main)}</main>`);
}

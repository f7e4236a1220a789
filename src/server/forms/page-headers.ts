import { forPlainHttp } from '../endpoint/plain-http.ts';

/** Of a page that a function makes for one person: the site's own, and nothing keeps it. */
export function pageHeaders(request: Request, headers: Record<string, string>): Record<string, string> {
  const site = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    ...(new URL(request.url).protocol === 'https:' ? site : forPlainHttp(site)),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
    'cross-origin-resource-policy': 'same-origin',
  };
}

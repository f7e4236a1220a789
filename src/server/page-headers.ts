import type { DealerRecord } from './dealer/dealer-record.ts';
import { forPlainHttp } from './endpoint/plain-http.ts';
import { siteHeaders } from './site-headers.ts';

/** Of a page that a function makes for one person: the site's own, and nothing keeps it. */
export function pageHeaders(
  request: Request,
  { settings, scriptHashes }: DealerRecord,
  type: 'html' | 'plain',
): Record<string, string> {
  const site = Object.fromEntries(
    Object.entries(siteHeaders(settings, scriptHashes)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    ...(new URL(request.url).protocol === 'https:' ? site : forPlainHttp(site)),
    'content-type': `text/${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
    'cross-origin-resource-policy': 'same-origin',
  };
}

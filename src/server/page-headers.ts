import type { DealerRecord } from './dealer/dealer-record.ts';
import { forPlainHttp } from './endpoint/plain-http.ts';
import { siteHeaders } from './site-headers.ts';

/** Of a page that a function answers with: the site's own. Nothing keeps it, unless the function says otherwise. */
export function pageHeaders(
  request: Request,
  { settings }: Pick<DealerRecord, 'settings'>,
  type: 'html' | 'plain',
): Record<string, string> {
  const site = Object.fromEntries(
    Object.entries(siteHeaders(settings)).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    ...(new URL(request.url).protocol === 'https:' ? site : forPlainHttp(site)),
    'content-type': `text/${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
    'cross-origin-resource-policy': 'same-origin',
  };
}

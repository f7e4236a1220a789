import type { DealerRecord } from './dealer/dealer-record.ts';
import { siteHeaders } from './site-headers.ts';

/** Removes headers that make browsers switch to https, as Safari does on localhost. */
export function forPlainHttp(headers: Record<string, string>): Record<string, string> {
  const { 'strict-transport-security': _hsts, ...rest } = headers;
  const policy = rest['content-security-policy'];
  if (policy === undefined) return rest;
  const directives = policy.split(';').map((directive) => directive.trim());
  const remaining = directives.filter((directive) => directive && directive !== 'upgrade-insecure-requests');
  return { ...rest, 'content-security-policy': remaining.join('; ') };
}

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

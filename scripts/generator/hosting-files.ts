/** `_headers` and `_redirects`, in the form that Netlify and the local server read. */
import type { Tenant } from '#src/domain/site.ts';
import { searchOrigins } from '#src/search/algolia/hosts.ts';

export interface Redirect { from: string; to: string; status: number }

export function redirectsFile(redirects: Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * Pages run no inline script, so the policy needs no hashes; style attributes carry a vehicle's own colour.
 * Pages get no Cache-Control here: hosts revalidate them by default, and some join the values of overlapping blocks.
 */
export function headersFile(tenant: Tenant): string {
  const images = [imageOrigin(tenant), "'self'", 'data:'].filter(Boolean).join(' ');
  const policy = [
    "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", `img-src ${images}`, "font-src 'self'", `connect-src ${["'self'", ...searchOrigins(tenant.settings.search)].join(' ')}`,
    "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'", 'upgrade-insecure-requests',
  ].join('; ');
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), payment=(self), geolocation=(self), browsing-topics=()
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
/search-index/*
  Cache-Control: public, max-age=31536000, immutable
/photos/*
  Cache-Control: public, max-age=86400
/images/*
  Cache-Control: public, max-age=86400
`;
}

function imageOrigin(tenant: Tenant): string | null {
  const { baseUrl } = tenant.settings.images;
  return baseUrl === null ? null : new URL(baseUrl).origin;
}

/** Headers of every page of a site, whether it comes from a file or from a function. */
import { tileSource } from '#src/domain/map-tiles.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { searchOrigins } from '#src/search/algolia/hosts.ts';

/** Two years; a wider promise than the host itself is the dealer's to make. */
const transportSecurity: Record<PublicSettings['security']['hsts'], string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Pages run no inline script, so the policy needs no hashes; style attributes carry a vehicle's own colour. */
export function siteHeaders({ images: { baseUrl }, search, map, security }: Pick<PublicSettings, 'images' | 'search' | 'security'> & Partial<Pick<PublicSettings, 'map'>>): Record<string, string> {
  const tiles = map?.shown ? tileSource(map.tiles) : null;
  const images = [baseUrl === null ? null : new URL(baseUrl).origin, "'self'", 'data:', tiles].filter((source) => source !== null).join(' ');
  const policy = [
    "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", `img-src ${images}`, "font-src 'self'", `connect-src ${["'self'", ...searchOrigins(search)].join(' ')}`,
    "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'", 'upgrade-insecure-requests',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': transportSecurity[security.hsts],
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), browsing-topics=()',
  };
}

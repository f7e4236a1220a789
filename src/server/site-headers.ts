/** Headers of every page of a site, whether it comes from a file or from a function. */
import { tileSource } from '#src/domain/map-tiles.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { searchOrigins } from '#src/search/algolia/hosts.ts';

/** Pages run no inline script, so the policy needs no hashes; style attributes carry a vehicle's own colour. */
export function siteHeaders({ images: { baseUrl }, search, map }: Pick<PublicSettings, 'images' | 'search'> & Partial<Pick<PublicSettings, 'map'>>): Record<string, string> {
  const tiles = map?.shown ? tileSource(map.tiles) : null;
  const images = [baseUrl === null ? null : new URL(baseUrl).origin, "'self'", 'data:', tiles].filter((source) => source !== null).join(' ');
  const policy = [
    "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", `img-src ${images}`, "font-src 'self'", `connect-src ${["'self'", ...searchOrigins(search)].join(' ')}`,
    "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'", 'upgrade-insecure-requests',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), browsing-topics=()',
  };
}

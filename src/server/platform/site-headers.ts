import { tileSource } from '#src/domain/locations/map-tiles.ts';
import { isElsewhere } from '#src/domain/images/photo-hosts.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { searchOrigins } from '#src/search/algolia/hosts.ts';

type HeaderSettings = Pick<PublicSettings, 'images' | 'search' | 'security'> &
  Partial<Pick<PublicSettings, 'map' | 'branding' | 'locations'>>;

/** Two years. Only the dealer may extend it beyond this host. */
const transportSecurity: Record<PublicSettings['security']['hsts'], string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * Blocks inline scripts, including Astro's (src/ui/islands.client.ts). Style attributes set a vehicle's colour.
 * `films`: video players' origins.
 */
export function siteHeaders(
  { images, branding, search, map, security, locations }: HeaderSettings,
  films: readonly string[] = [],
): Record<string, string> {
  const tiles = map?.shown ? tileSource(map.tiles) : null;
  const sources = [...imageSources({ images, branding }), tiles].filter((source) => source !== null).join(' ');
  const frames = [...new Set([...frameOrigins(locations?.bookingFrames ?? []), ...films])].sort();
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...searchOrigins(search)].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': transportSecurity[security.hsts],
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(self), geolocation=(self), browsing-topics=()',
  };
}

export function imageSources({ images, branding }: Pick<HeaderSettings, 'images' | 'branding'>): string[] {
  const elsewhere = [...new Set([...imageOrigins(images), ...(branding ? plainOrigins(branding) : [])])].sort();
  return [...elsewhere, "'self'", 'data:'];
}

function imageOrigins({ service, baseUrl, hosts }: PublicSettings['images']): string[] {
  const own = hosts.map((host) => `https://${host}`);
  if (service === 'none') return own;
  if (service === 'site' || service === 'netlify') return [];
  return baseUrl === null ? own : [new URL(baseUrl).origin];
}

/** LOC-03 */
const frameOrigins = (frames: PublicSettings['locations']['bookingFrames']): string[] =>
  frames.map(({ iframeUrl }) => new URL(iframeUrl).origin);

/** Logos and icons bypass the image service. */
const plainOrigins = ({ logo, mark, favicon }: PublicSettings['branding']): string[] =>
  [logo, mark, favicon].flatMap((address) =>
    address !== null && isElsewhere(address) ? [new URL(address).origin] : [],
  );

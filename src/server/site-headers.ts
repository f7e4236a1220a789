/** Headers of every page of a site, whether it comes from a file or from a function. */
import { tileSource } from '#src/domain/places/map-tiles.ts';
import { isElsewhere } from '#src/domain/pictures/photo-hosts.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { searchOrigins } from '#src/search/algolia/hosts.ts';

type HeaderSettings = Pick<PublicSettings, 'images' | 'search' | 'security'> &
  Partial<Pick<PublicSettings, 'map' | 'branding' | 'locations'>>;

/** Two years; a wider promise than the host itself is the dealer's to make. */
const transportSecurity: Record<PublicSettings['security']['hsts'], string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * No inline script runs, Astro's own included (src/ui/islands.client.ts); style attributes
 * carry a vehicle's own colour. `films`: origins of the players that the site's pages may open.
 */
export function siteHeaders(
  { images, branding, search, map, security, locations }: HeaderSettings,
  films: readonly string[] = [],
): Record<string, string> {
  const tiles = map?.shown ? tileSource(map.tiles) : null;
  const sources = [...pictureSources({ images, branding }), tiles].filter((source) => source !== null).join(' ');
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

/** Where a dealer's pictures come from, as a Content-Security-Policy names it. */
export function pictureSources({ images, branding }: Pick<HeaderSettings, 'images' | 'branding'>): string[] {
  const elsewhere = [...new Set([...pictureOrigins(images), ...(branding ? plainOrigins(branding) : [])])].sort();
  return [...elsewhere, "'self'", 'data:'];
}

/**
 * Where browsers load pictures from besides the site: the service, or the photos' own hosts where none stands between.
 */
function pictureOrigins({ service, baseUrl, hosts }: PublicSettings['images']): string[] {
  const own = hosts.map((host) => `https://${host}`);
  if (service === 'none') return own;
  if (service === 'site' || service === 'netlify') return [];
  return baseUrl === null ? own : [new URL(baseUrl).origin];
}

/** Whose booking pages may stand in a page (LOC-03). */
const frameOrigins = (frames: PublicSettings['locations']['bookingFrames']): string[] =>
  frames.map(({ iframeUrl }) => new URL(iframeUrl).origin);

/** Logos and icons stand where settings say, whatever the service. */
const plainOrigins = ({ logo, mark, favicon }: PublicSettings['branding']): string[] =>
  [logo, mark, favicon].flatMap((address) =>
    address !== null && isElsewhere(address) ? [new URL(address).origin] : [],
  );

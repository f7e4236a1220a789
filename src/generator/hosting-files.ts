import { filmPlayers } from '#src/domain/content/film-player.ts';
import type { Tenant } from '#src/domain/site.ts';
import { siteHeaders } from '#src/server/platform/site-headers.ts';

/** No Cache-Control for pages: hosts revalidate by default, and some merge overlapping blocks. */
export function headersFile(tenant: Tenant): string {
  const films = filmPlayers(tenant.pages).map(({ origin }) => origin);
  const everywhere = Object.entries(siteHeaders(tenant.settings, films))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');
  return `/*
${everywhere}/_a/*
  Cache-Control: public, max-age=31536000, immutable
/search-index/*
  Cache-Control: public, max-age=31536000, immutable
/_p/*
  Cache-Control: public, max-age=31536000, immutable
/photos/*
  Cache-Control: public, max-age=86400
/images/*
  Cache-Control: public, max-age=86400
`;
}

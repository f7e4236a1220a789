import { escapeHtml } from '#src/lib/escape-html.ts';

export interface SitemapEntry {
  path: string;
  /** Last content change, if known. A wrong date would discredit all others. */
  changed?: string | undefined;
  /** Absolute URLs. */
  pictures?: readonly string[];
}
export interface SitemapFile {
  path: string;
  body: string;
}

/** Limits per sitemap (sitemaps.org). */
const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
/** For a sitemap's opening and closing tags. */
const frameBytes = 512;

function entryText({ path, changed, pictures = [] }: SitemapEntry, siteUrl: string): string {
  const images = pictures
    .map((address) => `<image:image><image:loc>${escapeHtml(address)}</image:loc></image:image>`)
    .join('');
  return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${images}</url>\n`;
}

function grouped(texts: readonly string[], { addresses, bytes }: typeof limits): string[][] {
  const encoder = new TextEncoder();
  const groups: string[][] = [[]];
  let size = frameBytes;
  for (const text of texts) {
    const length = encoder.encode(text).length;
    if (groups.at(-1)!.length === addresses || size + length > bytes) {
      groups.push([]);
      size = frameBytes;
    }
    groups.at(-1)!.push(text);
    size += length;
  }
  return groups;
}

/** `/sitemap.xml`; beyond the limits, an index of several sitemaps. */
export function sitemaps(entries: readonly SitemapEntry[], siteUrl: string, most = limits): SitemapFile[] {
  const bodies = grouped(
    entries.map((entry) => entryText(entry, siteUrl)),
    most,
  ).map((texts) => `${head}<urlset ${namespaces}>\n${texts.join('')}</urlset>\n`);
  if (bodies.length === 1) return [{ path: '/sitemap.xml', body: bodies[0]! }];
  const parts = bodies.map((body, index) => ({ path: `/sitemap-${index + 1}.xml`, body }));
  const listed = parts.map(({ path }) => `<sitemap><loc>${escapeHtml(siteUrl + path)}</loc></sitemap>\n`).join('');
  return [
    {
      path: '/sitemap.xml',
      body: `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed}</sitemapindex>\n`,
    },
    ...parts,
  ];
}

export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /data/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

import { escapeHtml } from '#src/lib/escape-html.ts';

/** The most addresses that one sitemap may hold. */
export const sitemapLimit = 50_000;

/** A sitemap of paths of the site, in their order. */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const urls = paths.slice(0, sitemapLimit).map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\nDisallow: /data/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

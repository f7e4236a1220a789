/** Where map tiles come from, and whose they are. */
import { escapeHtml } from '#src/lib/escape-html.ts';

/**
 * The source of tiles as a Content-Security-Policy names it: "https://tile.example.org", with "*" for a first label
 * that changes (`{s}`); null for tiles of this site.
 */
export function tileSource(tiles: string): string | null {
  const match = /^(https?:)\/\/([^/?#]+)/i.exec(tiles);
  if (!match) return null;
  const [, protocol = '', host = ''] = match;
  return `${protocol}//${host.replace(/^[^.]*\{[^.]*/, '*')}`.toLowerCase();
}

const openStreetMap = 'https://www.openstreetmap.org/copyright';

/** The attribution as HTML; OpenStreetMap's leads to its licence, as that asks for. */
export function attributionHtml(attribution: string): string {
  const text = escapeHtml(attribution);
  return text.replace(
    'OpenStreetMap contributors',
    (label) => `<a href="${openStreetMap}" rel="noopener">${label}</a>`,
  );
}

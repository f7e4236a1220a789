import { escapeHtml } from '#src/lib/escape-html.ts';

/** For the Content-Security-Policy: "https://tile.example.org", with "*" for `{s}`; null for this site's tiles. */
export function tileSource(tiles: string): string | null {
  const match = /^(https?:)\/\/([^/?#]+)/i.exec(tiles);
  if (!match) return null;
  const [, protocol = '', host = ''] = match;
  return `${protocol}//${host.replace(/^[^.]*\{[^.]*/, '*')}`.toLowerCase();
}

const openStreetMap = 'https://www.openstreetmap.org/copyright';

/** With the link that OpenStreetMap's licence requires. */
export function attributionHtml(attribution: string): string {
  const text = escapeHtml(attribution);
  return text.replace(
    'OpenStreetMap contributors',
    (label) => `<a href="${openStreetMap}" rel="noopener">${label}</a>`,
  );
}

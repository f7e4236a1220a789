import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '';

/** The dealer's icon, or the initial on the brand colour as a data URL. */
export function faviconUrl(branding: PublicSettings['branding'], accent: string, onAccent: string): string {
  if (branding.favicon) return branding.favicon;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="20" fill="${onAccent}">${escapeXml(initialOf(branding.name))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

import type { SiteContext } from '#src/domain/site.ts';

const imageTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
};

export function webManifest({ settings: { branding, regional } }: SiteContext): string {
  const { favicon, colours, name } = branding;
  const type = imageTypes[favicon?.split('.').at(-1)?.toLowerCase() ?? ''];
  return `${JSON.stringify({
    name,
    short_name: name,
    lang: regional.locale,
    start_url: '/',
    display: 'browser',
    theme_color: colours.accent ?? undefined,
    background_color: colours.surface ?? undefined,
    icons: favicon !== null && type !== undefined ? [{ src: favicon, type, sizes: 'any' }] : [],
  })}\n`;
}

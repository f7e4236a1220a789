/** A page of the shopper's own in the dealer's look. */
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { pageHeaders } from '../forms/page-headers.ts';
import { framed } from '../forms/page-frame.ts';
import type { SiteFiles } from '../site-files.ts';
import { siteHeaders } from '../site-headers.ts';

/** The page of nothing found is on every site, belongs to no contents, and has the styles of these pages. */
const frameFiles = ['/404.html', '/index.html'];
const successFiles = ['/success.html', '/success/index.html', '/index.html'];

/** The dealer's own page after a form, as it was built; null where it cannot be read. */
export const plainFrame = (site: SiteFiles): Promise<string | null> => firstFrame(site, successFiles);

async function firstFrame(site: SiteFiles, files: readonly string[]): Promise<string | null> {
  for (const file of files) {
    const html = await site.text(file).catch(() => null);
    if (html && /<main\b[^>]*>.*<\/main>/s.test(html)) return html;
  }
  return null;
}

interface Page {
  request: Request;
  dealer: DealerRecord;
  site: SiteFiles;
  title: string;
  main: string;
  status?: number;
}

export async function framedPage({ request, dealer, site, title, main, status = 200 }: Page): Promise<Response> {
  const { branding, regional } = dealer.settings;
  const html = framed(await firstFrame(site, frameFiles), {
    title: `${title} · ${branding.name}`,
    main,
    lang: regional.locale,
  });
  return new Response(html, { status, headers: shopperHeaders(request, dealer) });
}

/** The address holds the key: it goes to no other site, and into no cache. */
export const shopperHeaders = (request: Request, { settings }: DealerRecord): Record<string, string> => ({
  ...pageHeaders(request, siteHeaders(settings)),
  'referrer-policy': 'same-origin',
});

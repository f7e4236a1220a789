/** What of WCAG 2.2 AA a machine finds on pages of a built site, as a phone and a desktop show them. */
import { chromium, type Page } from '@playwright/test';
import { startLocalServer } from '#src/local-server/start-local-server.ts';
import { violations } from './axe.ts';
import { pageKinds, type SiteFolder } from './site-folder.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A page of each kind, served without functions: what they would tell, such as a sale, is left out. */
export async function axeFaults(
  { site, outDir, slug }: { site: SiteFolder; outDir: string; slug: string },
  executablePath: string,
): Promise<string[]> {
  const server = await startLocalServer({ outDir, port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // Only the site itself is judged, and only what it brings by itself.
    const own = new URL(server.url(slug)).origin;
    await page.route(
      (url) => url.origin !== own,
      (route) => route.abort(),
    );
    const found: string[] = [];
    for (const kind of pageKinds) {
      const [first] = site.ofKind(kind);
      if (first) found.push(...(await faultsOf(page, own, first.path)));
    }
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function faultsOf(page: Page, origin: string, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of widths) {
    await page.setViewportSize(size);
    await page.goto(origin + path, { waitUntil: 'load' });
    found.push(...(await violations(page, `${path} at ${size.width}`)));
  }
  return found;
}

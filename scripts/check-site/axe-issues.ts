import { chromium, type Page } from '@playwright/test';
import { startLocalServer } from '#src/local-server/start-local-server.ts';
import { violations } from './axe.ts';
import { pageKinds, type SiteFolder } from './site-folder.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Checks a page of each kind, without functions. */
export async function axeIssues(
  { site, outDir, slug }: { site: SiteFolder; outDir: string; slug: string },
  executablePath: string,
): Promise<string[]> {
  const server = await startLocalServer({ outDir, port: 0 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const own = new URL(server.url(slug)).origin;
    await page.route(
      (url) => url.origin !== own,
      (route) => route.abort(),
    );
    const found: string[] = [];
    for (const kind of pageKinds) {
      const [first] = site.ofKind(kind);
      if (first) found.push(...(await pageViolations(page, own, first.path)));
    }
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function pageViolations(page: Page, origin: string, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of widths) {
    await page.setViewportSize(size);
    await page.goto(origin + path, { waitUntil: 'load' });
    found.push(...(await violations(page, `${path} at ${size.width}`)));
  }
  return found;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startLocalServer } from '#src/local-server/start-local-server.ts';
import { pageKinds, type SiteFolder } from '../check-site/site-folder.ts';

const widths = [390, 1440];
/** Pages depend on the time of day. */
const fixedTime = new Date('2026-11-27T09:00:00+11:00');

export interface PixelDifference {
  path: string;
  width: number;
  /** Includes areas that only one screenshot has. */
  pixels: number;
  /** Shows different pixels in red. */
  file: string;
}

interface Comparison {
  slug: string;
  site: SiteFolder;
  folders: readonly [string, string];
  /** For images of the differences. */
  pictures: string;
  executablePath: string;
}

/** Compares one page of each kind in both builds, at both widths. */
export async function comparePixels({ slug, site, folders, pictures, executablePath }: Comparison): Promise<{
  screens: number;
  differences: PixelDifference[];
}> {
  const servers = await Promise.all(folders.map((outDir) => startLocalServer({ outDir, port: 0 })));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-AU', timezoneId: 'Australia/Sydney' });
    await page.clock.setFixedTime(fixedTime);
    await page.route(
      ({ hostname }) => !hostname.endsWith('localhost'),
      (route) => route.abort(),
    );
    const paths = pageKinds.flatMap((kind) => site.ofKind(kind)[0]?.path ?? []);
    const screens = paths.flatMap((path) => widths.map((width) => ({ path, width })));
    const differences: PixelDifference[] = [];
    for (const { path, width } of screens) {
      const shots: Buffer[] = [];
      for (const server of servers) shots.push(await screenshot(page, new URL(path, server.url(slug)).href, width));
      const compared = await differing(shots[0]!, shots[1]!);
      if (compared === null) continue;
      const file = join(pictures, `${slug}${path.replaceAll('/', '-')}-${width}.png`);
      mkdirSync(pictures, { recursive: true });
      writeFileSync(file, compared.picture);
      differences.push({ path, width, pixels: compared.pixels, file });
    }
    return { screens: screens.length, differences };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

const screenshotOptions = {
  fullPage: true,
  animations: 'disabled',
  caret: 'hide',
  // Full-page screenshots may otherwise snap a row of cards to another card.
  style: '*{scroll-snap-type:none!important;scroll-behavior:auto!important}',
} as const;

/** Waits for fonts and lazy images. */
async function screenshot(page: Page, url: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    // Images that don't load are the same in both builds.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.scrollLeft = 0;
  });
  let shot = await page.screenshot(screenshotOptions);
  // Scripts add content a little after scrolling.
  for (let tries = 0; tries < 5; tries++) {
    const next = await page.screenshot(screenshotOptions);
    if (next.equals(shot)) break;
    shot = next;
  }
  return shot;
}

async function differing(first: Buffer, second: Buffer): Promise<{ pixels: number; picture: Buffer } | null> {
  if (first.equals(second)) return null;
  const [before, after] = await Promise.all([raw(first), raw(second)]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const picture = Buffer.alloc(width * height * 3, 255);
  let pixels = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [a, b] = [before.at(x, y), after.at(x, y)];
      const isSame = a !== null && b !== null && a.equals(b);
      if (!isSame) pixels++;
      picture.set(isSame ? [...a].map((value) => 170 + value / 3) : [220, 0, 0], (y * width + x) * 3);
    }
  if (pixels === 0) return null;
  return {
    pixels,
    picture: await sharp(picture, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  };
}

async function raw(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    width,
    height,
    /** Red, green and blue; null beyond the edge. */
    at: (x: number, y: number): Buffer | null => {
      const start = (y * width + x) * 3;
      return x < width && y < height ? data.subarray(start, start + 3) : null;
    },
  };
}

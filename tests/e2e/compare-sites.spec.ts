import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePixels } from '../../scripts/compare-sites/compare-pixels.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';
import { findTestBrowser } from '../../scripts/find-chromium.ts';
import { timeLimit } from '../support/time-limit.ts';
import { siteOf } from './dealers.ts';
import { expect, test } from './shop.ts';

test('finds only the screens on which two builds look different', async ({}, testInfo) => {
  test.setTimeout(timeLimit(120_000));
  const slug = 'merrin-vale';
  const folders = [testInfo.outputPath('before'), testInfo.outputPath('after')] as const;
  const pages = ['404.html', 'about-us.html'].map((file) => join(siteOf(slug).dir, file));
  for (const folder of folders)
    cpSync(siteOf(slug).dir, join(folder, slug), {
      recursive: true,
      filter: (from) => !from.endsWith('.html') || pages.includes(from),
    });
  const site = new SiteFolder(join(folders[0], slug));
  const compare = () =>
    comparePixels({
      slug,
      site,
      folders,
      pictures: testInfo.outputPath('pictures'),
      executablePath: findTestBrowser()!,
    });
  expect(await compare()).toEqual({ screens: 4, differences: [] });

  const about = join(folders[1], slug, 'about-us.html');
  const square =
    '<style>@media (max-width: 600px) { .planted { position: absolute; top: 0; left: 0; width: 10px; height: 10px; background: lime } }</style><i class="planted"></i>';
  writeFileSync(about, readFileSync(about, 'utf8').replace('</body>', `${square}</body>`));
  const { differences } = await compare();
  expect(differences).toEqual([
    { path: '/about-us', width: 390, pixels: 100, file: expect.any(String) as unknown as string },
  ]);
  expect(existsSync(differences[0]!.file)).toBe(true);
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The part of `npm run check-site` that needs a browser. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFaults } from '../../scripts/check-site/axe-faults.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';
import { findTestBrowser } from '../../scripts/find-chromium.ts';
import { siteOf } from './dealers.ts';
import { expect, test } from './shop.ts';

test('OPS-04 what keeps people from using a page is found at the width where it is so', async ({}, testInfo) => {
  test.setTimeout(120_000);
  const slug = 'lakeside-auto';
  const outDir = testInfo.outputPath('sites');
  cpSync(siteOf(slug).dir, join(outDir, slug), { recursive: true });
  const about = join(outDir, slug, 'about-us.html');
  const pale = '<style>@media (max-width: 600px) { .pale { color: #ddd; background: #fff } }</style>';
  writeFileSync(
    about,
    readFileSync(about, 'utf8').replace('</main>', `${pale}<p class="pale">Words that nobody sees</p></main>`),
  );
  const site = new SiteFolder(join(outDir, slug));
  // A page of each kind is looked at, and this is the first of its kind.
  expect(site.ofKind('content')[0]!.path).toBe('/about-us');
  expect(await axeFaults({ site, outDir, slug }, findTestBrowser()!)).toEqual([
    expect.stringMatching(/^\/about-us at 390: color-contrast: .*\.pale/),
  ]);
  rmSync(outDir, { recursive: true });
});

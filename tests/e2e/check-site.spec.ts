import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeIssues } from '../../scripts/check-site/axe-issues.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';
import { findTestBrowser } from '../../scripts/find-chromium.ts';
import { timeLimit } from '../support/time-limit.ts';
import { siteOf } from './dealers.ts';
import { expect, test } from './shop.ts';

test('finds accessibility violations at the width where they occur', { tag: '@OPS-04' }, async ({}, testInfo) => {
  test.setTimeout(timeLimit(120_000));
  const slug = 'lakeside-auto';
  const outDir = testInfo.outputPath('sites');
  const pages = ['index.html', 'about-us.html'];
  cpSync(siteOf(slug).dir, join(outDir, slug), {
    recursive: true,
    filter: (from) => !from.endsWith('.html') || pages.some((page) => from === join(siteOf(slug).dir, page)),
  });
  const about = join(outDir, slug, 'about-us.html');
  const pale = '<style>@media (max-width: 600px) { .pale { color: #ddd; background: #fff } }</style>';
  writeFileSync(
    about,
    readFileSync(about, 'utf8').replace('</main>', `${pale}<p class="pale">Text too pale to read</p></main>`),
  );
  const site = new SiteFolder(join(outDir, slug));
  expect(site.pages.map(({ path, kind }) => [kind, path])).toEqual([
    ['content', '/about-us'],
    ['home', '/'],
  ]);
  expect(await axeIssues({ site, outDir, slug }, findTestBrowser()!)).toEqual([
    expect.stringMatching(/^\/about-us at 390: color-contrast: .*\.pale/),
  ]);
  rmSync(outDir, { recursive: true });
});

import { join, resolve } from 'node:path';
import { CommandError } from '#src/generator/options.ts';
import { counted } from '#src/lib/numbers.ts';
import { siteSlugs } from '#src/local-server/sites.ts';
import { SiteFolder } from '../check-site/site-folder.ts';
import { comparePages } from '../compare-sites/compare-pages.ts';
import { comparePixels } from '../compare-sites/compare-pixels.ts';
import { findTestBrowser } from '../find-chromium.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt compare-sites BEFORE AFTER [slug...] [--no-browser] [--pictures DIR]

  BEFORE, AFTER   folders of built sites, such as dist
  [slug...]       dealers to compare; all dealers in BEFORE if none are given
  --no-browser    compares text, tags and code only
  --pictures DIR  folder for images of screens that differ (default: test-results/compared)
Compares the text, tags and code of every page, and the pixels of one page of each kind at 390 and 1440 px
for one dealer of each template. Exit code 1 if anything differs.`;

const maxLines = 12;

export const compareSites = command({
  usage,
  run: async (args, { stdout }) => {
    const { values, positionals } = parseOptions(
      {
        args,
        allowPositionals: true,
        options: {
          'no-browser': { type: 'boolean', default: false },
          pictures: { type: 'string', default: join(projectDir, 'test-results/compared') },
        },
      },
      usage,
    );
    const [beforeDir, afterDir, ...named] = positionals;
    if (beforeDir === undefined || afterDir === undefined) throw new CommandError(`Specify two folders.\n\n${usage}`);
    const folders = [resolve(beforeDir), resolve(afterDir)] as const;
    const executablePath = values['no-browser'] ? null : findTestBrowser();
    if (executablePath === null && !values['no-browser'])
      throw new CommandError('Chromium not found. Set CHROMIUM to its path, or compare without it using --no-browser.');
    const templates = new Set<string>();
    let differs = false;
    for (const slug of named.length > 0 ? named : await siteSlugs(folders[0])) {
      const [before, after] = [new SiteFolder(join(folders[0], slug)), new SiteFolder(join(folders[1], slug))];
      const { pages, removed, added, differences } = comparePages(before, after);
      const lines = [
        ...removed.map((path) => `removed  ${path}`),
        ...added.map((path) => `added    ${path}`),
        ...differences.flatMap(({ path, aspect, lines: own }) => [
          `${aspect.padEnd(8)} ${path}`,
          ...own.slice(0, maxLines).map((line) => `           ${line.slice(0, 200)}`),
          ...(own.length > maxLines ? [`           and ${own.length - maxLines} more`] : []),
        ]),
      ];
      let screens = 0;
      const template = /data-template="([\w-]+)"/.exec(before.text('index.html'))?.[1] ?? slug;
      if (executablePath !== null && !templates.has(template)) {
        templates.add(template);
        const compared = await comparePixels({
          slug,
          site: before,
          folders,
          pictures: values.pictures,
          executablePath,
        });
        screens = compared.screens;
        lines.push(
          ...compared.differences.map(
            ({ path, width, pixels, file }) => `pixels   ${path} at ${width}: ${pixels} differ, marked red in ${file}`,
          ),
        );
      }
      differs ||= lines.length > 0;
      const scope = `${counted(pages, 'page')}${screens > 0 ? ` and ${counted(screens, 'screen')}` : ''}`;
      stdout.write(`${slug}  ${scope}: ${lines.length === 0 ? 'the same' : 'different'}\n`);
      for (const line of lines) stdout.write(`  ${line}\n`);
    }
    return differs ? 1 : 0;
  },
});

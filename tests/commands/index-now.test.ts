/** `tests/unit/scripts/index-now.test.ts` sends changes to search engines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { indexNow } from '../../scripts/commands/index-now.ts';
import { projectDir } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { tempDir } from '../support/temp-dir.ts';

const tenants = join(projectDir, 'tenants');
const siteUrl = 'https://www.lakesideauto.example';

function built(): { change(): void; run(...args: string[]): ReturnType<typeof runCommand> } {
  const outDir = tempDir();
  const write = (file: string, text: string) => {
    mkdirSync(join(outDir, 'lakeside-auto'), { recursive: true });
    writeFileSync(join(outDir, 'lakeside-auto', file), text);
  };
  write('sitemap.xml', `<urlset><url><loc>${siteUrl}/</loc></url><url><loc>${siteUrl}/cars</loc></url></urlset>`);
  write('index.html', '<main>Home</main>');
  write('cars.html', '<main>Cars</main>');
  return {
    change: () => write('cars.html', '<main>Fewer cars</main>'),
    run: (...args) => runCommand(indexNow, [...args, '--out', outDir, '--tenants', tenants]),
  };
}

test('records the pages on the first run, then lists those it would report (OPS-07)', async () => {
  const { change, run } = built();
  const line = (text: string) => `${'lakeside-auto'.padEnd(26)} ${text}\n`;
  expect(await run('lakeside-auto')).toEqual({
    code: 0,
    stdout: line('nothing to report. Recorded the current state of 2 pages.'),
    stderr: '',
  });
  change();
  expect(await run('lakeside-auto', '--dry-run')).toEqual({
    code: 0,
    stdout: `${line('would tell IndexNow about 1 page (0 removed).')}  /cars\n`,
    stderr: '',
  });
  const { code, stdout } = await run('lakeside-auto', '--dry-run', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    slug: 'lakeside-auto',
    isFirst: false,
    pages: 2,
    changed: ['/cars'],
    gone: [],
  });
});

test('reports a dealer that fails and continues with the others (OPS-07)', async () => {
  const { run } = built();
  const { code, stdout, stderr } = await run('harbour-motors', 'lakeside-auto');
  expect(code).toBe(2);
  expect(stdout).toMatch(/^lakeside-auto +nothing to report\./);
  expect(stderr).toMatch(/^harbour-motors +FAILED: harbour-motors has no IndexNow key: set syndication\.indexNowKey/);
  expect(await run('harbour-motors', '--where-set')).toEqual({ code: 0, stdout: '', stderr: '' });
});

test.each([
  [[], /^Specify a dealer\.\n\nUsage: forecourt index-now /],
  [['lakeside-auto', '--wait', 'long'], /^--wait must be a number of seconds/],
  [['no-such-dealer'], /^No such dealer: no-such-dealer/],
])('refuses %j as a usage error (OPS-07)', async (args, message) => {
  expect(await built().run(...args)).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(message) });
});

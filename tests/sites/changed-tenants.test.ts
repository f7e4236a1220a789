/** Uses a separate git repository with a small dealer per template. */
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChangedDealer } from '../../scripts/changed-tenants/changes.ts';
import { changedTenantsOf } from '../../scripts/commands/changed-tenants.ts';
import { finished, projectDir } from '../support/generator.ts';
import { allowLocalServers } from '../support/local-operator.ts';
import { runCommand } from '../support/run-command.ts';
import { timeLimit } from '../support/time-limit.ts';

// Comparing two states takes minutes on two busy cores.
vi.setConfig({ testTimeout: timeLimit(200_000) });

const repository = join(realpathSync(mkdtempSync(join(tmpdir(), 'forecourt-repository-'))), 'project');
const dealers = ['first-showroom', 'second-marketplace', 'third-atelier'];
const [, ...ofGroup] = dealers;
const groupFile = 'tenants/_groups/pair/settings.json';

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'core.hooksPath=none'];
  const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: repository, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const inRepository = (file: string): string => join(repository, file);

const readJson = (file: string) => JSON.parse(readFileSync(inRepository(file), 'utf8')) as object;

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(inRepository(file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${file} holds ${from}`).not.toBe(text);
  writeFileSync(inRepository(file), changed);
}

function addDealer(slug: string): void {
  cpSync(join(projectDir, 'tests/fixtures/tenants/far-photos'), inRepository(`tenants/${slug}`), { recursive: true });
  const [, template] = slug.split('-');
  const settings = {
    ...readJson(`tenants/${slug}/settings.json`),
    ...(ofGroup.includes(slug) && { group: 'pair' }),
    template,
    siteUrl: `https://${slug}.example`,
  };
  writeFileSync(inRepository(`tenants/${slug}/settings.json`), JSON.stringify(settings, null, 2));
}

async function changed() {
  const { code, stdout, stderr } = await runCommand(changedTenantsOf(repository), ['HEAD', '--json']);
  if (stdout === '') throw new Error(stderr);
  const { dealers: found, groups } = JSON.parse(stdout) as { dealers: ChangedDealer[]; groups: string[][] };
  return { code, groups, found, slugs: found.map(({ slug }) => slug), progress: stderr };
}

beforeAll(() => {
  for (const part of ['bin', 'src', 'scripts', 'functions', 'public'])
    cpSync(join(projectDir, part), inRepository(part), { recursive: true });
  for (const file of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'astro.config.mjs',
    '.nvmrc',
    '.gitignore',
    '.gitattributes',
  ])
    cpSync(join(projectDir, file), inRepository(file));
  symlinkSync(realpathSync(join(projectDir, 'node_modules')), inRepository('node_modules'), 'junction');
  for (const slug of dealers) addDealer(slug);
  allowLocalServers(inRepository('tenants'));
  mkdirSync(inRepository('tenants/_groups/pair'), { recursive: true });
  writeFileSync(inRepository(groupFile), '{ "footer": { "legalText": "Two yards." } }\n');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Three dealers');
  git('tag', 'start');
});
afterEach(() => {
  git('reset', '--quiet', '--hard', 'start');
  git('clean', '--quiet', '--force', '-d');
});
afterAll(() => rmSync(join(repository, '..'), { recursive: true, force: true }));

describe('dealers that a change affects (OPS-04)', () => {
  test('lists all dealers for a changed function, those on a template for its markup and styles, and none for comments', async () => {
    edit('src/templates/showroom/Layout.astro', '---\n', '---\n// Nothing that shows.\n');
    edit('src/templates/showroom/styles/page-home.css', /^/, '/* Nothing that shows. */\n');
    for (const file of [
      'src/lib/money.ts',
      'src/generator/plan.ts',
      'src/server/platform/page-response.ts',
      'functions/booking.ts',
    ])
      appendFileSync(inRepository(file), '\n// Nothing that acts.\n');
    writeFileSync(inRepository('tenants/NOTES.md'), 'Nobody’s.\n');
    edit('src/templates/marketplace/Layout.astro', '<main ', '<main data-changed ');
    appendFileSync(inRepository('src/templates/atelier/styles/page-home.css'), '\n.hero { outline: 3px solid; }\n');
    edit('functions/car.ts', 'max-age=30', 'max-age=31');
    const { code, slugs, found, groups } = await changed();
    expect(code).toBe(0);
    expect(slugs).toEqual(dealers);
    expect(groups).toEqual(dealers.map((slug) => [slug]));
    const [showroom, marketplace, atelier] = found.map(({ outputs }) => outputs);
    expect([showroom, found[0]!.text]).toEqual([{ function: 1 }, '1 function']);
    expect(marketplace).toMatchObject({ function: 1 });
    expect(marketplace!.page).toBeGreaterThan(10);
    expect(marketplace).not.toHaveProperty('stylesheet');
    expect(atelier).toMatchObject({ function: 1, stylesheet: 1 });
  });

  test('builds and lists only the dealers of a group whose settings changed, and ignores Windows line endings', async () => {
    edit(groupFile, 'Two yards.', 'Two yards, one workshop.');
    edit('tenants/first-showroom/locations.json', /\n/g, '\r\n');
    writeFileSync(inRepository('README.md'), '# Notes\n');
    const { slugs, progress } = await changed();
    expect(slugs).toEqual(ofGroup);
    expect(progress.match(/^Building .*$/gm)).toEqual([
      `Building 2 dealers in the working tree: ${ofGroup.join(', ')}.`,
      `Building 2 dealers at HEAD: ${ofGroup.join(', ')}.`,
    ]);
  });

  test('does not build or list any dealer for a change that affects no site', async () => {
    writeFileSync(inRepository('README.md'), '# Notes\n');
    edit('tenants/first-showroom/stock.json', /\n/g, '\r\n');
    expect(await changed()).toMatchObject({ code: 0, slugs: [], progress: '1 file changed since HEAD.\n' });
  });

  test('lists every dealer for a change to code that all templates share', async () => {
    edit('src/features/site-chrome/SiteHead.astro', 'telephone=no', 'telephone=no,address=no');
    expect((await changed()).slugs).toEqual(dealers);
  });

  test('lists changed, new, failing and removed dealers', async () => {
    edit('tenants/first-showroom/stock.json', /"price": ?(\d)/, '"price": 1$1');
    edit('tenants/second-marketplace/settings.json', '"marketplace"', '"market"');
    rmSync(inRepository('tenants/third-atelier'), { recursive: true });
    addDealer('fourth-showroom');
    const { code, found, groups } = await changed();
    expect(code).toBe(1);
    expect(found.map(({ slug, change }) => `${slug} ${change}`)).toEqual([
      'first-showroom changed',
      'fourth-showroom new',
      'second-marketplace failing',
      'third-atelier gone',
    ]);
    expect(found[2]!.text).toContain('template');
    expect(groups).toEqual([['first-showroom'], ['fourth-showroom']]);
  });

  test('compares both revisions with one fetch of each feed, and reports "unknown" when a feed is down', async () => {
    const rows = readJson('tenants/first-showroom/stock.json') as object[];
    let asked = 0;
    const feed = createServer((_, response) => {
      asked += 1;
      response.end(JSON.stringify(rows.map((row) => ({ ...row, price: 10_000 + asked }))));
    });
    await new Promise<void>((ready) => feed.listen(0, '127.0.0.1', ready));
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/stock.json`;
    try {
      edit(
        'tenants/first-showroom/settings.json',
        '"private"',
        `"stock": { "source": { "kind": "url", "url": "${url}", "format": "json" } }, "private"`,
      );
      edit(
        'tenants/third-atelier/settings.json',
        '"private"',
        `"stock": {
          "source": { "kind": "json", "path": "stock.json" },
          "feeds": [
            { "name": "second", "source": { "kind": "url", "url": "${url}", "format": "json" }, "idPrefix": "2-" }
          ]
        }, "private"`,
      );
      git('commit', '--quiet', '--all', '--message', 'A feed');
      edit('tenants/second-marketplace/settings.json', 'Far Photos', 'Second');
      expect((await changed()).slugs).toEqual(['second-marketplace']);
      expect(asked, 'feeds of dealers that did not change').toBe(0);
      for (const slug of ['first-showroom', 'third-atelier'])
        writeFileSync(inRepository(`tenants/${slug}/NOTES.md`), 'Nothing that shows.\n');
      expect((await changed()).slugs).toEqual(['second-marketplace']);
      expect(asked).toBe(2);
    } finally {
      await new Promise((closed) => feed.close(closed));
    }
    const { found } = await changed();
    expect(found.map(({ slug, change }) => `${slug} ${change}`)).toEqual([
      'first-showroom unknown',
      'second-marketplace changed',
      'third-atelier unknown',
    ]);
  });
});

test('shows the upload cost of each kind of change, and leaves the working tree unchanged (OPS-08)', async () => {
  const child = spawn(process.execPath, ['bin/forecourt.mjs', 'deploy-plan', '--json'], { cwd: repository });
  const { code, stdout, stderr } = await finished(child);
  expect([code, stderr]).toEqual([0, '']);
  const rows = JSON.parse(stdout) as { slug: string; files: number; send: Record<string, number> }[];
  expect(rows.map(({ slug }) => slug)).toEqual(dealers);
  for (const { files, send } of rows) {
    for (const sent of Object.values(send)) expect(sent).toBeGreaterThan(0);
    expect(send['a price']).toBeLessThan(send['a stylesheet line']!);
    expect(send['an icon']).toBeLessThan(files);
  }
  expect(spawnSync('git', ['status', '--porcelain'], { cwd: repository, encoding: 'utf8' }).stdout).toBe('');
});

test('as a process, exits with 2 when the revision does not exist (OPS-04)', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bin/forecourt.mjs', 'changed-tenants', 'no-such-revision'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    2,
    'Revision "no-such-revision" isn\'t available here. Fetch it first (git fetch origin).',
  ]);
});

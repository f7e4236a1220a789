import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tree, Workspace } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { inFolders } from '#src/sources/tenants/suggested-commands.ts';
import { runForecourt } from '../support/run-forecourt.ts';
import { releases as releasesCommand } from '../../scripts/commands/releases.ts';

const slug = 'lakeside-auto';

interface Listed {
  pinned: string | null;
  releases: { id: string; code: string; restored: string | null; vehicles: number; difference: string | null }[];
}

describe('a dealer’s releases (OPS-09)', () => {
  const space = new Workspace();
  afterAll(() => space.remove());
  const site = () => tree(space.out(`out/${slug}`));
  const work = (...path: string[]) => join(space.out(), '.forecourt', ...path);
  const releases = async (...args: string[]) => {
    const options = [slug, '--out', space.out(), '--tenants', space.tenants, '--json', ...args];
    const { code, stdout, stderr } = await runCommand(releasesCommand, options);
    return { code, stderr, listed: (code === 0 ? JSON.parse(stdout) : { releases: [] }) as Listed };
  };
  const refresh = async (change: (rows: ReturnType<Workspace['stock']>) => ReturnType<Workspace['stock']>) => {
    space.setStock(slug, change(space.stock(slug)));
    const { json } = await space.run('refresh', [slug]);
    expect(json.tenants[0]!.errors).toEqual([]);
    return site();
  };
  const states: Record<string, string>[] = [];
  let ids: string[] = [];

  beforeAll(async () => {
    space.addTenant('lakeside-auto');
    expect((await space.run('build', [slug])).code).toBe(0);
    states.push(site());
    states.push(await refresh((rows) => rows.map((row, at) => (at === 0 ? { ...row, price: 1000 } : row))));
    states.push(await refresh((rows) => rows.slice(3)));
    ids = (await releases()).listed.releases.map(({ id }) => id).reverse();
  });

  test('records a release with its differences for every build or refresh that changes something', async () => {
    const { listed } = await releases();
    expect(listed.pinned).toBeNull();
    expect(listed.releases.map(({ difference }) => difference)).toEqual([
      expect.stringContaining('3 gone'),
      expect.stringMatching(/^(1 cheaper|1 dearer|other content)$/),
      null,
    ]);
    await refresh((rows) => rows);
    expect((await releases()).listed.releases).toHaveLength(3);
  });

  test('restores each release byte for byte, and rolls back to the one before', async () => {
    for (const [index, id] of ids.entries()) {
      const [standing] = (await releases('--restore', id)).listed.releases;
      expect(standing).toMatchObject({ restored: id });
      expect(ids).not.toContain(standing!.id);
      expect(site()).toEqual(states[index]);
    }
    const { stdout } = await runCommand(releasesCommand, [
      slug,
      '--back',
      ...['--out', space.out(), '--tenants', space.tenants],
    ]);
    expect(site()).toEqual(states[1]);
    // The dealer's time zone is Chicago's.
    expect(stdout).toMatch(/\d{1,2}:\d{2}\s[ap]m\s(?:GMT-[56]|C[SD]T)\s/);
    expect(stdout).toContain(
      `The next refresh publishes the feed again. To stay on this release: ${inFolders('./forecourt releases', { outDir: space.out(), tenantsDir: space.tenants })} ${slug} --pin`,
    );
  });

  test('refreshes from a restored release', async () => {
    await releases('--restore', (await releases()).listed.releases.at(-1)!.id);
    await refresh((rows) => rows);
    expect(site()).toEqual(states[2]);
    space.passMemory(slug, 'fresh');
    expect((await space.run('build', [slug], 'fresh')).code).toBe(0);
    expect(site()).toEqual(tree(space.out(`fresh/${slug}`)));
  });

  test('keeps as many releases as the settings specify', async () => {
    expect((await releases()).listed.releases).toHaveLength(5);
    space.settings(slug, (settings) => {
      Object.assign(settings, { private: { ...(settings as { private?: object }).private, releases: { keep: 2 } } });
    });
    expect((await space.run('build', [slug])).code).toBe(0);
    expect((await releases()).listed.releases).toHaveLength(2);
    expect(readdirSync(work('releases', slug)).filter((name) => name.startsWith('2'))).toHaveLength(2);
  });

  test('leaves a pinned site unchanged until it is unpinned', async () => {
    const before = site();
    const { listed } = await releases('--pin');
    expect(listed.pinned).toBe(listed.releases[0]!.id);
    space.setStock(slug, space.stock(slug).slice(1));
    for (const mode of ['refresh', 'build'] as const) {
      const { code, json } = await space.run(mode, [slug]);
      expect(code).toBe(0);
      expect(json.tenants[0]).toMatchObject({ written: 0, warnings: [expect.stringContaining('pinned to release')] });
      expect(site()).toEqual(before);
    }
    expect((await releases('--unpin')).listed.pinned).toBeNull();
    expect(await releases('--unpin')).toMatchObject({
      code: 2,
      stderr: `${slug} is not pinned in ${space.out()}. If its site is elsewhere, add --out DIR.\n`,
    });
    await refresh((rows) => rows);
    expect(site()).not.toEqual(before);
  });

  test('refuses to restore a missing or incomplete release, and changes nothing', async () => {
    const [standing, earlier] = (await releases()).listed.releases;
    const before = site();
    const unknown = ['--restore', '20200101T000000.000Z', '--out', space.out(), '--tenants', space.tenants];
    expect(await runForecourt('releases', [slug, ...unknown])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(
        `has no release 20200101T000000.000Z. Stored releases: ${earlier!.id}, ${standing!.id}.`,
      ),
    });
    rmSync(work('releases', slug, earlier!.id, 'files'), { recursive: true });
    expect(await releases('--back')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is no longer stored'),
    });
    expect(site()).toEqual(before);
    writeFileSync(work('releases', slug, earlier!.id, 'record.json'), '{}');
    expect((await releases('--back')).stderr).toContain('is damaged');
    expect(site()).toEqual(before);
  });

  test('keeps the previous release when a refresh is killed halfway', async () => {
    const before = site();
    const [standing] = (await releases()).listed.releases;
    const page = 'index.html';
    // A refresh killed between two pages: one new page, the old page stored, nothing recorded.
    const kept = work('releases', slug, standing!.id, 'files');
    mkdirSync(kept, { recursive: true });
    linkSync(space.out(`out/${slug}/${page}`), join(kept, page));
    rmSync(space.out(`out/${slug}/${page}`));
    writeFileSync(space.out(`out/${slug}/${page}`), 'half');
    await refresh((rows) => rows.slice(1));
    expect(await releases('--restore', standing!.id)).toMatchObject({ code: 0, stderr: '' });
    expect(site()).toEqual(before);
  });

  test('keeps the previous release when a build is killed after its swap', async () => {
    const before = site();
    const [standing] = (await releases()).listed.releases;
    // The new site is in place, but nothing is recorded.
    renameSync(space.out(`out/${slug}`), work('previous', slug));
    cpSync(work('previous', slug), space.out(`out/${slug}`), { recursive: true });
    appendFileSync(space.out(`out/${slug}/index.html`), '<!-- new -->');
    await refresh((rows) => rows.slice(1));
    expect(await releases('--restore', standing!.id)).toMatchObject({ code: 0, stderr: '' });
    expect(site()).toEqual(before);
    expect(existsSync(work('previous', slug))).toBe(false);
  });
});

import {
  appendFileSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { now, randomFrom, tree, Workspace, type Mode, type Row } from '../support/generator.ts';
import { onlyInMatrix } from '../support/matrix.ts';

const slug = 'harbour-motors';
/** Just enough for every kind of page: these checks run on many builds. */
const rowsEnough = 60;

describe('building one, several or all dealers', () => {
  const space = new Workspace();
  afterAll(() => space.remove());
  beforeAll(() => {
    for (const name of [slug, 'ironbark-ford', 'kauri-cars']) space.addTenant(name, { rows: rowsEnough });
  });

  test('builds every dealer into its own folder, with a summary that adds up (OPS-01, OPS-06)', async () => {
    const { code, json } = await space.run('build');
    expect(code).toBe(0);
    expect(json.ok).toBe(true);
    expect(json.tenants.map((tenant) => tenant.slug)).toEqual([slug, 'ironbark-ford', 'kauri-cars']);
    for (const tenant of json.tenants) {
      const files = tree(space.out(tenant.slug === slug ? `out/${slug}` : `out/${tenant.slug}`));
      expect(tenant.rows).toBe(tenant.vehicles + tenant.rejected);
      expect(tenant.pages).toBe(Object.keys(files).filter((file) => file.endsWith('.html')).length);
      expect(tenant.written).toBe(Object.keys(files).length);
      const sizes = Object.keys(files).map((file) => statSync(join(space.out(`out/${tenant.slug}`), file)).size);
      expect(tenant.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
      expect(tenant.seconds).toBeGreaterThan(0);
      expect(tenant.warnings).toEqual([]);
      expect(files).toMatchObject({
        'index.html': expect.any(String),
        '404.html': expect.any(String),
        _headers: expect.any(String),
        _redirects: expect.any(String),
      });
    }
  });

  test('fails only the broken dealer, lists every reason and keeps its last good site (OPS-01)', async () => {
    const before = tree(space.out(`out/${slug}`));
    space.settings(slug, (settings) => {
      Object.assign(settings, { templatee: 'showroom', search: { pageSize: 'many' } });
    });
    const { code, json } = await space.run('build', [slug, 'ironbark-ford']);
    expect(code).toBe(1);
    expect(json.tenants.map(({ ok }) => ok)).toEqual([false, true]);
    expect(json.tenants[0]!.errors.join('\n')).toMatch(
      /settings\.json[\s\S]*templatee[\s\S]*pageSize|settings\.json[\s\S]*pageSize[\s\S]*templatee/,
    );
    expect(tree(space.out(`out/${slug}`))).toEqual(before);
  });

  test('reports an unknown dealer, and lists the existing ones (OPS-01)', async () => {
    const { code, stderr } = await space.run('build', ['nobody']);
    expect(code).toBe(2);
    expect(stderr).toContain('nobody');
    expect(stderr).toContain('kauri-cars');
  });
});

describe('invalid stock', () => {
  const space = new Workspace();
  afterAll(() => space.remove());
  beforeAll(() => space.addTenant(slug, { rows: rowsEnough }));

  test('sets bad rows aside with field and reason, and publishes the rest (OPS-02)', async () => {
    const rows = space.stock(slug);
    space.setStock(slug, [
      ...rows,
      { make: 'Mazda', model: 'CX-5' },
      { id: 'absurd', make: 'Mazda', model: 'CX-5', year: 1900, price: 30000 },
      { ...rows[0] },
    ]);
    const { code, json } = await space.run('build');
    const rejected = JSON.parse(
      readFileSync(join(space.out(), '.forecourt/reports', slug, 'rejected.json'), 'utf8'),
    ) as Row[];
    expect(code).toBe(0);
    expect(json.tenants[0]!.rows).toBe(rows.length + 3);
    expect(rejected).toHaveLength(json.tenants[0]!.rejected);
    expect(
      rejected.filter(({ field, reason }) => field !== undefined && typeof reason === 'string' && reason.length > 5),
    ).toHaveLength(rejected.length);
    expect(rejected.some(({ reason }) => String(reason).includes('duplicate'))).toBe(true);
    space.setStock(slug, rows);
  });

  test('refuses a feed that lost most of its vehicles, unless --accept-drop is given (OPS-02)', async () => {
    const rows = space.stock(slug);
    await space.run('build');
    const before = tree(space.out(`out/${slug}`));
    space.setStock(slug, rows.slice(0, 8));
    const refused = await space.run('refresh');
    expect(refused.code).toBe(1);
    expect(refused.json.tenants[0]!.errors[0]).toMatch(/accept-drop/);
    expect(tree(space.out(`out/${slug}`))).toEqual(before);
    const accepted = await space.run('refresh', ['--accept-drop']);
    expect(accepted.code).toBe(0);
    expect(accepted.json.tenants[0]!.vehicles).toBeLessThanOrEqual(8);
  });

  test('fails on an unreadable feed and names the file (OPS-02)', async () => {
    writeFileSync(join(space.tenants, slug, 'stock.json'), '[{"make": "Mazda",');
    const { code, json } = await space.run('refresh');
    expect(code).toBe(1);
    expect(json.tenants[0]!.errors[0]).toContain('stock.json');
  });
});

describe('a refresh', () => {
  const space = new Workspace();
  const random = randomFrom(20261121);
  let original: Row[] = [];
  afterAll(() => space.remove());
  beforeAll(async () => {
    space.addTenant(slug);
    original = space.stock(slug);
    space.setStock(slug, original.slice(0, rowsEnough));
    expect((await space.run('build')).code).toBe(0);
  });

  /** Gives the full build this site's earlier URLs. */
  async function expectSameAsFullBuild() {
    rmSync(space.out('full'), { recursive: true, force: true });
    space.passMemory(slug, 'full');
    expect((await space.run('build', ['--accept-drop'], 'full')).code).toBe(0);
    expect(tree(space.out(`out/${slug}`))).toEqual(tree(space.out(`full/${slug}`)));
  }

  test('writes nothing when nothing changed (OPS-03)', async () => {
    expect((await space.run('refresh')).json.tenants[0]).toMatchObject({ ok: true, written: 0 });
  });

  describe('with unchanged inputs', () => {
    const day = 86_400_000;
    const later = (milliseconds: number): string[] => ['--now', new Date(Date.parse(now) + milliseconds).toISOString()];
    /** Rewritten only when the stock is read. */
    const rejected = (): string => space.out(`out/.forecourt/reports/${slug}/rejected.json`);
    async function reads(args: string[] = []): Promise<boolean> {
      rmSync(rejected(), { force: true });
      expect((await space.run('refresh', args)).json.ok).toBe(true);
      return existsSync(rejected());
    }

    test('reports the same figures without reading any rows (OPS-03)', async () => {
      const before = (await space.run('build')).json.tenants[0]!;
      const after = (await space.run('refresh')).json.tenants[0]!;
      expect({ ...after, seconds: 0 }).toEqual({ ...before, seconds: 0, written: 0 });
      expect(await reads()).toBe(false);
    });

    test('updates the build time in the record for functions (OPS-03)', async () => {
      expect(await reads(later(60_000))).toBe(false);
      const file = space.out(`out/.forecourt/server/${slug}.json`);
      expect((JSON.parse(readFileSync(file, 'utf8')) as DealerRecord).built!.at).toBe(Date.parse(now) + 60_000);
    });

    test.each<[what: string, args: string[]]>([
      ['the next day', later(day)],
      ['a moment before the build', later(-1)],
      ['another source', [slug, '--stock', join(space.tenants, slug, 'stock.json')]],
    ])('reads the stock again for %s (OPS-03)', async (_, args) => {
      expect(await reads(args)).toBe(true);
      await space.run('refresh');
      expect(await reads()).toBe(false);
    });

    test.each<[what: string, change: () => void]>([
      ['settings that were written again', () => appendFileSync(join(space.tenants, slug, 'settings.json'), '\n')],
      ['a new file of the dealer', () => writeFileSync(join(space.tenants, slug, 'images/new.svg'), '<svg/>')],
      ['a shared picture', () => writeFileSync(join(space.tenants, '_demo/photos/new.svg'), '<svg/>')],
      ['a page that was changed', () => appendFileSync(space.out(`out/${slug}/index.html`), ' ')],
      ['a page that was lost', () => rmSync(space.out(`out/${slug}/index.html`))],
      ['a file that was added', () => writeFileSync(space.out(`out/${slug}/stray.html`), '')],
      ['a lost record for functions', () => rmSync(space.out(`out/.forecourt/server/${slug}.json`))],
      ['lost code for functions', () => rmSync(space.out('out/.forecourt/server/code'), { recursive: true })],
    ])('notices %s (OPS-03)', async (_, change) => {
      expect(await reads()).toBe(false);
      change();
      expect(await reads()).toBe(true);
      expect(await reads()).toBe(false);
    });

    test('follows a symlink out of the folder on every run (OPS-03)', async () => {
      const outside = join(space.dir, 'elsewhere.svg');
      writeFileSync(outside, '<svg/>');
      symlinkSync(outside, join(space.tenants, slug, 'images/linked.svg'));
      expect(await reads()).toBe(true);
      expect(await reads()).toBe(true);
      rmSync(join(space.tenants, slug, 'images/linked.svg'));
      expect(await reads()).toBe(true);
      expect(await reads()).toBe(false);
    });
  });

  test('writes only the pages that a new price affects (OPS-03)', async () => {
    const rows = space.stock(slug);
    const row = rows.find(({ price, status }) => Number(price) > 5000 && status === 'in_stock')!;
    row.price = Number(row.price) - 100;
    space.setStock(slug, rows);
    const { json } = await space.run('refresh');
    expect(json.tenants[0]!.written).toBeGreaterThan(0);
    expect(json.tenants[0]!.written).toBeLessThan(json.tenants[0]!.pages / 3);
    await expectSameAsFullBuild();
  });

  test.each([1, 2, 3, ...onlyInMatrix(4, 5, 6)])(
    'matches a full build byte for byte after round %i of random changes (OPS-03)',
    async () => {
      const rows = space.stock(slug).flatMap((row): Row[] => {
        const dice = random();
        if (dice < 0.04) return [];
        if (dice < 0.08) return [{ ...row, status: 'sold', sold_date_timestamp: '2026-11-19T09:00:00+11:00' }];
        if (dice < 0.1) return [{ ...row, status: 'sold', sold_date_timestamp: '2026-10-01T09:00:00+10:00' }];
        if (dice < 0.16 && Number(row.price) > 5000) return [{ ...row, price: Number(row.price) + 500 }];
        if (dice < 0.18) return [{ ...row, reserved: true }];
        return [row];
      });
      const added = Array.from({ length: 4 }, () => original[Math.floor(random() * original.length)]!).filter(
        (row) => !rows.some(({ id }) => id === row.id),
      );
      space.setStock(slug, [...rows, ...added]);
      expect((await space.run('refresh', ['--accept-drop'])).json.tenants[0]!.errors).toEqual([]);
      await expectSameAsFullBuild();
    },
  );

  test('repairs files that were changed, lost or added by hand (OPS-03)', async () => {
    const site = space.out(`out/${slug}`);
    appendFileSync(join(site, 'index.html'), 'tampered');
    rmSync(join(site, 'cars/index.html'));
    writeFileSync(join(site, 'cars/stray.html'), 'stray');
    expect((await space.run('refresh')).json.tenants[0]).toMatchObject({ ok: true, written: 2 });
    expect(existsSync(join(site, 'cars/stray.html'))).toBe(false);
    await expectSameAsFullBuild();
  });

  test('ignores a truncated record, and writes every file again (OPS-03)', async () => {
    truncateSync(join(space.out(), '.forecourt/records', `${slug}.json`), 2000);
    const { json } = await space.run('refresh');
    expect(json.tenants[0]!.written).toBe(Object.keys(tree(space.out(`out/${slug}`))).length);
    await expectSameAsFullBuild();
  });
});

describe('a refresh of a dealer whose feed is at a URL', () => {
  const space = new Workspace();
  let body = '';
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(body);
  });
  afterAll(() => {
    server.close();
    space.remove();
  });
  beforeAll(async () => {
    space.addTenant(slug);
    body = JSON.stringify(space.stock(slug).slice(0, rowsEnough));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    space.settings(slug, (settings: Record<string, object>) => {
      settings['stock'] = {
        ...settings['stock'],
        source: { kind: 'url', url: `http://127.0.0.1:${port}/stock.json`, format: 'json', retries: 0 },
      };
    });
    expect((await space.run('build')).code).toBe(0);
  });
  const rejected = (): string => space.out(`out/.forecourt/reports/${slug}/rejected.json`);

  test('fetches the feed each time, but does not read its rows when it is unchanged (OPS-03)', async () => {
    const before = asked;
    rmSync(rejected());
    expect((await space.run('refresh')).json.tenants[0]).toMatchObject({ ok: true, written: 0, rows: rowsEnough });
    expect([asked - before, existsSync(rejected())]).toEqual([1, false]);
  });

  test('reads a changed feed, and keeps the site when the response is unusable (OPS-03)', async () => {
    const site = tree(space.out(`out/${slug}`));
    const good = body;
    body = '<html>Sign in</html>';
    const { code, json } = await space.run('refresh');
    expect([code, json.tenants[0]!.errors[0]]).toEqual([1, expect.stringContaining('web page')]);
    expect(tree(space.out(`out/${slug}`))).toEqual(site);
    body = good;
    expect((await space.run('refresh')).json.tenants[0]).toMatchObject({ ok: true, written: 0 });
    const [first, ...rest] = JSON.parse(good) as Row[];
    body = JSON.stringify([{ ...first, colour: 'Lagoon Blue' }, ...rest]);
    expect((await space.run('refresh')).json.tenants[0]!.written).toBeGreaterThan(0);
  });
});

/** Alternates two stock versions: each run has something to write, and the expected output is built only once. */
class TwoStocks {
  readonly space = new Workspace();
  readonly #slugs: readonly string[];
  readonly #full: Record<string, ReturnType<typeof tree>>[] = [];
  #turn = 0;

  constructor(slugs: readonly string[]) {
    this.#slugs = slugs;
  }

  async build(): Promise<void> {
    for (const one of this.#slugs) this.space.addTenant(one, { rows: rowsEnough });
    expect((await this.space.run('build')).code).toBe(0);
  }

  change(): void {
    const more = this.#turn % 2 === 0 ? 7 : -7;
    this.#turn += 1;
    for (const one of this.#slugs) {
      const isDear = ({ price }: Row): boolean => Number(price) > 5000;
      const rows = this.space.stock(one);
      this.space.setStock(
        one,
        rows.map((row) => (isDear(row) ? { ...row, price: Number(row.price) + more } : row)),
      );
    }
  }

  async expectComplete(): Promise<void> {
    const version = this.#turn % 2;
    if (!this.#full[version]) {
      expect((await this.space.run('build', [], 'full')).code).toBe(0);
      this.#full[version] = this.#sites('full');
      rmSync(this.space.out('full'), { recursive: true });
    }
    expect(this.#sites('out')).toEqual(this.#full[version]);
  }

  #sites(out: string): Record<string, ReturnType<typeof tree>> {
    return Object.fromEntries(this.#slugs.map((one) => [one, tree(this.space.out(`${out}/${one}`))]));
  }
}

test("builds the other dealers when one dealer's transform never finishes (ISO-02)", async () => {
  const space = new Workspace();
  vi.stubEnv('TRANSFORM_SECONDS', '1');
  try {
    for (const dealer of ['endless-cars', 'other-cars']) space.addTenant(slug, { slug: dealer, rows: rowsEnough });
    writeFileSync(join(space.tenants, 'endless-cars/transform.ts'), 'export default () => { for (;;); };');
    const { code, json } = await space.run('build');
    expect([code, json.tenants.map((one) => [one.slug, one.ok, one.errors])]).toEqual([
      1,
      [
        [
          'endless-cars',
          false,
          [expect.stringMatching(/^endless-cars\/transform\.ts did not finish within 1 seconds/)],
        ],
        ['other-cars', true, []],
      ],
    ]);
    expect(existsSync(space.out('out/other-cars/index.html'))).toBe(true);
  } finally {
    vi.unstubAllEnvs();
    space.remove();
  }
});

describe('a killed run', () => {
  const stocks = new TwoStocks([slug]);
  const { space } = stocks;
  afterAll(() => space.remove());
  beforeAll(() => stocks.build());

  /** The site's own folder, or briefly `previous`. */
  function servable(): string {
    const site = space.out(`out/${slug}`);
    return existsSync(site) ? site : join(space.out(), '.forecourt/previous', slug);
  }

  test.each<[mode: Mode, delay: number]>([
    ['build', 150],
    ['build', 800],
    ['refresh', 400],
    ['build', 1400],
    ['refresh', 900],
    ...onlyInMatrix<[Mode, number]>(['build', 500], ['build', 1100], ['refresh', 650]),
  ])(
    'leaves a complete site when a %s is killed after about %i ms, and the next run repairs it (OPS-01)',
    async (mode, delay) => {
      stocks.change();
      const child = space.start(mode);
      await new Promise((resolve) => setTimeout(resolve, delay));
      const ended = child.exitCode ?? once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      const site = servable();
      const list = readFileSync(join(site, 'cars/index.html'), 'utf8');
      const linked = [...list.matchAll(/href="\/cars\/([a-z0-9-]+)"/g)].map((match) => match[1]!);
      expect(linked.length).toBeGreaterThan(10);
      for (const vehicle of linked)
        expect(readFileSync(join(site, `cars/${vehicle}.html`), 'utf8')).toMatch(/<\/html>\s*$/);
      expect((await space.run('refresh')).json.tenants[0]).toMatchObject({ ok: true });
      await stocks.expectComplete();
    },
  );
});

describe('a killed run of two dealers', () => {
  const slugs = [slug, 'kauri-cars'];
  const stocks = new TwoStocks(slugs);
  const { space } = stocks;
  afterAll(() => space.remove());
  beforeAll(() => stocks.build());

  test.each<[mode: Mode, delay: number]>([
    ['build', 1000],
    ['refresh', 1200],
    ['build', 2600],
    ...onlyInMatrix<[Mode, number]>(['build', 1800], ['refresh', 2000]),
  ])('repairs both dealers on the run after a %s is killed at about %i ms (OPS-01)', async (mode, delay) => {
    stocks.change();
    const child = space.start(mode);
    const ended = child.exitCode ?? once(child, 'exit');
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill('SIGKILL');
    await ended;
    const { tenants } = (await space.run('refresh')).json;
    expect(tenants.map((result) => [result.slug, result.ok])).toEqual(slugs.map((one) => [one, true]));
    await stocks.expectComplete();
  });
});

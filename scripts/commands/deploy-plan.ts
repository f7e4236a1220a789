import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainFeed } from '#src/domain/tenant/stock-feeds.ts';
import { standInFor, standIns } from '#src/sources/stock/stand-in.ts';
import { writtenSettings } from '#src/sources/tenants/group-settings.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { holdFeeds } from '../changed-tenants/held-feeds.ts';
import { planOutputs, type HeldFeeds } from '../changed-tenants/planned-outputs.ts';
import { ProjectCopy } from '../changed-tenants/project-copy.ts';
import { replaceIn, standingChanges, type Change } from '../deploy-plan/changes.ts';
import { filesOf, toSend } from '../deploy-plan/to-send.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt deploy-plan [--json]

  --json   print a JSON list of dealers, with the number of files each change would send

Makes one change of each kind in a copy of the project, builds every dealer with it, and prints how many files each dealer
would have to send: those whose content is not on its site yet. The project itself is not changed.`;

/** Null if the stock isn't JSON. */
function stockFile(dir: string, slug: string, { files }: HeldFeeds): string | null {
  const tenants = join(dir, 'tenants');
  const folder = join(tenants, slug);
  const { stock } = writtenSettings(slug, tenants) as {
    stock?: { source?: { kind: string; path?: string } };
  };
  const { kind, path = 'stock.json' } = stock?.source ?? { kind: 'json' };
  const file = standInFor(files.get(slug), mainFeed) ?? join(folder, path);
  return (kind === 'json' || kind === 'url') && file.endsWith('.json') && existsSync(file) ? file : null;
}

const stockFiles = (dir: string, slugs: readonly string[], feeds: HeldFeeds): string[] =>
  slugs.map((slug) => stockFile(dir, slug, feeds)).filter((file) => file !== null);

const changes: Change[] = [
  {
    name: 'a price',
    make: (dir, slugs, feeds) => {
      for (const file of stockFiles(dir, slugs, feeds))
        replaceIn(file, /("price":\s*)(\d+)/, (_, key, price) => `${key}${Number(price) + 100}`);
    },
  },
  {
    name: 'a car less',
    make: (dir, slugs, feeds) => {
      for (const file of stockFiles(dir, slugs, feeds)) {
        const rows = JSON.parse(readFileSync(file, 'utf8')) as unknown;
        if (Array.isArray(rows)) writeFileSync(file, JSON.stringify(rows.slice(1)));
      }
    },
  },
  ...standingChanges,
];

const ofStock: ReadonlySet<string> = new Set(['a price', 'a car less']);

interface Row {
  slug: string;
  files: number;
  /** Null if the change or build is impossible. */
  send: Record<string, number | null>;
}

async function planned(): Promise<Row[]> {
  const now = Date.now();
  const copy = await ProjectCopy.inItsPlace(projectDir);
  try {
    const feeds = await holdFeeds(join(projectDir, 'tenants'), copy.folder('feeds'));
    const slugs = tenantSlugs(join(projectDir, 'tenants')).filter((slug) => !feeds.unknown.has(slug));
    const present = await copy.presentTree();
    await copy.standAt(present);
    const plan = { outDir: copy.folder('out'), now, dealers: slugs };
    const before = await planOutputs(copy.dir, plan, feeds);
    const rows = slugs.map((slug): Row => ({ slug, files: filesOf(before.get(slug)!.outputs), send: {} }));
    const held = new Map([...feeds.files.values()].flatMap(standIns).map((file) => [file, readFileSync(file)]));
    for (const { name, make } of changes) {
      make(copy.dir, slugs, feeds);
      const after = await planOutputs(copy.dir, plan, feeds);
      for (const row of rows) {
        const { failure, outputs } = after.get(row.slug)!;
        const isMade = !ofStock.has(name) || stockFile(copy.dir, row.slug, feeds) !== null;
        row.send[name] = failure === null && isMade ? toSend(before.get(row.slug)!.outputs, outputs) : null;
      }
      await copy.standAt(present);
      for (const [file, bytes] of held) writeFileSync(file, bytes);
    }
    return rows;
  } finally {
    copy.remove();
  }
}

function table(rows: readonly Row[]): string {
  const names = changes.map(({ name }) => name);
  const lines = rows.map(({ slug, files, send }) =>
    [slug, files, ...names.map((name) => send[name] ?? '-')].map(String),
  );
  const all = [['dealer', 'files', ...names], ...lines];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((line) => line[column]!.length)));
  return all
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    )
    .join('\n');
}

export const deployPlan = command({
  usage,
  run: async (args, { stdout }) => {
    const { values } = parseOptions({ args, options: { json: { type: 'boolean', default: false } } }, usage);
    const rows = await planned();
    stdout.write(`${values.json ? JSON.stringify(rows) : table(rows)}\n`);
    return 0;
  },
});

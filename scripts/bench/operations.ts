/** For many dealers, compares files to send and CPU time per change with Netlify's own command. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { siteHashes, type Outputs } from '../changed-tenants/planned-outputs.ts';
import { ProjectCopy } from '../changed-tenants/project-copy.ts';
import { standingChanges } from '../deploy-plan/changes.ts';
import { filesOf, toSend } from '../deploy-plan/to-send.ts';
import { projectDir } from '../test-run/steps.ts';
import { manyDealers } from './dealers.ts';
import type { FunctionFacts } from './function-facts.ts';
import { measure, median, table } from './measure.ts';

const vehicles = 300;
/** Concurrent uploads. */
const [ours, theirs] = [20, 5];

interface Case {
  name: string;
  /** Code changes need a build; folder changes need a refresh. */
  by: 'build' | 'refresh';
  make: (dir: string, slug: string) => void;
}

const standing = (name: string, make: Case['make']): Case => ({
  name,
  by: name.startsWith('a setting') ? 'refresh' : 'build',
  make,
});

const cases: Case[] = [
  { name: 'nothing', by: 'refresh', make: () => undefined },
  { name: 'a price at one dealer', by: 'refresh', make: lowerPrice },
  ...standingChanges.map(({ name, make }) =>
    standing(name.startsWith('a setting') ? `${name} at one dealer` : name, (dir, slug) =>
      make(dir, [slug], { files: new Map(), unknown: new Map() }),
    ),
  ),
];

function lowerPrice(dir: string, slug: string): void {
  const folder = join(dir, 'tenants', slug);
  const { stock } = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')) as {
    stock: { source: { path: string } };
  };
  const file = join(folder, stock.source.path);
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), { header: true });
  const row = data.find(({ Price }) => Number(Price) > 5000)!;
  row['Price'] = String(Number(row['Price']) - 510);
  writeFileSync(file, Papa.unparse(data));
}

interface State {
  sites: Map<string, Outputs>;
  functions: FunctionFacts;
  processorSeconds: number;
}

export async function benchOperations(dealers: number): Promise<void> {
  const copy = new ProjectCopy(projectDir);
  try {
    const work = copy.folder('dealers');
    mkdirSync(work);
    const tenants = manyDealers(work, dealers, vehicles);
    const slugs = Array.from({ length: dealers }, (_, index) => `dealer-${index}`);
    const stand = async (): Promise<void> => {
      await copy.standAtPresent();
      for (const name of readdirSync(join(copy.dir, 'tenants')))
        if (!/^(?:_|schemas)/.test(name)) rmSync(join(copy.dir, 'tenants', name), { recursive: true });
      cpSync(tenants, join(copy.dir, 'tenants'), { recursive: true });
    };
    await stand();
    const first = await stateAfter(copy, 'build', slugs, '--zip');
    const rows = [];
    for (const change of cases) {
      change.make(copy.dir, slugs[0]!);
      const after = await stateAfter(copy, change.by, slugs, '--keys');
      rows.push(rowOf(change, slugs, first, after));
      await stand();
      // Each refresh starts from the previous refresh.
      if (change.by === 'refresh') await stateAfter(copy, 'refresh', slugs, '--keys');
    }
    const files = slugs.map((slug) => filesOf(first.sites.get(slug)!));
    console.log(
      `${dealers} dealers with ${vehicles} cars and ${median(files)} files each; ${first.functions.zips!.count} functions (${(first.functions.zips!.bytes / 1e6).toFixed(0)} MB) per dealer. First full build: ${first.processorSeconds.toFixed(1)} s of CPU time.`,
    );
    console.log(table([columns, ...rows]));
  } finally {
    copy.remove();
  }
}

const columns = [
  'changed',
  'command, all dealers',
  'CPU s',
  'dealers that send',
  'files, one dealer',
  'files, all dealers',
  'functions, one dealer',
  `batches of ${ours}`,
  "Netlify's command: functions per dealer",
  `batches of ${theirs}, per dealer`,
  'batches, all dealers',
];

async function stateAfter(
  copy: ProjectCopy,
  by: Case['by'],
  slugs: readonly string[],
  facts: '--zip' | '--keys',
): Promise<State> {
  const outDir = join(copy.dir, 'dist');
  const { processorSeconds } = await measure(
    process.execPath,
    [join(copy.dir, 'bin/forecourt.mjs'), by, '--json', '--accept-drop', '--now', '2026-11-25T10:00:00+11:00'],
    copy.dir,
  );
  const { output } = await measure(
    process.execPath,
    [join(copy.dir, 'scripts/bench/function-facts.ts'), outDir, facts, ...slugs],
    copy.dir,
  );
  return {
    sites: new Map(slugs.map((slug) => [slug, siteHashes(outDir, slug)])),
    functions: JSON.parse(output) as FunctionFacts,
    processorSeconds: processorSeconds ?? 0,
  };
}

function rowOf({ name, by }: Case, slugs: readonly string[], before: State, after: State): string[] {
  const count = before.functions.zips!.count;
  const sends = slugs.map((slug) => ({
    files: toSend(before.sites.get(slug)!, after.sites.get(slug)!),
    functions: areOther(before.functions.keys[slug]!, after.functions.keys[slug]!) ? count : 0,
  }));
  const touched = sends.filter(({ files, functions }) => files + functions > 0);
  const sum = (of: (send: (typeof sends)[number]) => number): number =>
    touched.reduce((total, send) => total + of(send), 0);
  const one = touched[0] ?? { files: 0, functions: 0 };
  // Netlify's builds write the time into the record, which changes every function.
  const theirFunctions = touched.length > 0 ? count : 0;
  return [
    name,
    by,
    after.processorSeconds.toFixed(1),
    touched.length,
    one.files,
    sum(({ files }) => files),
    one.functions,
    Math.ceil((one.files + one.functions) / ours),
    theirFunctions,
    Math.ceil((one.files + theirFunctions) / theirs),
    sum(({ files }) => Math.ceil((files + count) / theirs)),
  ].map(String);
}

const areOther = (a: object, b: object): boolean => JSON.stringify(a) !== JSON.stringify(b);

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CommandError } from '#src/generator/options.ts';
import { moduleHashesFile, type ModuleHashes } from '#src/generator/module-hashes.ts';
import { siteFolder } from '#src/generator/layout.ts';
import { filesBelow } from '#src/generator/images/files-below.ts';
import type { RunResult } from '#src/generator/report.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { reached } from './reached.ts';

/** By name: `site/…` for files, `function/…` for functions, `drawn/…` for modules that render their pages, `record`. */
export type Outputs = ReadonlyMap<string, string>;

export interface PlannedDealer {
  failure: string | null;
  outputs: Outputs;
  /** Missing if the revision has no module hashes. */
  code?: string;
}

/** URL feeds, fetched once so that revisions read the same bytes. */
export interface HeldFeeds {
  /** File for `--stock`, by dealer (stand-in.ts). */
  files: ReadonlyMap<string, string>;
  unknown: ReadonlyMap<string, string>;
}

/**
 * Skips dealers whose feed couldn't be fetched.
 *
 * @throws CommandError if code does not compile
 */
export async function planOutputs(
  dir: string,
  { outDir, now, dealers }: { outDir: string; now: number; dealers: readonly string[] },
  { files, unknown }: HeldFeeds,
): Promise<Map<string, PlannedDealer>> {
  const slugs = dealers.filter((slug) => !unknown.has(slug));
  const shared = slugs.filter((slug) => !files.has(slug));
  const results = new Map<string, string | null>();
  const build = async (args: string[]) => {
    for (const { slug, ok, errors } of (await runBuild(dir, outDir, now, args)).tenants)
      results.set(slug, ok ? null : errors.join('\n'));
  };
  if (shared.length > 0) await build(shared);
  for (const [slug, file] of files) if (slugs.includes(slug)) await build([slug, '--stock', file]);
  return new Map(
    slugs.map((slug) => {
      const failure = results.get(slug) ?? null;
      return [slug, failure === null ? planned(dir, outDir, slug) : { failure, outputs: new Map<string, string>() }];
    }),
  );
}

function runBuild(dir: string, outDir: string, now: number, args: string[]): Promise<RunResult> {
  const command = [
    ...[join(dir, 'bin', 'forecourt.mjs'), 'build'],
    ...args,
    ...['--json', '--out', outDir, '--now', new Date(now).toISOString(), '--tenants', join(dir, 'tenants')],
  ];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { cwd: dir, maxBuffer: 200_000_000 }, (_, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as RunResult);
      } catch (cause) {
        reject(new CommandError(stderr.trim() || stdout.trim(), { cause }));
      }
    });
  });
}

export function siteHashes(outDir: string, slug: string): Map<string, string> {
  const site = siteFolder(outDir, slug);
  return new Map(
    filesBelow(site).map((file) => [`site/${relative(site, file).split(sep).join('/')}`, sha1(readFileSync(file))]),
  );
}

function planned(dir: string, outDir: string, slug: string): PlannedDealer {
  const outputs = siteHashes(outDir, slug);
  const assets = [...outputs].filter(([name]) => name.startsWith('site/_a/'));
  const record = JSON.parse(readFileSync(join(outDir, '.forecourt', 'server', `${slug}.json`), 'utf8')) as DealerRecord;
  outputs.set('record', sha1(JSON.stringify({ ...record, site: { ...record.site, code: null } })));
  // Older revisions have no module hashes, so every module counts as added.
  const modulesFile = join(dir, '.forecourt', 'compiled', record.site!.code, moduleHashesFile);
  if (!existsSync(modulesFile)) return { failure: null, outputs };
  const modules = JSON.parse(readFileSync(modulesFile, 'utf8')) as ModuleHashes;
  for (const [name, hash] of renderModules(modules)) outputs.set(`drawn/${name}`, hash);
  const code = [...Object.entries(modules).map(([name, { hash }]) => [name, hash]), ...assets];
  return { failure: null, outputs, code: sha1(JSON.stringify(code.toSorted())) };
}

const sha1 = (content: string | Uint8Array): string => createHash('sha1').update(content).digest('hex');

function renderModules(modules: ModuleHashes): [name: string, hash: string][] {
  const pages = Object.keys(modules).filter((name) => name.startsWith('src/pages/'));
  const names = reached(pages, (name) => (modules[name]?.imports ?? []).filter((taken) => modules[taken]));
  return [...names].flatMap((name) => (modules[name] ? [[name, modules[name].hash] as [string, string]] : []));
}

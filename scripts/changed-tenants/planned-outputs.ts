/** What a state of the project makes of its dealers, as hashes: files of the sites, and what functions answer with. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { CommandError } from '#src/generator/options.ts';
import { moduleHashes, moduleHashesFile, type ModuleHashes } from '#src/generator/module-hashes.ts';
import { siteFolder } from '#src/generator/layout.ts';
import { filesBelow } from '#src/generator/pictures/files-below.ts';
import type { RunResult } from '#src/generator/report.ts';
import type { DealerRecord } from '#src/server/dealer/dealer-record.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';

/** Hashes by name: `site/…` a file of the site, `function/…` one function, `drawn/…` a module that draws functions' pages, `record`. */
export type Outputs = ReadonlyMap<string, string>;

export interface PlannedDealer {
  /** Why it could not be built; null where it was. */
  failure: string | null;
  outputs: Outputs;
}

/** Feeds at addresses, fetched once, since both states must read the same bytes. */
export interface HeldFeeds {
  /** By dealer, the file that takes the place of its feed, or a folder with one for each of several (stand-in.ts). */
  files: ReadonlyMap<string, string>;
  /** Dealers whose feed did not come, with the reason. */
  unknown: ReadonlyMap<string, string>;
}

/**
 * Builds every dealer of the copy that stands in `dir`, by its own code, for the moment `now`.
 * @throws CommandError where the code does not compile
 */
export async function planOutputs(
  dir: string,
  outDir: string,
  now: number,
  { files, unknown }: HeldFeeds,
): Promise<Map<string, PlannedDealer>> {
  const slugs = tenantSlugs(join(dir, 'tenants')).filter((slug) => !unknown.has(slug));
  const shared = slugs.filter((slug) => !files.has(slug));
  const results = new Map<string, string | null>();
  const build = async (args: string[]) => {
    for (const { slug, ok, errors } of (await runBuild(dir, outDir, now, args)).tenants)
      results.set(slug, ok ? null : errors.join('\n'));
  };
  if (shared.length > 0) await build(shared);
  for (const [slug, file] of files) if (slugs.includes(slug)) await build([slug, '--stock', file]);
  const functions = await functionHashes(dir);
  const dealers = slugs.map((slug): [string, PlannedDealer] => {
    const failure = results.get(slug) ?? null;
    return [
      slug,
      { failure, outputs: failure === null ? outputsOf(dir, outDir, slug, functions) : new Map<string, string>() },
    ];
  });
  return new Map(dealers);
}

function runBuild(dir: string, outDir: string, now: number, args: string[]): Promise<RunResult> {
  const command = [
    join(dir, 'scripts', 'build.ts'),
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

/** Of the files of a built site alone. */
export function siteHashes(outDir: string, slug: string): Map<string, string> {
  const site = siteFolder(outDir, slug);
  return new Map(
    filesBelow(site).map((file) => [`site/${relative(site, file).split(sep).join('/')}`, sha1(readFileSync(file))]),
  );
}

function outputsOf(dir: string, outDir: string, slug: string, functions: Outputs): Outputs {
  const outputs = siteHashes(outDir, slug);
  const record = JSON.parse(readFileSync(join(outDir, '.forecourt', 'server', `${slug}.json`), 'utf8')) as DealerRecord;
  outputs.set('record', sha1(JSON.stringify({ ...record, site: { ...record.site, code: null } })));
  for (const [name, hash] of functions) outputs.set(name, hash);
  // A revision from before it was written says nothing of them: every module is one more then.
  const modulesFile = join(dir, '.forecourt', 'compiled', record.site!.code, moduleHashesFile);
  const modules = existsSync(modulesFile) ? (JSON.parse(readFileSync(modulesFile, 'utf8')) as ModuleHashes) : {};
  for (const [name, hash] of drawnWith(modules, record.settings.template)) outputs.set(`drawn/${name}`, hash);
  return outputs;
}

const sha1 = (content: string | Uint8Array): string => createHash('sha1').update(content).digest('hex');

/** Each function with all that it brings along, as a bundler sees it: a comment is nothing, a module that it takes from is. */
async function functionHashes(dir: string): Promise<Outputs> {
  const folder = join(dir, 'functions');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const build = await rolldown({
    input: Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(folder, file)])),
    cwd: dir,
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    external: ['sharp', 'pg-native'],
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'esm', comments: false });
  await build.close();
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const importsOf = (file: string) => [
    ...(chunks.get(file)?.imports ?? []),
    ...(chunks.get(file)?.dynamicImports ?? []),
  ];
  const hashes = new Map<string, string>();
  for (const { fileName, isEntry, name } of chunks.values()) {
    if (!isEntry) continue;
    const code = moduleHashes(
      [...reached([fileName], importsOf)].map((file) => chunks.get(file)).filter((chunk) => chunk !== undefined),
      dir,
      () => [],
    );
    hashes.set(`function/${name}`, sha1(JSON.stringify(Object.entries(code).sort(([a], [b]) => (a < b ? -1 : 1)))));
  }
  return hashes;
}

/**
 * Modules that pages of a dealer's template are drawn with: the other templates are compiled along and never run for it.
 */
function drawnWith(modules: ModuleHashes, template: string): [name: string, hash: string][] {
  const isOther = (name: string) => {
    const [, folder = ''] = /^src\/templates\/([^/]+)\//.exec(name) ?? [];
    return templateNames.some((one) => one === folder && one !== template);
  };
  const pages = Object.keys(modules).filter((name) => name.startsWith('src/pages/'));
  const names = reached(pages, (name) => (modules[name]?.imports ?? []).filter((taken) => !isOther(taken)));
  return [...names].flatMap((name) => (modules[name] ? [[name, modules[name].hash] as [string, string]] : []));
}

function reached(first: readonly string[], next: (name: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const wanted = [...first];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    wanted.push(...next(name));
  }
  return found;
}

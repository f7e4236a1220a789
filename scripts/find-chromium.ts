import { spawnSync } from 'node:child_process';
import { canInstall, firstInPath, installPackages, updatePackageList } from './installed-programs.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without windows: tests take a third less time in it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const SHELL_PACKAGE = 'chromium-headless-shell';

/** No Chromium is here and none can be installed without the operator. */
export class NoChromiumError extends Error {
  override name = 'NoChromiumError';
}

/** Path of the Chromium that `CHROMIUM` names, or of the first one in PATH that starts; null when there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROMIUM || firstOf(BROWSERS, env);
}

/**
 * The browser for tests: the one that `CHROMIUM` names, or a headless shell, or else a
 * Chromium; null when there is none.
 */
export function findTestBrowser(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROMIUM || firstOf([...SHELLS, ...BROWSERS], env);
}

/**
 * The browser for tests, installed by apt-get where there is none and that is possible; on a
 * machine that only runs checks (`CI`) the quicker shell is installed beside a Chromium that is there. Throws
 * NoChromiumError.
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
    'The browser tests need Chromium or Chrome. Install it (on Debian: apt-get install chromium), or name it with CHROMIUM=/path/to/chrome.',
  );
}

/** Installs the first of these that can be had. */
function install(packages: string[]): string | null {
  console.log(`Installing ${packages[0]} (apt-get)...`);
  updatePackageList();
  packages.some((name) => installPackages([name]));
  return findTestBrowser();
}

const firstOf = (names: string[], env: NodeJS.ProcessEnv): string | null => firstInPath(names, env, starts);

// Ubuntu's chromium-browser may be a stub that only asks for a snap.
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, firstInPath, installPackages, isExecutable, updatePackageList } from './installed-programs.ts';

export type EngineName = 'firefox' | 'webkit';

/** Null if a program is missing. */
export interface Engines {
  firefox: { browser: string } | null;
  webkit: { browser: string; driver: string; display: string } | null;
}

const packages: Record<EngineName, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

export const howToInstall: Record<EngineName, string> = {
  firefox: 'Firefox is missing. Install it (on Debian: apt-get install firefox-esr) or set FIREFOX=/path/to/firefox.',
  webkit: 'WebKit is missing. Install it (on Debian: apt-get install webkit2gtk-driver xvfb).',
};

function findEngines(env: NodeJS.ProcessEnv = process.env): Engines {
  const firefox = env.FIREFOX || firstInPath(['firefox-esr', 'firefox'], env);
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) => firstInPath([name], env));
  const browser = findMiniBrowser();
  return {
    firefox: firefox ? { browser: firefox } : null,
    webkit: driver && display && browser ? { browser, driver, display } : null,
  };
}

export function findOrInstallEngines(): Engines {
  const found = findEngines();
  const missing = (['firefox', 'webkit'] as const).filter((name) => found[name] === null);
  if (missing.length === 0 || !canInstall()) return found;
  const names = missing.flatMap((name) => packages[name]);
  console.log(`Installing ${names.join(', ')} (apt-get)...`);
  updatePackageList();
  for (const name of missing) installPackages(packages[name]);
  return findEngines();
}

/** The folder is named after the processor architecture. */
function findMiniBrowser(): string | null {
  const libraries = '/usr/lib';
  try {
    return (
      readdirSync(libraries)
        .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find((file) => isExecutable(file)) ?? null
    );
  } catch {
    // Missing on some systems, such as Windows.
    return null;
  }
}

import { relative, resolve } from 'node:path';
import { shellWord } from '#src/lib/shell-word.ts';
import { tenantsFolder } from './tenants-folder.ts';

export interface Folders {
  tenantsDir: string;
  outDir: string;
}

const withBoth = ['held', 'build', 'refresh', 'releases', 'report', 'check-site', 'push-index', 'worker'];
const withTenants = [...withBoth, 'feed', 'validate', 'deploy', 'stock-status', 'dev'];

/** Adds other folders than the default ones to each `./forecourt X` that a text suggests, so that it works when copied. */
export function inFolders(text: string, { tenantsDir, outDir }: Folders): string {
  const tenants = resolve(tenantsDir) === tenantsFolder(undefined) ? null : option('tenants', tenantsDir);
  const out = resolve(outDir) === resolve('dist') ? null : option('out', outDir);
  return text.replace(/\.\/forecourt ([a-z-]+)(?=([^\n&;]*))/g, (command, name: string, rest: string) => {
    const added = [withTenants.includes(name) && tenants, withBoth.includes(name) && out];
    return [command, ...added.filter((one) => one && !rest.includes(one.split(' ')[0]!))].join(' ');
  });
}

const option = (name: string, folder: string): string => `--${name} ${shellWord(relative('', resolve(folder)))}`;

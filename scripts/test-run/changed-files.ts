import { spawnSync } from 'node:child_process';

const checkedBranches = ['@{upstream}', 'origin/HEAD', 'origin/main'];

/** Files changed since the remote branch, else main, including uncommitted files. Null without a known base. */
export function changedFiles(projectDir: string): string[] | null {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: projectDir, encoding: 'utf8' });
    return status === 0 ? stdout : null;
  };
  // Without a remote, main counts as checked, except on main.
  const local = git('branch', '--show-current')?.trim() === 'main' ? [] : ['main'];
  for (const branch of [...checkedBranches, ...local]) {
    const base = git('merge-base', 'HEAD', branch)?.trim();
    if (!base) continue;
    const changed = git('diff', '--name-only', '--no-renames', '--diff-filter=d', '--relative', '-z', base);
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    return changed === null || added === null ? null : `${changed}${added}`.split('\0').filter((file) => file !== '');
  }
  return null;
}

/** Limits the command line. */
const maxPaths = 400;

/** All paths if rules or packages (and so types) changed. */
export function lintPaths(changed: readonly string[] | null): string[] {
  if (changed === null || changed.length > maxPaths) return ['.'];
  if (changed.some((file) => /^(?:eslint\.config\.js$|eslint\/|package(?:-lock)?\.json$|tsconfig\.json$)/.test(file)))
    return ['.'];
  return changed.filter((file) => /\.(?:[cm]?js|m?ts|tsx|astro)$/.test(file));
}

/** Files that differ from the branch of the server, or from the main branch where there is no server, for checks that look at changed files alone. */
import { spawnSync } from 'node:child_process';

/** Branches that were checked when they were made. */
const checkedBranches = ['@{upstream}', 'origin/HEAD', 'origin/main'];

/** By their paths in the project, with what is not committed yet. Null where nothing says what was checked before. */
export function changedFiles(projectDir: string): string[] | null {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: projectDir, encoding: 'utf8' });
    return status === 0 ? stdout : null;
  };
  // Without a server, what is on the main branch was checked; on that branch itself nothing says so.
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

/** More would be too long a command. */
const most = 400;

/** What ESLint checks of changed files: everything where its rules, or packages with their types, changed. */
export function lintPaths(changed: readonly string[] | null): string[] {
  if (changed === null || changed.length > most) return ['.'];
  if (changed.some((file) => /^(?:eslint\.config\.js$|eslint\/|package(?:-lock)?\.json$|tsconfig\.json$)/.test(file)))
    return ['.'];
  return changed.filter((file) => /\.(?:[cm]?js|m?ts|tsx|astro)$/.test(file));
}

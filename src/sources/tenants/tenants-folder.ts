import { relative, resolve } from 'node:path';
import { shellWord } from '#src/lib/shell-word.ts';

/** `--tenants`, else the TENANTS variable, else `tenants/` in the working directory. */
export const tenantsFolder = (option: string | undefined, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(option ?? (env.TENANTS || 'tenants'));

/** For suggested commands; empty for the default folder. */
export const tenantsOption = (folder: string): string =>
  resolve(folder) === tenantsFolder(undefined) ? '' : ` --tenants ${shellWord(relative('', folder))}`;

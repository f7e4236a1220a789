import { relative, resolve } from 'node:path';

/** The folder of dealers: the option `--tenants`, else the variable TENANTS, else `tenants/` where the command runs. */
export const tenantsFolder = (option: string | undefined, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(option ?? (env.TENANTS || 'tenants'));

/** What a command needs after its dealer to find the folder again: nothing where it would look there anyway. */
export const tenantsOption = (folder: string): string =>
  resolve(folder) === tenantsFolder(undefined) ? '' : ` --tenants ${relative('', folder)}`;

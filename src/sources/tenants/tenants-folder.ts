import { resolve } from 'node:path';

/** The folder of dealers: the option `--tenants`, else the variable TENANTS, else `tenants/` where the command runs. */
export const tenantsFolder = (option: string | undefined, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(option ?? (env.TENANTS || 'tenants'));

import { resolve } from 'node:path';

/** `--tenants`, else the TENANTS variable, else `tenants/` in the working directory. */
export const tenantsFolder = (option: string | undefined, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(option ?? (env.TENANTS || 'tenants'));

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import type { FunctionSite } from './function-site.ts';

export function pagesAsData(site: () => Pick<FunctionSite, 'outDir'>, now: () => number) {
  const behind: Promise<unknown>[] = [];
  const contextOf = (tenant: string): FunctionContext => ({
    params: {},
    ip: '10.0.0.9',
    waitUntil: (work) => void behind.push(work),
    tenant,
    dealersDir: join(site().outDir, '.forecourt/server'),
    readSiteFile: (path) => readFile(join(site().outDir, tenant, path)).catch(() => null),
    drawPage: async ({ page }) => JSON.stringify(page),
    now,
  });
  return { contextOf, settled: () => Promise.allSettled(behind) };
}

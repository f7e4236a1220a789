/** Functions that draw pages, called by themselves: a page's data stand in for its drawing. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FunctionContext } from '#src/server/function-context.ts';
import type { FunctionSite } from './function-site.ts';

/** What such a test needs: a context for each dealer, and to wait for what is done behind the answers, such as sending leads. */
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

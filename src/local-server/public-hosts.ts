import { join } from 'node:path';
import { listDealers } from '#src/server/platform/dealer/find-dealer.ts';

/** Null if unknown. */
export type PublicHosts = (host: string) => Promise<string | null>;

/** Milliseconds until a new site is found. */
const cachedMs = 5000;

/** @param only this deployment's single dealer; null for all */
export function publicHosts(outDir: string, only: string | null, clock = Date.now): PublicHosts {
  let read: Promise<Map<string, string>> | null = null;
  let readAt = 0;
  return async (host) => {
    if (read === null || clock() - readAt > cachedMs) {
      readAt = clock();
      read = readHosts(outDir, only);
    }
    return (await read).get(host) ?? null;
  };
}

async function readHosts(outDir: string, only: string | null): Promise<Map<string, string>> {
  const dealers = await listDealers(join(outDir, '.forecourt', 'server'));
  return new Map(
    dealers
      .filter(({ slug }) => only === null || slug === only)
      .map(({ slug, settings }) => [new URL(settings.siteUrl).host, slug]),
  );
}

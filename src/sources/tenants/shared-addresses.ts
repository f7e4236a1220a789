/**
 * Dealers that claim one address: search engines would take one site for a copy of the other, and a server of one's own
 * could answer for one only.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doubtful, type Finding } from './issue.ts';
import { tenantSlugs } from './tenant-slugs.ts';

/** What is to be said to each dealer whose siteUrl another one has too, by slug. */
export function sharedAddresses(tenantsDir: string): Map<string, Finding> {
  const byHost = Map.groupBy(tenantSlugs(tenantsDir), (slug) => hostOf(join(tenantsDir, slug, 'settings.json')));
  const shared = [...byHost].filter(([host, slugs]) => host !== null && slugs.length > 1);
  return new Map(
    shared.flatMap(([, slugs]) =>
      slugs.map((slug) => {
        const others = slugs.filter((other) => other !== slug).join(', ');
        return [
          slug,
          doubtful(
            'settings.json',
            ['siteUrl'],
            `is also the address of ${others}`,
            'Each dealer has an address of its own.',
          ),
        ] as const;
      }),
    ),
  );
}

/** Null for settings that cannot be read: their own check says why. */
function hostOf(file: string): string | null {
  try {
    return new URL((JSON.parse(readFileSync(file, 'utf8')) as { siteUrl: string }).siteUrl).host.replace(/^www\./, '');
  } catch {
    return null;
  }
}

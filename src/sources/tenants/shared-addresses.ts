/** Search engines treat sites at the same URL as copies; a server can answer for only one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doubtful, type IssueDraft } from './issue.ts';
import { tenantSlugs } from './tenant-slugs.ts';

export function sharedAddresses(tenantsDir: string): Map<string, IssueDraft> {
  const byHost = Map.groupBy(tenantSlugs(tenantsDir), (slug) => hostOf(join(tenantsDir, slug, 'settings.json')));
  const shared = [...byHost].filter(([host, slugs]) => host !== null && slugs.length > 1);
  return new Map(
    shared.flatMap(([, slugs]) =>
      slugs.map((slug) => {
        const others = slugs.filter((other) => other !== slug).join(', ');
        return [
          slug,
          doubtful('settings.json', ['siteUrl'], `is also the URL of ${others}`, 'Each dealer needs its own URL.'),
        ] as const;
      }),
    ),
  );
}

/** Null for unreadable settings, which another check reports. */
function hostOf(file: string): string | null {
  try {
    return new URL((JSON.parse(readFileSync(file, 'utf8')) as { siteUrl: string }).siteUrl).host.replace(/^www\./, '');
  } catch {
    return null;
  }
}

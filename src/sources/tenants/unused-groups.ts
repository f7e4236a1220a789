import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { groupFile, groupNamed, groupsFolder, writtenSettings } from './group-settings.ts';
import { doubtful, type IssueDraft } from './issue.ts';
import { tenantSlugs } from './tenant-slugs.ts';

/** Empty if any dealer's settings can't be read, since its group is then unknown. */
export function unusedGroups(tenantsDir: string): Map<string, IssueDraft> {
  const folder = join(tenantsDir, groupsFolder);
  if (!existsSync(folder)) return new Map();
  let named: Set<string | null>;
  try {
    named = new Set(tenantSlugs(tenantsDir).map((slug) => groupNamed(writtenSettings(slug, tenantsDir))));
  } catch {
    return new Map();
  }
  const groups = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    groups
      .filter(({ name }) => !named.has(name))
      .map(({ name }) => [
        name,
        doubtful(
          groupFile(name),
          [],
          'is not used by any dealer, so it is not read or checked',
          `Name it in a dealer's settings.json ("group": ${JSON.stringify(name)}), or remove the folder.`,
        ),
      ]),
  );
}

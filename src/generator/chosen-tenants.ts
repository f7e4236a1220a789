import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { CommandError, type GeneratorOptions } from './options.ts';

/** Slugs that a command names, or all. @throws CommandError for one without a folder */
export function chosenTenants({ slugs, tenantsDir }: Pick<GeneratorOptions, 'slugs' | 'tenantsDir'>): string[] {
  const known = tenantSlugs(tenantsDir);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length > 0)
    throw new CommandError(`No such dealer: ${unknown.join(', ')}. In ${tenantsDir}: ${known.join(', ') || 'none'}.`);
  return slugs.length > 0 ? slugs : known;
}

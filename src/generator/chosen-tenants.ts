import { createHash } from 'node:crypto';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { CommandError, type GeneratorOptions, type Shard } from './options.ts';

/** @throws CommandError for a slug without a folder */
export function chosenTenants({
  slugs,
  tenantsDir,
  shard = null,
}: Pick<GeneratorOptions, 'slugs' | 'tenantsDir'> & Partial<Pick<GeneratorOptions, 'shard'>>): string[] {
  const known = tenantSlugs(tenantsDir);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length > 0)
    throw new CommandError(
      `No such dealer: ${unknown.map((slug) => withNearest(slug, known)).join(', ')}. In ${tenantsDir}: ${known.join(', ') || 'none'}.`,
    );
  const chosen = slugs.length > 0 ? slugs : known;
  return shard === null ? chosen : chosen.filter((slug) => shardIndex(slug, shard.count) === shard.index);
}

function withNearest(slug: string, known: string[]): string {
  const near = closest(slug, known);
  return near === null ? slug : `${slug} (did you mean ${near}?)`;
}

/** From 1. Rendezvous hashing moves dealers only to a new shard: a dealer's releases are on one machine. */
export function shardIndex(slug: string, count: Shard['count']): number {
  const weights = Array.from({ length: count }, (_, part) =>
    createHash('sha1')
      .update(`${slug}/${part + 1}`)
      .digest('hex'),
  );
  return weights.reduce((best, weight, part) => (weight > weights[best]! ? part : best), 0) + 1;
}

/**
 * Sources of the last good build's stock, for the guards:
 * 1. the output folder's record, if from the same source;
 * 2. in production, the database, else the live site;
 * 3. none, for an unpublished site or outside production.
 *
 * Production refuses unknown stock without --first-build.
 */
import type { Tenant } from '#src/domain/site.ts';
import type { PreviousStock, StockRecord } from '#src/domain/vehicle/stock-record.ts';
import { closeDatabase, databaseOf } from '#src/server/platform/database/database.ts';
import { isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import { recordBuild, rememberedBuild } from '#src/server/operations/stock-refresh/built-stock.ts';
import { publishedRecord, PublishedRecordError } from '#src/sources/published-record.ts';
import type { GeneratorOptions } from './options.ts';
import type { BuildRecord } from './record.ts';

export class NoMemoryError extends Error {
  override name = 'NoMemoryError';
}

/** Production builds may run on clean machines. */
export const usesDatabase = (env: NodeJS.ProcessEnv): boolean =>
  isProduction(readEnvironment(env)) && Boolean(env.DATABASE_URL);

/** @throws NoMemoryError in production if unknown */
export async function previousStock(
  { slug, settings }: Tenant,
  record: BuildRecord | null,
  { firstBuild, stockFile }: GeneratorOptions,
  env = process.env,
): Promise<PreviousStock | null> {
  if (record?.source === (stockFile ?? 'own')) return record.stock?.facts ?? { vehicles: record.vehicles };
  if (firstBuild || stockFile !== null || !isProduction(readEnvironment(env))) return null;
  const remembered = usesDatabase(env) ? await rememberedFacts(slug) : null;
  if (remembered) return remembered;
  try {
    return (await publishedRecord(slug, settings.siteUrl))?.facts ?? null;
  } catch (cause) {
    if (!(cause instanceof PublishedRecordError)) throw cause;
    throw new NoMemoryError(
      `The site’s previous stock is unknown, so a feed that lost its vehicles could not be refused: ${cause.message}. ` +
        'Try again when the site is reachable. If this dealer was never published, build once with --first-build.',
      { cause },
    );
  }
}

async function rememberedFacts(slug: string): Promise<PreviousStock | null> {
  try {
    return await rememberedBuild(await databaseOf(slug), slug);
  } catch (cause) {
    console.error(
      `The database isn’t responding (${(cause as Error).message}): reading ${slug}'s previous stock from its live site.`,
    );
    return null;
  }
}

/** Never fails the build. */
export async function rememberStock(record: StockRecord, now: number, env = process.env): Promise<void> {
  if (!usesDatabase(env)) return;
  try {
    await recordBuild(await databaseOf(record.dealer), record, now);
  } catch (cause) {
    console.error(`Could not store this build’s stock in the database: ${(cause as Error).message}`);
  }
}

export const endMemory = (): Promise<void> => closeDatabase();

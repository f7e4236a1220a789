/**
 * What the guards compare a feed with: the stock of the last good build. In order:
 * 1. the record in the output folder, where the last build was from the same source;
 * 2. in production, where machines are clean: what the database remembers, where DATABASE_URL names one; else what the
 *    live site publishes;
 * 3. a dealer whose site was never published has none, and neither has a build outside production: nothing is judged.
 * A production build that cannot find out is refused, unless it is told with --first-build that there is nothing to
 * find.
 */
import type { Tenant } from '#src/domain/site.ts';
import type { PreviousStock, StockRecord } from '#src/domain/vehicle/stock-record.ts';
import { closeDatabase, databaseOf } from '#src/server/database/database.ts';
import { isProduction, readEnvironment } from '#src/server/environment.ts';
import { recordBuild, rememberedBuild } from '#src/server/stock-refresh/built-stock.ts';
import { publishedRecord, PublishedRecordError } from '#src/sources/published-record.ts';
import type { GeneratorOptions } from './options.ts';
import type { BuildRecord } from './record.ts';

export class NoMemoryError extends Error {
  override name = 'NoMemoryError';
}

/** Builds in production may begin on a clean machine; what they remember stands in the database, where there is one. */
export const usesDatabase = (env: NodeJS.ProcessEnv): boolean =>
  isProduction(readEnvironment(env)) && Boolean(env.DATABASE_URL);

/** @throws NoMemoryError in production when nobody can tell what was published */
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
      `What the site had before is unknown, so a feed that lost its vehicles could not be refused: ${cause.message}. ` +
        'Try again when the site can be reached. If this dealer was never published, build once with --first-build.',
      { cause },
    );
  }
}

async function rememberedFacts(slug: string): Promise<PreviousStock | null> {
  try {
    return await rememberedBuild(await databaseOf(slug), slug);
  } catch (cause) {
    console.error(
      `The database does not answer (${(cause as Error).message}): what ${slug} had before is asked of its live site.`,
    );
    return null;
  }
}

/**
 * Keeps a build's stock in the database for the next one. A database that is down fails no build:
 * the site publishes the same.
 */
export async function rememberStock(record: StockRecord, now: number, env = process.env): Promise<void> {
  if (!usesDatabase(env)) return;
  try {
    await recordBuild(await databaseOf(record.dealer), record, now);
  } catch (cause) {
    console.error(`The stock of this build could not be kept in the database: ${(cause as Error).message}`);
  }
}

export const endMemory = (): Promise<void> => closeDatabase();

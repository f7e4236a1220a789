/** Which addresses a site had before this build: as the site in the output folder says, else in production the live one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressBookPath, type AddressBook } from '#src/domain/left-address.ts';
import type { Tenant } from '#src/domain/site.ts';
import { isProduction, readEnvironment } from '#src/server/environment.ts';
import { addressBookSchema, publishedAddresses, PublishedRecordError } from '#src/sources/published-record.ts';
import { outputFile, siteFolder } from './layout.ts';
import type { GeneratorOptions } from './options.ts';
import { NoMemoryError } from './stock-memory.ts';

/** @throws NoMemoryError in production when nobody can tell: addresses that lead on now would be lost for good */
export async function previousAddresses(
  { slug, settings }: Tenant,
  { outDir, firstBuild, stockFile }: GeneratorOptions,
  env = process.env,
): Promise<AddressBook | null> {
  if (settings.stockRules.leftDays === 0) return null;
  const built = builtAddresses(join(siteFolder(outDir, slug), outputFile(addressBookPath)));
  if (built?.dealer === slug) return built;
  if (firstBuild || stockFile !== null || !isProduction(readEnvironment(env))) return null;
  try {
    return await publishedAddresses(slug, settings.siteUrl);
  } catch (cause) {
    if (!(cause instanceof PublishedRecordError)) throw cause;
    throw new NoMemoryError(
      `Which addresses the site had before is unknown, so those that lead on would be lost: ${cause.message}. ` +
        'Try again when the site can be reached. If this dealer was never published, build once with --first-build.',
      { cause },
    );
  }
}

/** Null where there is none, or a part of one: the live site may still have it. */
function builtAddresses(file: string): AddressBook | null {
  try {
    return addressBookSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

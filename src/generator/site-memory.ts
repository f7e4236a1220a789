/** Earlier URLs and listings, from the output folder or, in production, the live site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingBookPath, type ListingBook } from '#src/domain/guard/listing-book.ts';
import { addressBookPath, type AddressBook } from '#src/domain/retired-urls.ts';
import type { Tenant } from '#src/domain/site.ts';
import { isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import {
  addressBookSchema,
  listingBookSchema,
  publishedBook,
  type BookSchema,
  PublishedRecordError,
} from '#src/sources/published-record.ts';
import { outputFile, siteFolder } from './layout.ts';
import type { GeneratorOptions } from './options.ts';
import { NoMemoryError } from './stock-memory.ts';

/** @throws NoMemoryError in production if unknown: redirects would be lost */
export async function previousAddresses(
  tenant: Tenant,
  options: GeneratorOptions,
  env = process.env,
): Promise<AddressBook | null> {
  if (tenant.settings.stockRules.leftDays === 0) return null;
  const lost = 'The site’s previous URLs are unknown, so existing redirects would be lost';
  return previousBook(tenant, options, { path: addressBookPath, schema: addressBookSchema, lost }, env);
}

/** @throws NoMemoryError in production if unknown: wrong prices could not be recognised */
export async function previousListings(
  tenant: Tenant,
  options: GeneratorOptions,
  env = process.env,
): Promise<ListingBook | null> {
  const lost = 'The prices that shoppers saw last are unknown, so a wrong price could not be held';
  return previousBook(tenant, options, { path: listingBookPath, schema: listingBookSchema, lost }, env);
}

interface BookOf<Book> {
  path: string;
  schema: BookSchema<Book>;
  lost: string;
}

async function previousBook<Book extends { dealer: string }>(
  { slug, settings }: Tenant,
  { outDir, firstBuild, stockFile }: GeneratorOptions,
  { path, schema, lost }: BookOf<Book>,
  env: NodeJS.ProcessEnv,
): Promise<Book | null> {
  const built = builtBook(join(siteFolder(outDir, slug), outputFile(path)), schema);
  if (built?.dealer === slug) return built;
  if (firstBuild || stockFile !== null || !isProduction(readEnvironment(env))) return null;
  try {
    return await publishedBook(slug, new URL(path, settings.siteUrl), schema);
  } catch (cause) {
    if (!(cause instanceof PublishedRecordError)) throw cause;
    throw new NoMemoryError(
      `${lost}: ${cause.message}. ` +
        'Try again when the site is reachable. If this dealer was never published, build once with --first-build.',
      { cause },
    );
  }
}

/** Null if missing or incomplete; the live site may still have it. */
function builtBook<Book>(file: string, schema: BookSchema<Book>): Book | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

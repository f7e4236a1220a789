import { listFiltersPath, type ListFilters } from '#src/view/search/list-filters.ts';
import { searchConfigPath, type SearchConfig } from '#src/view/search/search-config.ts';
import type { IndexManifest } from '#src/search/index-files.ts';
import { forgivingClient } from '#src/search/forgiving-client.ts';
import { staticSearchClient, type StaticSearchClient } from '#src/search/search-client.ts';
import type { SiteFiles } from '../platform/site-files.ts';

export interface PublishedSearch {
  config: SearchConfig;
  client: StaticSearchClient;
  list: ListFilters;
}

/** Keyed by host and index name, oldest first. Names contain a fingerprint, so open indexes are never stale. */
const opened = new Map<string, StaticSearchClient>();
const maxOpenIndexes = 8;

/**
 * Null without a published index.
 * @throws if a published file can't be read.
 */
export async function publishedSearch(
  files: SiteFiles,
  host: string,
  now: () => number,
): Promise<PublishedSearch | null> {
  const [config, list] = await Promise.all([
    readConfig(files),
    files.json(listFiltersPath) as Promise<ListFilters | null>,
  ]);
  if (!config?.index || list === null) return null;
  try {
    return { config, list, client: await open(config.index, files, host, now) };
  } catch (cause) {
    // A refresh replaced it meanwhile.
    const newest = await readConfig(files);
    if (!newest?.index || newest.index.core === config.index.core) throw cause;
    return { config: newest, list, client: await open(newest.index, files, host, now) };
  }
}

const readConfig = async (files: SiteFiles): Promise<SearchConfig | null> =>
  (await files.json(searchConfigPath)) as SearchConfig | null;

async function open(
  { core, cards }: IndexManifest,
  files: SiteFiles,
  host: string,
  now: () => number,
): Promise<StaticSearchClient> {
  const key = `${host} ${core} ${cards}`;
  const known = opened.get(key);
  if (known) return known;
  const client = forgivingClient(
    staticSearchClient({
      load: async () => ({ core: await bytesOf(core, files), cards: await bytesOf(cards, files) }),
      now,
    }),
  );
  await client.warm();
  opened.set(key, client);
  for (const oldest of [...opened.keys()].slice(0, -maxOpenIndexes)) opened.delete(oldest);
  return client;
}

async function bytesOf(path: string, files: SiteFiles): Promise<Uint8Array> {
  const bytes = await files.bytes(path);
  if (bytes === null) throw new Error(`The search index is missing: ${path}.`);
  return bytes;
}

/** The search as the site itself publishes it: settings and words, and the index, which stays open between requests. */
import { searchConfigPath, type SearchConfig } from '#src/view/search/search-config.ts';
import type { IndexManifest } from '#src/search/index-files.ts';
import { forgivingClient } from '#src/search/forgiving-client.ts';
import { staticSearchClient, type StaticSearchClient } from '#src/search/search-client.ts';
import type { SiteFiles } from '../site-files.ts';

export interface PublishedSearch { config: SearchConfig; client: StaticSearchClient }

/** Opened indexes by host and name, the oldest first: a name holds its contents' fingerprint, so an open one is never stale. */
const opened = new Map<string, StaticSearchClient>();
const mostOpen = 8;

/**
 * Null where the site has no index of its own.
 * @throws Error when what the site names cannot be read
 */
export async function publishedSearch(files: SiteFiles, host: string, now: () => number): Promise<PublishedSearch | null> {
  const config = await readConfig(files);
  if (!config?.index) return null;
  try {
    return await open(config, config.index, files, host, now);
  } catch (cause) {
    // A refresh between the two reads has put another index in its place.
    const newest = await readConfig(files);
    if (!newest?.index || newest.index.core === config.index.core) throw cause;
    return open(newest, newest.index, files, host, now);
  }
}

const readConfig = async (files: SiteFiles): Promise<SearchConfig | null> => await files.json(searchConfigPath) as SearchConfig | null;

async function open(config: SearchConfig, { core, cards }: IndexManifest, files: SiteFiles, host: string, now: () => number): Promise<PublishedSearch> {
  const key = `${host} ${core} ${cards}`;
  const known = opened.get(key);
  if (known) return { config, client: known };
  const client = forgivingClient(staticSearchClient({ load: async () => ({ core: await bytesOf(core, files), cards: await bytesOf(cards, files) }), now }));
  await client.warm();
  opened.set(key, client);
  for (const oldest of [...opened.keys()].slice(0, -mostOpen)) opened.delete(oldest);
  return { config, client };
}

async function bytesOf(path: string, files: SiteFiles): Promise<Uint8Array> {
  const bytes = await files.bytes(path);
  if (bytes === null) throw new Error(`The search index is not there: ${path}.`);
  return bytes;
}

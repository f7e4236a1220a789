/**
 * The search engine of this site, fetched and opened once for whatever page part asks first: the list, the
 * budget finder, saved cars.
 */
import { fetchIndex } from '#src/search/index-files.ts';
import { forgivingClient } from '#src/search/forgiving-client.ts';
import { staticSearchClient, type SearchClient } from '#src/search/search-client.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { withDefaults } from '#src/view/search/with-defaults.ts';
import { fetchConfig } from './fetch-config.ts';

/** What the words mean comes first: "used" typed has the limits of used stock as the ticked box has. */
const understanding = (client: SearchClient, config: SearchConfig): SearchClient =>
  forgivingClient(withDefaults(client, config.settings), async (query) => {
    const { meaningOf } = await import('./typed-search.ts');
    return meaningOf(config)(query);
  });

/** The engine of the settings. An index that a refresh has replaced meanwhile is asked for anew by its new name. */
async function clientOf(config: SearchConfig): Promise<{ client: SearchClient; warm: () => Promise<void> }> {
  if (config.index === null) {
    const { algoliaSearchClient } = await import('#src/search/algolia/search-client.ts');
    const { appId, searchKey, host } = config.settings.search.algolia;
    const client = algoliaSearchClient({ appId: appId ?? '', searchKey: searchKey ?? '', host });
    return { client: understanding(client, config), warm: client.warm };
  }
  const index = config.index;
  const client = staticSearchClient({
    load: () =>
      fetchIndex(index).catch(async (cause: unknown) => {
        const { index: newest } = await fetchConfig();
        if (newest === null || newest.core === index.core) throw cause;
        return fetchIndex(newest);
      }),
  });
  return { client: understanding(client, config), warm: client.warm };
}

let prepared: ReturnType<typeof prepareOnce> | null = null;

async function prepareOnce() {
  const config = await fetchConfig();
  const engine = await clientOf(config);
  await engine.warm();
  return { config, client: engine.client };
}

/** Fetches and opens everything ahead; a failure is forgotten, so that the next intent tries again. */
export function prepareSearch(): ReturnType<typeof prepareOnce> {
  prepared ??= prepareOnce().catch((cause: unknown) => {
    prepared = null;
    throw cause;
  });
  return prepared;
}

import type { SearchRequest } from '#src/search/engine/request.ts';
import { fetchIndex } from '#src/search/index-files.ts';
import { staticSearchClient, type SearchClient } from '#src/search/search-client.ts';
import type { SearchConfig } from '#src/view/search/search-config.ts';
import { withDefaults } from '#src/view/search/with-defaults.ts';
import { fetchConfig } from './fetch-config.ts';

/**
 * The query parser, as large as the engine, loads with the first text. It wraps the default limits: typing "used"
 * applies them as ticking Used does.
 */
function understanding(given: SearchClient, config: SearchConfig): SearchClient {
  const client = withDefaults(given, config.settings);
  const clientFor = async (requests: readonly SearchRequest[]): Promise<SearchClient> =>
    requests.some(({ params }) => params?.query)
      ? (await import('./typed-search.ts')).interpretingClient(client, config)
      : client;
  return {
    ...client,
    search: async (requests) => (await clientFor(requests)).search(requests),
    searchForFacetValues: async (requests) => (await clientFor(requests)).searchForFacetValues(requests),
  };
}

/** Reopens the index if a refresh has renamed it. */
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

/** After a failure, the next call retries. */
export function prepareSearch(): ReturnType<typeof prepareOnce> {
  prepared ??= prepareOnce().catch((cause: unknown) => {
    prepared = null;
    throw cause;
  });
  return prepared;
}

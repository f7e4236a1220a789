import { searchConfigPath, type SearchConfig } from '#src/view/search/search-config.ts';

/**
 * What scripts need to know of the whole site: `/data/search.json`, as it stands now. @throws
 * Error when it does not come
 */
export async function fetchConfig(): Promise<SearchConfig> {
  const answer = await fetch(searchConfigPath, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The search did not arrive: ${searchConfigPath} answered ${answer.status}.`);
  return (await answer.json()) as SearchConfig;
}

import { searchConfigPath, type SearchConfig } from '#src/view/search/search-config.ts';

/** @throws Error if it fails to load */
export async function fetchConfig(): Promise<SearchConfig> {
  const answer = await fetch(searchConfigPath, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`Could not load the search: ${searchConfigPath} returned ${answer.status}.`);
  return (await answer.json()) as SearchConfig;
}

/**
 * Where a site's search index lies. The names hold the contents' fingerprint, so a page from an hour ago keeps its own
 * index as long as those files stay.
 */
import type { IndexFiles } from './build-index.ts';
import { fingerprint } from './format/checksum.ts';

/** What a page holds to fetch the index: site paths, and how many vehicles it has. */
export interface IndexManifest {
  core: string;
  cards: string;
  count: number;
}

/** Under this path a file never changes: it may be cached for good. */
export const indexFolder = '/search-index/';

/**
 * Hosts compress by a file's ending, and none compresses `.bin`: four times the bytes. What `fetch` gives are
 * the bytes whatever the type.
 */
const ending = 'txt';

export interface NamedIndex {
  manifest: IndexManifest;
  files: { path: string; bytes: Uint8Array }[];
}

export function nameIndexFiles({ core, cards }: IndexFiles, count: number): NamedIndex {
  const files = [
    { path: `${indexFolder}${fingerprint(core)}.core.${ending}`, bytes: core },
    { path: `${indexFolder}${fingerprint(cards)}.cards.${ending}`, bytes: cards },
  ] as const;
  return { manifest: { core: files[0].path, cards: files[1].path, count }, files: [...files] };
}

/** Fetches both files. @throws Error naming the file when one does not arrive */
export async function fetchIndex(
  { core, cards }: IndexManifest,
  get: (path: string) => Promise<Response> = (path) => fetch(path),
): Promise<IndexFiles> {
  const bytesOf = async (path: string): Promise<Uint8Array> => {
    const response = await get(path);
    if (!response.ok) throw new Error(`The search index did not arrive: ${path} answered ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const [coreBytes, cardBytes] = await Promise.all([bytesOf(core), bytesOf(cards)]);
  return { core: coreBytes, cards: cardBytes };
}

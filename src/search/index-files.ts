/** Content-hashed names let an older page load its index. */
import type { IndexFiles } from './build-index.ts';
import { fingerprint } from './format/checksum.ts';

export interface IndexManifest {
  core: string;
  cards: string;
  count: number;
}

/** Immutable files. */
export const indexFolder = '/search-index/';

/** Hosts compress `.txt` but not `.bin`, quadrupling the download. */
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

/** @throws Error naming the file that failed */
export async function fetchIndex(
  { core, cards }: IndexManifest,
  get: (path: string) => Promise<Response> = (path) => fetch(path),
): Promise<IndexFiles> {
  const bytesOf = async (path: string): Promise<Uint8Array> => {
    const response = await get(path);
    if (!response.ok)
      throw new Error(`The search index could not be loaded: ${path} returned status ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const [coreBytes, cardBytes] = await Promise.all([bytesOf(core), bytesOf(cards)]);
  return { core: coreBytes, cards: cardBytes };
}

/** The compiled bundle, as the generator and its render threads load it. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type * as Entry from '#src/render-entry.ts';
import type * as Listing from '#src/site-listing.ts';

export interface Bundle {
  /** Hash of the sources it was compiled from. */
  fingerprint: string;
  entry: typeof Entry & typeof Listing;
  /** Hashed client assets, linked into every site. */
  clientDir: string;
  /** Its code, which needs no package beside it. */
  serverDir: string;
}

export const loadEntry = (folder: string): Promise<typeof Entry> =>
  import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href) as Promise<typeof Entry>;

export async function loadBundle(folder: string, fingerprint: string): Promise<Bundle> {
  const entry = await loadEntry(folder);
  return {
    fingerprint,
    entry: { ...entry, ...(await entry.siteListing()) },
    clientDir: join(folder, 'client'),
    serverDir: join(folder, 'server'),
  };
}

/** The compiled bundle, as the generator and its render threads load it. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type * as Entry from '#src/render-entry.ts';

export interface Bundle {
  /** Hash of the sources it was compiled from. */
  fingerprint: string;
  entry: typeof Entry;
  /** Hashed client assets, linked into every site. */
  clientDir: string;
}

export async function loadBundle(folder: string, fingerprint: string): Promise<Bundle> {
  const entry = await import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href) as typeof Entry;
  return { fingerprint, entry, clientDir: join(folder, 'client') };
}

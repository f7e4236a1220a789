import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type * as Entry from '#src/render-entry.ts';
import type * as Listing from '#src/site-listing.ts';
import { CommandError } from './options.ts';

export interface Bundle {
  fingerprint: string;
  entry: typeof Entry & typeof Listing;
  clientDir: string;
  serverDir: string;
}

export const loadEntry = (folder: string): Promise<typeof Entry> =>
  import(pathToFileURL(join(folder, 'server', 'entry.mjs')).href) as Promise<typeof Entry>;

/** Earlier releases may lack some of these. */
const requiredExports: Record<keyof Bundle['entry'], true> = {
  addressBook: true,
  manifest: true,
  pagePatterns: true,
  pageRenderer: true,
  partText: true,
  redirects: true,
  siteContext: true,
  siteListing: true,
  sitePages: true,
  splitJson: true,
  syndicatedBy: true,
};

/** @throws CommandError if an export is missing */
export async function loadBundle(folder: string, fingerprint: string): Promise<Bundle> {
  const entry = await loadEntry(folder);
  const all = { ...entry, ...(await entry.siteListing()) };
  if (Object.keys(requiredExports).some((part) => !(part in all)))
    throw new CommandError(
      `This site was built with code from an earlier release (${fingerprint}), which this release cannot use for a refresh. Build the site once: \`./forecourt build\`.`,
    );
  return {
    fingerprint,
    entry: all,
    clientDir: join(folder, 'client'),
    serverDir: join(folder, 'server'),
  };
}

/** The scripts that Astro writes into a page with islands, as the page's policy names them. */
import { hash } from 'node:crypto';
import { createApp } from 'astro/app/entrypoint';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/** The one directive that pages use; `forecourt/client-on-islands` refuses the others. */
const directive = 'near';

/** Of this very bundle: a site that is refreshed with older code has the scripts of that code. */
export function islandScriptHashes(): string[] {
  const scripts = [islandScript, createApp().manifest.clientDirectives.get(directive)!];
  return scripts.map((script) => `sha256-${hash('sha256', script, 'base64')}`);
}

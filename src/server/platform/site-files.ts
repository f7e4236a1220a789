import type { FunctionContext } from './function-context.ts';

export interface SiteFiles {
  /**
   * Null for a missing file.
   * @throws if the site is unreachable.
   */
  bytes(path: string): Promise<Uint8Array | null>;
  text(path: string): Promise<string | null>;
  json(path: string): Promise<unknown>;
}

/** From disk if possible, else over HTTP. */
export function siteFiles(request: Request, context: Pick<FunctionContext, 'readSiteFile'>): SiteFiles {
  const bytes = context.readSiteFile ?? ((path) => fetchFile(new URL(path, request.url)));
  const text = async (path: string): Promise<string | null> => decoded(await bytes(path));
  return {
    bytes,
    text,
    json: async (path) => {
      const found = await text(path);
      return found === null ? null : JSON.parse(found);
    },
  };
}

const decoded = (bytes: Uint8Array | null): string | null => (bytes === null ? null : new TextDecoder().decode(bytes));

async function fetchFile(url: URL): Promise<Uint8Array | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url.pathname} on the published site returned ${response.status}.`);
  return response.bytes();
}

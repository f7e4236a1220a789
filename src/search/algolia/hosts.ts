/** Where Algolia answers for an application: its own hosts, or the one that the settings name. */
import { secureOrigin } from '#src/lib/secure-origin.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface AlgoliaHost {
  url: string;
  port?: number;
  accept: 'readWrite';
  protocol: 'http' | 'https';
}

/**
 * For the client's options: the settings' host, or null where Algolia's own are right. @throws Error for a
 * host that is no https address
 */
export function namedHost(host: string | null): AlgoliaHost[] | null {
  if (host === null) return null;
  const origin = secureOrigin(host);
  if (origin === null)
    throw new Error(`search.algolia.host in settings.json is ${host}: only https is allowed outside this machine.`);
  const { hostname, port, protocol } = new URL(origin);
  return [
    {
      url: hostname,
      ...(port !== '' && { port: Number(port) }),
      accept: 'readWrite',
      protocol: protocol === 'http:' ? 'http' : 'https',
    },
  ];
}

/** A host of Algolia's that only answers searches: what is written goes to the application's own hosts. */
export const isForReading = (host: string | null): boolean =>
  host !== null && /(-dsn\.algolia\.net|-\d\.algolianet\.com)$/i.test(host);

/** Origins that a browser asks for searches, for the site's policy; none where the index is the site's own. */
export function searchOrigins({ engine, algolia: { appId, host } }: PublicSettings['search']): string[] {
  if (engine !== 'algolia' || appId === null) return [];
  const origin = host === null ? null : secureOrigin(host);
  if (origin !== null) return [origin];
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

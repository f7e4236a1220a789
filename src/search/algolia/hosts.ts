import { secureOrigin } from '#src/lib/secure-origin.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

export interface AlgoliaHost {
  url: string;
  port?: number;
  accept: 'readWrite';
  protocol: 'http' | 'https';
}

/** Null for Algolia's own hosts. @throws Error for an insecure host */
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

/** Writes go to the application's own hosts. */
export const isForReading = (host: string | null): boolean =>
  host !== null && /(-dsn\.algolia\.net|-\d\.algolianet\.com)$/i.test(host);

export function searchOrigins({ engine, algolia: { appId, host } }: PublicSettings['search']): string[] {
  if (engine !== 'algolia' || appId === null) return [];
  const origin = host === null ? null : secureOrigin(host);
  if (origin !== null) return [origin];
  const id = appId.toLowerCase();
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)];
}

import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { keyHostProblem, variableProblem } from '#src/domain/tenant/allowance.ts';
import type { Tenant } from '#src/domain/site.ts';
import { isForReading, namedHost } from '#src/search/algolia/hosts.ts';

export interface Account {
  appId: string;
  adminKey: string;
  host: string | null;
}

/** @throws Error naming the missing setting or variable */
export function account({ slug, settings, allowance }: Tenant, env: NodeJS.ProcessEnv): Account {
  const { appId, host, searchKey } = settings.search.algolia;
  if (appId === null)
    throw new Error(`${slug}/settings.json has no search.algolia.appId. Set it to the ID of the Algolia application.`);
  const named = settings.private.providers.algoliaAdmin;
  const variable = named ?? 'ALGOLIA_ADMIN_KEY';
  const address = host === null || isForReading(host) ? null : (namedHost(host)?.[0] ?? null);
  const problem =
    (named === null ? null : variableProblem(allowance, named)) ??
    (address === null ? null : keyHostProblem(allowance, `${address.protocol}://${address.url}`));
  if (problem !== null) throw new Error(`${slug}/settings.json ${problem.reason}. ${problem.hint}`);
  const adminKey = env[variable]?.trim();
  if (!adminKey) {
    throw new Error(
      `The environment variable ${variable} is not set; ${named === null ? 'private.providers.algoliaAdmin in settings.json can name another variable' : 'private.providers.algoliaAdmin in settings.json names it'}. The variable must hold an Algolia key with write access to the index.`,
    );
  }
  if (adminKey === searchKey)
    throw new Error(
      `${variable} holds the public search key (search.algolia.searchKey). A push needs a key with write access.`,
    );
  return { appId, adminKey, host };
}

/** Milliseconds. No shopper waits for a push, and the client's 2 s to connect is too short on a busy machine. */
const timeouts = { connect: 20_000, read: 30_000, write: 60_000 };

/** @throws Error if the host isn't an https URL */
export function connect({ appId, adminKey, host }: Account): Algoliasearch {
  const hosts = isForReading(host) ? null : namedHost(host);
  return algoliasearch(appId, adminKey, { timeouts, ...(hosts !== null && { hosts }) });
}

/**
 * Atomic: fills and checks a temporary index, updates the replicas' settings, then moves it into place. A failure
 * before the move leaves the old records.
 */
import { randomUUID } from 'node:crypto';
import type { Algoliasearch, IndexSettings, SettingsResponse, SynonymHit } from 'algoliasearch';
import type { AlgoliaRecord } from '#src/search/algolia/algolia-record.ts';

export interface Replacement {
  indexName: string;
  records: AlgoliaRecord[];
  settings: IndexSettings;
  replicas: Record<string, IndexSettings>;
  synonyms: SynonymHit[];
}

export interface LiveIndex {
  records: number;
  settings: SettingsResponse;
}

const batchSize = 1000;

/** Null if the index doesn't exist. @throws PushError */
export async function liveIndex(client: Algoliasearch, indexName: string): Promise<LiveIndex | null> {
  try {
    const settings = await client.getSettings({ indexName });
    return { records: await count(client, indexName), settings };
  } catch (cause) {
    if (statusOf(cause) === 404) return null;
    throw pushError('Nothing was changed.', cause);
  }
}

/** @throws PushError describing the state of the index */
export async function replaceIndex(
  client: Algoliasearch,
  replacement: Replacement,
  live: LiveIndex | null,
): Promise<{ batches: number }> {
  const { indexName } = replacement;
  const temporary = `${indexName}_tmp_${randomUUID().slice(0, 8)}`;
  let move: { taskID: number } | null = null;
  try {
    const batches = await fill(client, temporary, replacement);
    await prepareReplicas(client, replacement, live);
    move = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    });
    await client.waitForTask({ indexName: temporary, taskID: move.taskID });
    return { batches };
  } catch (cause) {
    if (move)
      throw pushError(
        `${indexName} was being replaced, but Algolia did not confirm it. Check the index before you push again.`,
        cause,
      );
    const isGone = await client.deleteIndex({ indexName: temporary }).then(
      () => true,
      () => false,
    );
    throw pushError(
      `${indexName} still has its old vehicles.${isGone ? '' : ` Delete ${temporary} manually: it could not be removed automatically.`}`,
      cause,
    );
  }
}

async function fill(
  client: Algoliasearch,
  indexName: string,
  { records, settings, synonyms }: Replacement,
): Promise<number> {
  await configure(client, indexName, settings, synonyms);
  const batches = await client.chunkedBatch({
    indexName,
    objects: records as unknown as Record<string, unknown>[],
    batchSize,
    waitForTasks: true,
  });
  const arrived = await count(client, indexName);
  if (arrived !== records.length) throw new Error(`${arrived} of ${records.length} records arrived.`);
  return batches.length;
}

/** Doesn't delete replicas created by others. */
async function prepareReplicas(
  client: Algoliasearch,
  { indexName, replicas, synonyms }: Replacement,
  live: LiveIndex | null,
): Promise<void> {
  const known = live?.settings.replicas ?? [];
  const names = Object.keys(replicas);
  if (names.some((name) => !known.includes(name))) {
    const { taskID } = await client.setSettings({
      indexName,
      indexSettings: { replicas: [...new Set([...known, ...names])] },
    });
    await client.waitForTask({ indexName, taskID });
  }
  for (const name of names) await configure(client, name, replicas[name]!, synonyms);
}

async function configure(
  client: Algoliasearch,
  indexName: string,
  indexSettings: IndexSettings,
  synonymHit: SynonymHit[],
): Promise<void> {
  const tasks = [
    await client.setSettings({ indexName, indexSettings }),
    await (synonymHit.length > 0
      ? client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true })
      : client.clearSynonyms({ indexName })),
  ];
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID });
}

async function count(client: Algoliasearch, indexName: string): Promise<number> {
  const { nbHits } = await client.searchSingleIndex({
    indexName,
    searchParams: { query: '', hitsPerPage: 0, analytics: false },
  });
  return nbHits ?? 0;
}

class PushError extends Error {
  override name = 'PushError';
}

const statusOf = (cause: unknown): number | undefined => (cause as { status?: number } | null)?.status;

function pushError(state: string, cause: unknown): PushError {
  const status = statusOf(cause);
  const { name, message } = cause as Error;
  const reason =
    status !== undefined
      ? `Algolia returned ${status}: ${message}.${status === 403 ? ' The key needs the rights search, addObject, deleteIndex, settings and editSettings.' : ''}`
      : name === 'RetryError'
        ? 'Algolia did not respond. Check search.algolia.appId and host.'
        : message;
  return new PushError(`${reason} ${state}`, { cause });
}

/**
 * The queue of refreshes on the product's PostgreSQL, by pg-boss (docs/decisions/057-refresh-worker.md). A dealer is in it
 * once at most, waiting or being refreshed, however many workers there are. What a worker that died had taken is given to
 * another when its heartbeat is missed.
 */
import { PgBoss } from 'pg-boss';
import { failureText } from '../database/failure-text.ts';
import { logFailure } from '../log.ts';

export interface RefreshJob {
  id: string;
  dealer: string;
  /** How often it was tried before, from 0. */
  retries: number;
}

export interface QueuePace {
  /** Seconds without a sign of life after which a worker counts as dead; 10 or more. */
  heartbeatSeconds: number;
  /** Seconds before a refresh that failed is tried again; twice as long each time. */
  retrySeconds: number;
}

const queue = 'refresh';
const usualPace: QueuePace = { heartbeatSeconds: 60, retrySeconds: 60 };
/** A supplier may be down for days; the dealer stays in the queue meanwhile. */
const retries = 1_000_000;
/** Longest pause between two tries, and longest time that a refresh may take. */
const hourSeconds = 3600;

export class RefreshQueue {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** @param url of the database; the queue has a schema of its own there, which pg-boss makes and brings up to date */
  static async open(url: string, { heartbeatSeconds, retrySeconds }: QueuePace = usualPace): Promise<RefreshQueue> {
    const boss = new PgBoss({
      connectionString: url,
      application_name: 'forecourt-worker',
      max: 3,
      schedule: false,
      superviseIntervalSeconds: Math.max(1, Math.floor(heartbeatSeconds / 2)),
      monitorIntervalSeconds: Math.max(1, Math.floor(heartbeatSeconds / 2)),
    });
    boss.on('error', (error) => logFailure({ at: 'refresh-queue' }, `The queue: ${failureText(error)}`));
    await boss.start();
    const pace = {
      heartbeatSeconds,
      retryLimit: retries,
      retryDelay: retrySeconds,
      retryBackoff: true,
      retryDelayMax: hourSeconds,
      expireInSeconds: hourSeconds,
      deleteAfterSeconds: 24 * hourSeconds,
    };
    await boss.createQueue(queue, { policy: 'exclusive', ...pace });
    await boss.updateQueue(queue, pace);
    return new RefreshQueue(boss);
  }

  /** Puts a dealer in, unless it is in already. Returns whether it did. */
  async plan(dealer: string, afterSeconds: number): Promise<boolean> {
    const id = await this.#boss.send(queue, { dealer }, { singletonKey: dealer, startAfter: Math.round(afterSeconds) });
    return id !== null;
  }

  /** Takes up to `most` that are due. */
  async take(most: number): Promise<RefreshJob[]> {
    const jobs = await this.#boss.fetch<{ dealer: string }>(queue, { batchSize: most, includeMetadata: true });
    return jobs.map(({ id, data, retryCount }) => ({ id, dealer: data.dealer, retries: retryCount }));
  }

  /** Says that they are still being worked on. */
  async keep(jobs: readonly RefreshJob[]): Promise<void> {
    await this.#boss.touch(
      queue,
      jobs.map(({ id }) => id),
    );
  }

  async done({ id }: RefreshJob): Promise<void> {
    await this.#boss.complete(queue, id);
  }

  /** It is tried again by itself, after a while. */
  async failed({ id }: RefreshJob, reason: string): Promise<void> {
    await this.#boss.fail(queue, id, { reason });
  }

  /** What is still taken is due again when its heartbeat is missed. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: true });
  }
}

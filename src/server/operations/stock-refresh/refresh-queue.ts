/**
 * pg-boss on PostgreSQL (docs/decisions/057-refresh-worker.md). A dealer is queued once at most. A missed heartbeat
 * passes on a crashed worker's jobs.
 */
import { PgBoss } from 'pg-boss';
import { failureText } from '../../platform/database/failure-text.ts';
import { logFailure } from '../../platform/log.ts';

export interface RefreshJob {
  id: string;
  dealer: string;
  retries: number;
}

export interface QueuePace {
  /** Seconds before a silent worker counts as dead; at least 10. */
  heartbeatSeconds: number;
  /** Doubles with each retry. */
  retrySeconds: number;
}

const queue = 'refresh';
const usualPace: QueuePace = { heartbeatSeconds: 60, retrySeconds: 60 };
const retries = 1_000_000;
/** Longest retry delay, and longest refresh. */
const hourSeconds = 3600;

export class RefreshQueue {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** @param url database for pg-boss's own schema */
  static async open(url: string, { heartbeatSeconds, retrySeconds }: QueuePace = usualPace): Promise<RefreshQueue> {
    const boss = new PgBoss({
      connectionString: url,
      application_name: 'forecourt-worker',
      max: 3,
      schedule: false,
      superviseIntervalSeconds: Math.max(1, Math.floor(heartbeatSeconds / 2)),
      monitorIntervalSeconds: Math.max(1, Math.floor(heartbeatSeconds / 2)),
    });
    boss.on('error', (error) => logFailure({ at: 'refresh-queue' }, `The refresh queue failed: ${failureText(error)}`));
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

  /** False if already queued. */
  async plan(dealer: string, afterSeconds: number): Promise<boolean> {
    const id = await this.#boss.send(queue, { dealer }, { singletonKey: dealer, startAfter: Math.round(afterSeconds) });
    return id !== null;
  }

  async take(most: number): Promise<RefreshJob[]> {
    const jobs = await this.#boss.fetch<{ dealer: string }>(queue, { batchSize: most, includeMetadata: true });
    return jobs.map(({ id, data, retryCount }) => ({ id, dealer: data.dealer, retries: retryCount }));
  }

  async keep(jobs: readonly RefreshJob[]): Promise<void> {
    await this.#boss.touch(
      queue,
      jobs.map(({ id }) => id),
    );
  }

  async done({ id }: RefreshJob): Promise<void> {
    await this.#boss.complete(queue, id);
  }

  async failed({ id }: RefreshJob, reason: string): Promise<void> {
    await this.#boss.fail(queue, id, { reason });
  }

  /** Unfinished jobs are requeued after a missed heartbeat. */
  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, close: true });
  }
}

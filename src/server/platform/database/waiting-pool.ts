/**
 * Callers wait while connections keep being released; the driver's queue rejects them after a fixed time, even while a
 * busy machine works through it.
 */
import pg from 'pg';

export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

export interface Patience {
  /** Milliseconds without a release before the queue is rejected. */
  patienceMs: number;
  mostWaiting: number;
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

export class WaitingPool extends pg.Pool {
  readonly #turns: Turns;

  constructor(config: pg.PoolConfig & { max: number }, patience: Patience) {
    super(config);
    this.#turns = new Turns(config.max, patience);
    this.on('release', () => this.#turns.giveBack());
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connecting = this.#connectInTurn();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #connectInTurn(): Promise<pg.PoolClient> {
    await this.#turns.take();
    try {
      return await super.connect();
    } catch (cause) {
      this.#turns.giveBack();
      throw cause;
    }
  }
}

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

class Turns {
  #free: number;
  #returned = 0;
  #watch: NodeJS.Timeout | undefined;
  readonly #queue: Waiting[] = [];
  readonly #patience: Patience;

  constructor(count: number, patience: Patience) {
    this.#free = count;
    this.#patience = patience;
  }

  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    if (this.#queue.length >= this.#patience.mostWaiting)
      return Promise.reject(
        new DatabaseBusyError(`${this.#queue.length} callers are waiting for a database connection.`),
      );
    return new Promise((resolve, reject) => {
      this.#queue.push({ resolve, reject });
      if (this.#queue.length === 1) this.#watchQueue();
    });
  }

  giveBack(): void {
    this.#returned += 1;
    clearTimeout(this.#watch);
    const next = this.#queue.shift();
    if (!next) {
      this.#free += 1;
      return;
    }
    next.resolve();
    if (this.#queue.length > 0) this.#watchQueue();
  }

  #watchQueue(): void {
    const { patienceMs } = this.#patience;
    this.#watch = setTimeout(() => {
      const before = this.#returned;
      // After a stall, timers fire before I/O: read pending responses before rejecting anyone.
      setImmediate(() => {
        if (this.#returned !== before) return;
        const error = new DatabaseBusyError(
          `No database connection became available within ${patienceMs / 1000} seconds.`,
        );
        for (const waiting of this.#queue.splice(0)) waiting.reject(error);
      });
    }, patienceMs);
    this.#watch.unref();
  }
}

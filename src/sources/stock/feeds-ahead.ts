/**
 * Feeds at addresses, fetched while other dealers are built, so that a supplier that is slow or down delays its own
 * dealers only:
 * 1. a few feeds at a time, fewer of one host;
 * 2. a host that failed two feeds in a row is not asked again in this run;
 * 3. a body that waits for its build counts as being fetched, so that few are in memory at once.
 */
import { FeedFetchError, FeedKeyError } from './errors.ts';

export interface FeedAhead {
  dealer: string;
  /** Null for stock that needs no fetching. */
  host: string | null;
  fetch: () => Promise<Uint8Array>;
}

export interface ReadyFeed {
  dealer: string;
  /** The body, or the error of its fetch; null for stock that needed no fetching. */
  fetched: (() => Promise<Uint8Array>) | null;
  /** Lets another body into memory. */
  done: () => void;
}

const atOnce = 8,
  ofOneHost = 2,
  failuresAllowed = 2;

/** Each dealer once, in the order in which their feeds are there. */
export async function* feedsAhead(feeds: FeedAhead[]): AsyncGenerator<ReadyFeed> {
  const waiting = feeds.filter(({ host }) => host !== null);
  const ready: ReadyFeed[] = feeds
    .filter(({ host }) => host === null)
    .map(({ dealer }) => ({ dealer, fetched: null, done: () => undefined }));
  const busy = new Map<string, number>(),
    failures = new Map<string, number>();
  let held = 0,
    left = feeds.length,
    wake: () => void = () => undefined;
  const add = (feed: ReadyFeed) => {
    ready.push(feed);
    wake();
  };

  function start(): void {
    for (let index = 0; index < waiting.length && held < atOnce;) {
      const host = waiting[index]!.host!;
      if ((failures.get(host) ?? 0) >= failuresAllowed) add(refused(waiting.splice(index, 1)[0]!));
      else if ((busy.get(host) ?? 0) >= ofOneHost) index += 1;
      else void run(waiting.splice(index, 1)[0]!);
    }
  }

  async function run({ dealer, host, fetch }: FeedAhead): Promise<void> {
    const count = (change: number) => busy.set(host!, (busy.get(host!) ?? 0) + change);
    held += 1;
    count(1);
    const done = () => {
      held -= 1;
      start();
    };
    try {
      const bytes = await fetch();
      failures.delete(host!);
      count(-1);
      add({ dealer, fetched: () => Promise.resolve(bytes), done });
      start();
    } catch (cause) {
      if (!(cause instanceof FeedKeyError)) failures.set(host!, (failures.get(host!) ?? 0) + 1);
      count(-1);
      add({ dealer, fetched: () => Promise.reject(cause as Error), done: () => undefined });
      done();
    }
  }

  start();
  for (; left > 0; left--) {
    while (ready.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    yield ready.shift()!;
  }
}

function refused({ dealer, host }: FeedAhead): ReadyFeed {
  const error = new FeedFetchError(
    `${host} did not give the feeds of ${failuresAllowed} dealers before in this run, and was not asked again. The last good site stays; run again when the supplier is back.`,
  );
  return { dealer, fetched: () => Promise.reject(error), done: () => undefined };
}

/**
 * Feeds at addresses, fetched while other dealers are built, so that a supplier that is slow or down delays its own
 * dealers only:
 * 1. the feeds of a few dealers at a time, fewer of one host;
 * 2. a host that failed two feeds in a row is not asked again in this run;
 * 3. a dealer whose bodies wait for its build counts as being fetched for, so that few are in memory at once.
 */
import { FeedFetchError, FeedKeyError } from './errors.ts';

export interface FeedAhead {
  name: string;
  host: string;
  fetch: () => Promise<Uint8Array>;
}

export interface DealerFeeds {
  dealer: string;
  /** Empty for stock that needs no fetching. */
  feeds: FeedAhead[];
  /** Whether it can be built without one of them, since its stock is joined from several. */
  isJoined: boolean;
}

/** What feeds at addresses answered, or the errors of their fetches, by name of the feed. */
export type FetchedFeeds = ReadonlyMap<string, () => Promise<Uint8Array>>;

export interface ReadyFeeds extends Pick<DealerFeeds, 'dealer' | 'isJoined'> {
  /** Null for stock that needed no fetching. */
  fetched: FetchedFeeds | null;
  /** Lets another dealer's bodies into memory. */
  done: () => void;
}

const atOnce = 8,
  ofOneHost = 2,
  failuresAllowed = 2;

/** A dealer whose feeds are on their way. */
class Dealer {
  readonly of: Pick<DealerFeeds, 'dealer' | 'isJoined'>;
  isStarted = false;
  hasBody = false;
  readonly #fetched = new Map<string, () => Promise<Uint8Array>>();
  readonly #order: string[];

  constructor({ feeds, ...of }: DealerFeeds) {
    this.of = of;
    this.#order = feeds.map(({ name }) => name);
  }

  /** Returns whether that was the last one. */
  take(feed: string, body: () => Promise<Uint8Array>): boolean {
    this.#fetched.set(feed, body);
    return this.#fetched.size === this.#order.length;
  }

  /** In the order of the settings, whichever came first. */
  get fetched(): FetchedFeeds {
    return new Map(this.#order.map((feed) => [feed, this.#fetched.get(feed)!]));
  }
}

interface Waiting extends FeedAhead {
  dealer: Dealer;
}

/** Each dealer once, in the order in which all of its feeds are there. */
export async function* feedsAhead(dealers: DealerFeeds[]): AsyncGenerator<ReadyFeeds> {
  const waiting = dealers.flatMap<Waiting>((one) => {
    const dealer = new Dealer(one);
    return one.feeds.map((feed) => ({ ...feed, dealer }));
  });
  const ready: ReadyFeeds[] = dealers
    .filter(({ feeds }) => feeds.length === 0)
    .map(({ feeds: _, ...of }) => ({ ...of, fetched: null, done: () => undefined }));
  const busy = new Map<string, number>(),
    failures = new Map<string, number>();
  let held = 0,
    left = dealers.length,
    wake: () => void = () => undefined;

  /** What of a dealer is there already lets the rest of it in: else dealers would wait for each other. */
  function start(): void {
    for (let index = 0; index < waiting.length;) {
      const { host, dealer } = waiting[index]!;
      if ((failures.get(host) ?? 0) >= failuresAllowed) end(waiting.splice(index, 1)[0]!, refused(host));
      else if ((busy.get(host) ?? 0) >= ofOneHost || (!dealer.isStarted && held >= atOnce)) index += 1;
      else void run(waiting.splice(index, 1)[0]!);
    }
  }

  function end({ dealer, name }: Waiting, body: () => Promise<Uint8Array>): void {
    if (!dealer.take(name, body)) return;
    const done = () => {
      if (!dealer.isStarted) return;
      dealer.isStarted = false;
      held -= 1;
      start();
    };
    ready.push({ ...dealer.of, fetched: dealer.fetched, done });
    if (!dealer.hasBody) done();
    wake();
  }

  async function run(feed: Waiting): Promise<void> {
    const { dealer, host, fetch } = feed;
    const count = (change: number) => busy.set(host, (busy.get(host) ?? 0) + change);
    if (!dealer.isStarted) held += 1;
    dealer.isStarted = true;
    count(1);
    let body: () => Promise<Uint8Array>;
    try {
      const bytes = await fetch();
      failures.delete(host);
      dealer.hasBody = true;
      body = () => Promise.resolve(bytes);
    } catch (cause) {
      if (!(cause instanceof FeedKeyError)) failures.set(host, (failures.get(host) ?? 0) + 1);
      body = () => Promise.reject(cause as Error);
    }
    count(-1);
    end(feed, body);
    start();
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

function refused(host: string): () => Promise<Uint8Array> {
  const error = new FeedFetchError(
    `${host} did not give the feeds of ${failuresAllowed} dealers before in this run, and was not asked again. The last good site stays; run again when the supplier is back.`,
  );
  return () => Promise.reject(error);
}

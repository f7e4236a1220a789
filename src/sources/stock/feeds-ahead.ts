/**
 * Fetches URL feeds while other dealers are built, so that a slow supplier delays only its own dealers. Limits fetches
 * per host, and skips a host after two failures in a row. A dealer counts as in progress until built, to limit feed
 * bodies in memory.
 */
import { FeedFetchError, FeedKeyError } from './errors.ts';

export interface FeedAhead {
  name: string;
  host: string;
  fetch: () => Promise<Uint8Array>;
}

export interface DealerFeeds {
  dealer: string;
  feeds: FeedAhead[];
  /** Has several feeds, so one may be missing. */
  isJoined: boolean;
}

/** By feed name; a failed fetch rejects. */
export type FetchedFeeds = ReadonlyMap<string, () => Promise<Uint8Array>>;

export interface ReadyFeeds extends Pick<DealerFeeds, 'dealer' | 'isJoined'> {
  fetched: FetchedFeeds | null;
  /** Frees the dealer's slot. */
  done: () => void;
}

const maxConcurrentDealers = 8,
  ofOneHost = 2,
  failuresAllowed = 2;

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

  /** True for the dealer's last feed. */
  take(feed: string, body: () => Promise<Uint8Array>): boolean {
    this.#fetched.set(feed, body);
    return this.#fetched.size === this.#order.length;
  }

  get fetched(): FetchedFeeds {
    return new Map(this.#order.map((feed) => [feed, this.#fetched.get(feed)!]));
  }
}

interface Waiting extends FeedAhead {
  dealer: Dealer;
}

/** Yields each dealer when all its feeds have arrived. */
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

  /** Once one of a dealer's feeds has started, admit the rest, or dealers deadlock. */
  function start(): void {
    for (let index = 0; index < waiting.length;) {
      const { host, dealer } = waiting[index]!;
      if ((failures.get(host) ?? 0) >= failuresAllowed) end(waiting.splice(index, 1)[0]!, refused(host));
      else if ((busy.get(host) ?? 0) >= ofOneHost || (!dealer.isStarted && held >= maxConcurrentDealers)) index += 1;
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
    `${host} already failed for ${failuresAllowed} dealers in this run, so this feed was skipped. The last good site is unchanged; run again when the supplier is back.`,
  );
  return () => Promise.reject(error);
}

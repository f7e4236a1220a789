import { expect, test } from 'vitest';
import { FeedKeyError } from '#src/sources/stock/errors.ts';
import { feedsAhead, type DealerFeeds, type ReadyFeeds } from '#src/sources/stock/feeds-ahead.ts';

interface Supplier {
  feeds: DealerFeeds[];
  asked: string[];
  give: (dealer: string) => void;
  fail: (dealer: string) => void;
}

function supplier(dealers: [dealer: string, ...hosts: (string | null)[]][]): Supplier {
  const answers = new Map<string, { resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }>();
  const asked: string[] = [];
  return {
    asked,
    feeds: dealers.map(([dealer, ...hosts]) => ({
      dealer,
      isJoined: hosts.length > 1,
      feeds: hosts
        .filter((host) => host !== null)
        .map((host, index) => ({
          name: index === 0 ? 'main' : host,
          host,
          fetch: () => {
            const name = index === 0 ? dealer : `${dealer} ${host}`;
            asked.push(name);
            return new Promise((resolve, reject) => {
              answers.set(name, { resolve, reject });
            });
          },
        })),
    })),
    give: (dealer) => answers.get(dealer)!.resolve(Buffer.from(dealer)),
    fail: (dealer) => answers.get(dealer)!.reject(new Error(`${dealer} hangs`)),
  };
}
const next = async (feeds: AsyncGenerator<ReadyFeeds>): Promise<ReadyFeeds> => (await feeds.next()).value as ReadyFeeds;
const body = ({ fetched }: ReadyFeeds, feed = 'main') => fetched!.get(feed)!();
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('does not let a hanging supplier delay dealers with other suppliers or with files (OPS-01)', async () => {
  const { feeds, give, fail } = supplier([
    ['slow-1', 'dead.example'],
    ['slow-2', 'dead.example'],
    ['slow-3', 'dead.example'],
    ['file', null],
    ['quick', 'live.example'],
  ]);
  const ready = feedsAhead(feeds);
  expect((await next(ready)).dealer).toBe('file');
  give('quick');
  const quick = await next(ready);
  expect([quick.dealer, Buffer.from(await body(quick)).toString()]).toEqual(['quick', 'quick']);
  fail('slow-1');
  const slow = await next(ready);
  await expect(body(slow)).rejects.toThrow('slow-1 hangs');
});

test('stops requesting a host that failed two dealers, and reports it for each remaining dealer (OPS-01)', async () => {
  const dealers = Array.from({ length: 50 }, (_, index): [string, string] => [`d${index}`, 'dead.example']);
  const { feeds, asked, fail } = supplier(dealers);
  const ready = feedsAhead(feeds);
  const first = next(ready);
  await settle();
  expect(asked).toEqual(['d0', 'd1']);
  fail('d0');
  expect((await first).dealer).toBe('d0');
  fail('d1');
  await settle();
  const rest: ReadyFeeds[] = [];
  for (let index = 1; index < 50; index++) {
    const feed = await next(ready);
    if (feed.dealer === 'd2') fail('d2');
    rest.push(feed);
    await settle();
    if (asked.length === 3 && index === 1) fail('d2');
  }
  expect(asked.length).toBeLessThanOrEqual(3);
  await expect(body(rest.find(({ dealer }) => dealer === 'd49')!)).rejects.toThrow(
    /dead\.example already failed for 2 dealers in this run, so this feed was skipped/,
  );
  expect((await ready.next()).done).toBe(true);
});

test('trusts a host again once it answers (OPS-01)', async () => {
  const { feeds, asked, give, fail } = supplier([
    ['a', 'x.example'],
    ['b', 'x.example'],
    ['c', 'x.example'],
    ['d', 'x.example'],
  ]);
  const ready = feedsAhead(feeds);
  const all: string[] = [];
  const reading = (async () => {
    for await (const { dealer, done } of ready) {
      all.push(dealer);
      done();
    }
  })();
  for (const [dealer, answer] of [
    ['a', fail],
    ['b', give],
    ['c', fail],
    ['d', give],
  ] as const) {
    await settle();
    answer(dealer);
  }
  await reading;
  expect([asked, all]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});

test('keeps few bodies in memory at once, however many dealers there are (OPS-01)', async () => {
  const { feeds, asked, give } = supplier(
    Array.from({ length: 40 }, (_, index): [string, string] => [`d${index}`, `host-${index}.example`]),
  );
  const ready = feedsAhead(feeds);
  const first = next(ready);
  await settle();
  for (const dealer of [...asked]) give(dealer);
  const feed = await first;
  await settle();
  expect(asked).toHaveLength(8);
  feed.done();
  await settle();
  expect(asked).toHaveLength(9);
});

test("does not let one dealer's missing key block others from the same supplier (OPS-01, OPS-02)", async () => {
  const dealerOf = (dealer: string, fetch: () => Promise<Uint8Array>): DealerFeeds => ({
    dealer,
    isJoined: false,
    feeds: [{ name: 'main', host: 'live.example', fetch }],
  });
  const keyless = (dealer: string) =>
    dealerOf(dealer, () => Promise.reject(new FeedKeyError('The environment variable KEY is not set.')));
  const good = dealerOf('good', () => Promise.resolve(Buffer.from('rows')));
  const said: string[] = [];
  for await (const ready of feedsAhead([keyless('one'), keyless('two'), keyless('three'), good]))
    said.push(`${ready.dealer}: ${await body(ready).then(String, ({ message }: Error) => message)}`);
  expect(said.toSorted()).toEqual([
    'good: rows',
    ...['one', 'three', 'two'].map((dealer) => `${dealer}: The environment variable KEY is not set.`),
  ]);
});

test('marks a dealer with several feeds as ready once all have arrived, in the order of its settings (OPS-01)', async () => {
  const { feeds, give, fail } = supplier([
    ['joined', 'one.example', 'two.example'],
    ['single', 'three.example'],
  ]);
  const ready = feedsAhead(feeds);
  const first = next(ready);
  await settle();
  give('joined two.example');
  give('single');
  const single = await first;
  fail('joined');
  const joined = await next(ready);
  expect([single.dealer, joined.dealer, [...joined.fetched!.keys()]]).toEqual([
    'single',
    'joined',
    ['main', 'two.example'],
  ]);
  await expect(body(joined)).rejects.toThrow('joined hangs');
  expect(String(await body(joined, 'two.example'))).toBe('joined two.example');
});

test('does not deadlock with many dealers that have several feeds (OPS-01)', async () => {
  const all = Array.from({ length: 20 }, (_, index): [string, ...string[]] => [
    `d${index}`,
    'a.example',
    'b.example',
    'c.example',
  ]);
  const { feeds, asked, give } = supplier(all);
  const seen: string[] = [];
  const reading = (async () => {
    for await (const { dealer, done } of feedsAhead(feeds)) {
      seen.push(dealer);
      done();
    }
  })();
  for (let given = 0; given < 60;) {
    await settle();
    for (; given < asked.length; given++) give(asked[given]!);
  }
  await reading;
  expect(seen).toHaveLength(20);
});

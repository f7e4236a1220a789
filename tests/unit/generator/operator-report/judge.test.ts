import { describe, expect, test } from 'vitest';
import type { FeedFailure } from '#src/domain/vehicle/feed-error.ts';
import { dealerStatus } from '#src/generator/operator-report/dealer-status.ts';
import { judgeDealer, limits } from '#src/generator/operator-report/judge.ts';
import { needsOf } from '#src/generator/operator-report/needs.ts';
import { reportOf } from '#src/generator/operator-report/report-of.ts';
import type { DealerState } from '#src/generator/operator-report/report-data.ts';
import { day, now } from '../../../fixtures/vehicles.ts';
import { aFacts, aFailure, aSite, aState, hour, someLeads } from '../../../fixtures/dealer-states.ts';

const judged = (parts: Partial<DealerState>) => judgeDealer(aState(parts), now);
const problems = (parts: Partial<DealerState>) => judged(parts).problems.map(({ kind, level }) => `${kind} ${level}`);
const needs = (...states: Partial<DealerState>[]) => needsOf(states.map(judged));
const unread = (failure: Partial<FeedFailure> = {}): Partial<DealerState> => {
  const found: FeedFailure = {
    feed: 'second',
    host: 'feeds.example',
    fault: 'unreachable',
    reason: 'It answered 503.',
    ...failure,
  };
  return { site: aSite({ facts: { result: { ...aFacts().result, failing: [found] } } }) };
};
const rejected = (count: number, reason = 'no year') =>
  Array.from({ length: count }, (_, line) => ({ line, id: null, field: 'year', reason }));
const undelivered = {
  delivery: 'd-1',
  channel: 'email',
  since: now - 5 * hour,
  attempts: 4,
  error: '550 no such user',
  isDead: true,
};

describe('dealer problems (OPS-10)', () => {
  test('reports no problems for a built dealer whose feed changes', () => {
    expect(judged({})).toMatchObject({ status: 'ok', problems: [] });
  });

  test('states the photo and letter minimums, since a dealer with two photos per car does have photos (OPS-10)', () => {
    const none = { having: 0, without: [] };
    const facts = { coverage: { ...aFacts().coverage, photos: none, comments: none } };
    expect(judged({ site: aSite({ facts }) }).problems.map(({ text }) => text)).toEqual([
      '0% with at least 5 photos',
      '0% with a comment of at least 80 characters',
    ]);
  });

  test.each([
    ['a feed that stood a day', { changedAt: now - 25 * hour }, ['feed warn']],
    ['a feed that stood as long as the dealer’s settings name', { changedAt: now - 7 * day }, ['feed bad']],
    ['a file in the folder that never changes', { changedAt: now - 90 * day, source: 'json' as const, host: null }, []],
    [
      'prices and photos that are missing',
      { coverage: { ...aFacts().coverage, price: { having: 94, without: [] }, photos: { having: 69, without: [] } } },
      ['cover bad', 'cover warn'],
    ],
    [
      'no vehicle for sale, of which nothing is missing',
      {
        onSale: 0,
        coverage: {
          price: { having: 0, without: [] },
          photos: { having: 0, without: [] },
          comments: { having: 0, without: [] },
        },
      },
      [],
    ],
    ['a heavy page', { page: { path: 'cars/a.html', hash: 'h', kilobytes: 301 } }, ['weight bad']],
  ])('%s', (_, facts, expected) => {
    expect(problems({ site: aSite({ facts }) })).toEqual(expected);
  });

  test('treats one unreadable feed among several as urgent, and names it', () => {
    expect(judged(unread())).toMatchObject({
      status: 'unread',
      problems: [{ kind: 'unread', level: 'bad', text: 'Feed second couldn’t be read' }],
    });
    expect(needs(unread())).toMatchObject([
      {
        title: 'Feed second couldn’t be read',
        reason: 'It answered 503. Its vehicles stay as they were when it was last read successfully.',
        command: './forecourt feed a-cars --feed second',
      },
    ]);
  });

  test('groups unread feeds on one host, and lists an empty feed by itself', () => {
    const [first, second] = [unread(), { ...unread(), slug: 'other' }];
    expect(needs(first, second)).toMatchObject([
      { title: 'Feeds from feeds.example couldn’t be read', dealers: ['a-cars', 'other'] },
    ]);
    const empty = unread({ fault: 'empty', reason: 'It is empty.' });
    expect(needs(empty, second)).toHaveLength(2);
  });

  test('reports five or more rejected rows, graded by their share, and ignores vehicles that the dealer hides', () => {
    expect(problems({ site: aSite({ rejected: rejected(4) }) })).toEqual([]);
    expect(problems({ site: aSite({ rejected: rejected(5) }) })).toEqual(['rows warn']);
    expect(problems({ site: aSite({ rejected: rejected(11) }) })).toEqual(['rows bad']);
    expect(problems({ site: aSite({ rejected: rejected(11, 'not on the site: its status is on_hold') }) })).toEqual([]);
  });

  test('reports a site that has not been refreshed, unless it needs no refresh', () => {
    expect(problems({ site: aSite({ refreshedAt: now - 25 * hour }) })).toEqual(['refresh warn']);
    expect(problems({ site: aSite({ refreshedAt: now - 73 * hour }) })).toEqual(['refresh bad']);
    const refresh = { ...aFacts().refresh, daily: false };
    expect(problems({ site: aSite({ refreshedAt: now - 73 * hour, facts: { refresh, source: 'json' } }) })).toEqual([]);
  });

  test('reports stock that fell by a fifth within a week', () => {
    const days = (before: number, ago: number) => [
      { day: new Date(now - ago * day).toISOString().slice(0, 10), onSale: before, rejected: 0 },
      { day: new Date(now).toISOString().slice(0, 10), onSale: 100, rejected: 0 },
    ];
    expect(problems({ site: aSite({ days: days(125, 7) }) })).toEqual(['stock warn']);
    expect(problems({ site: aSite({ days: days(124, 7) }) })).toEqual([]);
    expect(problems({ site: aSite({ days: days(300, 3) }) })).toEqual([]);
  });

  test('reports undelivered leads and slow replies', () => {
    const times = { leads: 3, answered: 3, half: 241, nineOfTen: 300, inTime: 0, late: 0 };
    expect(problems({ leads: someLeads({ undelivered: [undelivered], times }) })).toEqual(['leads bad', 'reply bad']);
  });

  test('reports a failed build with its cause, alongside the live site', () => {
    expect(judged({ failure: aFailure({ kind: 'StockRefusedError' }) })).toMatchObject({
      status: 'failed',
      problems: [{ kind: 'failed', level: 'bad', text: 'Feed refused' }],
      site: { vehicles: 100 },
    });
  });
});

describe('tasks for the operator (OPS-10)', () => {
  test('come worst first: leads, then failed builds, then the rest, urgent before soon', () => {
    const list = needs(
      { slug: 'rows', site: aSite({ rejected: rejected(50) }) },
      { slug: 'still', site: aSite({ facts: { changedAt: now - 8 * day, host: 'other.example' } }) },
      { slug: 'broken', failure: aFailure({ kind: 'TenantError' }) },
      { slug: 'leads', leads: someLeads({ undelivered: [undelivered] }) },
    );
    expect(list.map(({ level, dealers, command }) => [level, dealers.join(), command])).toEqual([
      ['bad', 'leads', './forecourt leads --resend d-1'],
      ['bad', 'broken', './forecourt validate broken'],
      ['bad', 'still', null],
      ['warn', 'rows', null],
    ]);
  });

  test('group feeds behind one host, and list each settings file by itself', () => {
    const down = (slug: string, since: number) => ({ slug, failure: aFailure({ kind: 'FeedFetchError', since }) });
    const list = needs(down('a', now - hour), down('b', now - 9 * hour), {
      slug: 'c',
      failure: aFailure({ kind: 'TenantError' }),
    });
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({
      title: 'Feeds from feeds.example couldn’t be fetched',
      dealers: ['a', 'b'],
      command: './forecourt refresh a b',
      since: now - 9 * hour,
    });
  });

  test('show the build command for a dealer whose first build failed', () => {
    const [need] = needs({ slug: 'new', site: null, failure: aFailure({ kind: 'Error' }) });
    expect(need).toMatchObject({ command: './forecourt build new', reason: 'It broke. There is no site yet.' });
  });

  test('show one command for several undelivered leads, and skip any that are still being retried', () => {
    const second = { ...undelivered, delivery: 'd-2' };
    expect(needs({ leads: someLeads({ undelivered: [undelivered, second] }) })[0]!.command).toBe(
      './forecourt leads --dealer a-cars --dead',
    );
    const tried = { ...undelivered, isDead: false, attempts: 1, error: null };
    expect(needs({ leads: someLeads({ undelivered: [tried] }) })[0]).toMatchObject({
      command: './forecourt leads --dealer a-cars',
      reason: expect.stringContaining('(email, 1 attempt)'),
    });
  });
});

describe('report on several dealers (OPS-10)', () => {
  const none = { figures: null, reason: 'No database.' };

  test('lists the worst first, adds up, and has no lead figures without a database', () => {
    const data = reportOf({
      states: [
        aState({ slug: 'b', name: 'B' }),
        aState({ slug: 'a', name: 'A' }),
        aState({ slug: 'z', name: 'Z', failure: aFailure() }),
        aState({ slug: 'n', name: 'N', site: null, failure: aFailure() }),
      ],
      leads: none,
      run: null,
      now,
    });
    expect(data.dealers.map(({ slug }) => slug)).toEqual(['n', 'z', 'a', 'b']);
    expect(data.totals).toMatchObject({
      dealers: 4,
      ok: 2,
      failed: 2,
      vehicles: 300,
      pages: 360,
      leads: null,
      undelivered: null,
    });
    expect([data.withoutLeads, data.trends.leads]).toEqual(['No database.', null]);
  });

  test('uses the previous build for a day without one, and the first build for earlier days', () => {
    const days = (...of: [string, number][]) => of.map(([date, onSale]) => ({ day: date, onSale, rejected: 1 }));
    const data = reportOf({
      states: [
        aState({ slug: 'a', site: aSite({ days: days(['2026-11-18', 10], ['2026-11-20', 12]) }) }),
        aState({ slug: 'b', site: aSite({ days: days(['2026-11-19', 5]) }) }),
      ],
      leads: none,
      run: null,
      now: Date.parse('2026-11-20T10:00:00Z'),
    });
    expect(data.trends).toMatchObject({
      days: ['2026-11-18', '2026-11-19', '2026-11-20'],
      vehicles: [15, 15, 17],
      rejected: [2, 2, 2],
    });
  });
});

describe('dealer status line (OPS-10)', () => {
  test('has nothing to report for a dealer without problems', () => {
    expect(dealerStatus(aState(), now)).toMatchObject({
      dealer: 'a-cars',
      ok: true,
      lines: ['nothing to report'],
      summary: 'built 1 h ago; feed changed 2 h ago; 100 vehicles; 0 warnings',
      failures: 0,
      undelivered: null,
    });
  });

  test('shows a failure and the waiting leads', () => {
    const times = { leads: 5, answered: 2, half: 10, nineOfTen: 20, inTime: 2, late: 1 };
    const failure = aFailure({ message: 'two\n  lines' });
    const status = dealerStatus(aState({ failure, leads: someLeads({ times }) }), now);
    expect(status).toMatchObject({ ok: false, failures: 2, late: 1 });
    expect(status.summary).toContain('; 3 leads waiting, 1 late; failed 2 times in a row 1 h ago: two. lines');
  });

  test('is not ok for a dealer that was never built, but ok for one with heavy pages', () => {
    expect(dealerStatus(aState({ site: null }), now)).toMatchObject({
      ok: false,
      summary: 'no known build: ./forecourt build a-cars',
      builtAt: null,
    });
    const heavy = aSite({
      facts: { page: { path: 'cars/a.html', hash: 'h', kilobytes: limits.pageKilobytes[1] + 1 } },
    });
    expect(dealerStatus(aState({ site: heavy }), now)).toMatchObject({
      ok: true,
      lines: ['median vehicle page is 301 kB'],
    });
  });
});

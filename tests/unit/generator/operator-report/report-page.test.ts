import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { reportPage } from '#src/generator/operator-report/page/report-page.ts';
import { reportOf } from '#src/generator/operator-report/report-of.ts';
import type { DealerState } from '#src/generator/operator-report/report-data.ts';
import type { LeadFigures } from '#src/server/operations/follow-up/dealer-leads.ts';
import { htmlIssues } from '../../../../scripts/check-site/html-issues.ts';
import { now } from '../../../fixtures/vehicles.ts';
import { aFacts, aFailure, aSite, aState, hour, someLeads } from '../../../fixtures/dealer-states.ts';

const figures: LeadFigures = { dealers: new Map(), byDay: [{ day: '2026-11-20', leads: 4 }] };

function page(states: DealerState[], leads: LeadFigures | null = null) {
  const known = leads ? { figures: leads } : { figures: null, reason: 'No database is configured (DATABASE_URL).' };
  const text = reportPage(reportOf({ states, leads: known, run: null, now }), 'Australia/Sydney');
  return { text, root: parse(text, { blockTextElements: { script: true, style: true } }) };
}

test('shows a tile and a bar segment for unread feeds, if there are any (OPS-10)', () => {
  const failing = [{ feed: 'second', host: null, fault: 'empty' as const, reason: 'It is empty.' }];
  const tiles = (states: DealerState[]) =>
    page(states)
      .root.querySelectorAll('.states button')
      .map((button) => `${button.getAttribute('data-status')} ${button.querySelector('b')!.text}`);
  expect(tiles([aState()])).toEqual(['ok 1', 'stale 0', 'failed 0']);
  const unread = aState({ slug: 'b-cars', site: aSite({ facts: { result: { ...aFacts().result, failing } } }) });
  expect(tiles([aState(), unread])).toEqual(['ok 1', 'stale 0', 'unread 1', 'failed 0']);
  expect(page([aState(), unread]).root.querySelector('.bar')!.getAttribute('aria-label')).toContain(
    '1 with a feed that couldn’t be read',
  );
});

/** Harmful wherever it appears unescaped. */
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;

const hostileState = aState({
  slug: 'hostile',
  name: hostile,
  site: aSite({
    rejected: [{ line: 1, id: hostile, stockNumber: hostile, field: hostile, reason: hostile }],
    leftOut: [{ feed: hostile, reason: hostile, count: 1, example: hostile }],
    pinned: hostile,
    facts: {
      state: hostile,
      town: hostile,
      host: hostile,
      longStanding: [{ stockNumber: hostile, name: hostile, since: now - 200 * 24 * hour, price: 1 }],
      coverage: {
        price: { having: 0, without: [{ stockNumber: hostile, name: hostile }] },
        photos: { having: 0, without: [{ stockNumber: hostile, name: hostile }] },
        comments: { having: 0, without: [{ stockNumber: hostile, name: hostile }] },
      },
      page: { path: `cars/${hostile}.html`, hash: 'h', kilobytes: 1 },
      result: { rows: 1, vehicles: 1, rejected: 1, pages: 1, bytes: 1, warnings: [hostile], notes: [hostile] },
      newWarnings: [hostile],
    },
  }),
  failure: aFailure({ kind: hostile, message: hostile }),
  leads: someLeads({
    undelivered: [{ delivery: hostile, channel: hostile, since: now, attempts: 1, error: hostile, isDead: true }],
    times: { leads: 1, answered: 1, half: 500, nineOfTen: 500, inTime: 0, late: 0 },
    locations: [
      { dealer: 'hostile', location: hostile, leads: 1, answered: 1, half: 1, nineOfTen: 1, inTime: 1, late: 1 },
    ],
  }),
});

describe('report page (OPS-10)', () => {
  test('is self-contained, with one script that its policy allows', () => {
    const { root, text } = page([aState()]);
    const scripts = root.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    const digest = createHash('sha256').update(scripts[0]!.rawText).digest('base64');
    expect(root.querySelector('meta[http-equiv]')!.getAttribute('content')).toContain(`script-src 'sha256-${digest}'`);
    expect(root.querySelectorAll('[src], link, img, iframe')).toEqual([]);
    const links = root.querySelectorAll('a').map((link) => link.getAttribute('href')!);
    expect(links.filter((link) => !link.startsWith('#'))).toEqual(['report.json']);
    expect(text).not.toMatch(/url\(|@import|https?:/);
  });

  test('escapes all text from feeds, folders and mail servers', () => {
    const { root, text } = page([hostileState], figures);
    expect(text).not.toContain('<img');
    expect(root.querySelectorAll('script')).toHaveLength(1);
    expect(root.querySelectorAll('[onerror]')).toEqual([]);
    expect(text.split('&quot;&gt;&lt;script&gt;').length).toBeGreaterThan(20);
  });

  test('is valid HTML, with and without problems', async () => {
    expect(await htmlIssues(page([aState(), hostileState], figures).text)).toEqual([]);
    expect(await htmlIssues(page([]).text)).toEqual([]);
  });

  test('has no lead figures without a database, and states the reason', () => {
    const { root } = page([aState()]);
    const heads = root.querySelectorAll('#_table thead th').map((head) => head.getAttribute('data-column'));
    expect(heads).not.toContain('undelivered');
    expect(root.text).toContain('Leads aren’t included. No database is configured');
    expect(root.text).not.toContain('Leads not delivered');
  });

  test('shows reply times for each location and undelivered leads with a database', () => {
    const leads = someLeads({
      undelivered: [
        { delivery: 'd-1', channel: 'email', since: now - 5 * hour, attempts: 3, error: '550', isDead: true },
      ],
      times: { leads: 4, answered: 3, half: 130, nineOfTen: 300, inTime: 2, late: 1 },
      locations: [
        { dealer: 'a-cars', location: 'penrith', leads: 4, answered: 3, half: 130, nineOfTen: 300, inTime: 2, late: 1 },
      ],
    });
    const { root } = page([aState({ leads })], figures);
    const details = root.querySelector('tr.more')!.text.replaceAll(/\s+/g, ' ');
    expect(details).toContain('penrith 4 leads, 3 answered, half within 2 h, nine in ten within 5 h 1 late');
    expect(details).toContain('./forecourt leads --resend d-1');
  });

  test('lists eight rejected rows with line, stock number, field and reason, and the file with the rest', () => {
    const rejected = Array.from({ length: 11 }, (_, index) => ({
      line: index + 2,
      id: null,
      stockNumber: `S${index}`,
      field: 'price',
      reason: 'a price of $1',
    }));
    const { root } = page([aState({ site: aSite({ rejected }) })]);
    const rows = root.querySelectorAll('.parts tbody tr');
    expect(rows).toHaveLength(8);
    expect(rows[0]!.querySelectorAll('td').map((cell) => cell.text.trim())).toEqual([
      '2',
      'S0',
      'price',
      'a price of $1',
    ]);
    expect(root.querySelector('.parts')!.text).toContain('And 3 more: reports/a-cars/rejected.json');
  });

  test('says that nothing needs attention when there are no tasks', () => {
    const { root } = page([aState()]);
    expect(root.querySelector('h1')!.text.trim()).toBe('Nothing needs attention');
    expect(root.querySelectorAll('.need')).toEqual([]);
  });

  test('stays under 1.2 MB with two hundred dealers', () => {
    const states = Array.from({ length: 200 }, (_, index) =>
      aState({ slug: `dealer-${index}`, name: `Dealer ${index}` }),
    );
    expect(Buffer.byteLength(page(states).text)).toBeLessThan(1_200_000);
  });
});

import { describe, expect, test } from 'vitest';
import { hasEverySentence } from '#src/features/vehicle-page/finance-disclaimer.ts';
import { fetchPdf } from '#src/features/vehicle-page/save-pdf.ts';
import { noAnswer, reserveAnswer, type Availability } from '#src/journeys/reserve/ui/vehicle/reserve-answer.ts';

const said = { title: '2021 Mazda CX-5', word: 'car', timeZone: 'Australia/Melbourne' };
/** 11 am in Melbourne. */
const now = Date.parse('2026-11-19T00:00:00Z');
const here: Availability = { available: true, reservable: true, status: 'in_stock', reason: null };

describe('reserveAnswer', () => {
  test('continues only for a vehicle that can be reserved (RES-02)', () => {
    expect(reserveAnswer(here, said, now)).toEqual({ kind: 'go' });
  });

  test.each<[string, Partial<Availability>, boolean, boolean]>([
    ['sold', { available: false, reservable: false, reason: 'sold' }, true, true],
    ['held by another', { reservable: false, reason: 'held', until: '2026-11-20T00:00:00Z' }, false, true],
    ['reserved', { reservable: false, reason: 'reserved' }, true, true],
    ['not offered', { reservable: false, reason: 'not_offered' }, true, false],
    ['sold though said to be reservable', { available: false }, true, true],
  ])('stops for a vehicle that is %s, final: %s (RES-02)', (_, answer, isFinal, similar) => {
    expect(reserveAnswer({ ...here, ...answer }, said, now)).toMatchObject({ kind: 'stop', isFinal, similar });
  });

  test.each([
    ['today', '2026-11-19T05:30:00Z', 'until 4:30 pm. If'],
    ['in 48 hours', '2026-11-21T00:00:00Z', 'until Saturday 21 November, 11:00 am. If'],
    ["tonight, tomorrow by the dealer's clock", '2026-11-19T13:30:00Z', 'until Friday 20 November, 12:30 am. If'],
  ])('states the day for a hold that ends %s, if not today (RES-01, RES-02)', (_, until, text) => {
    expect(reserveAnswer({ ...here, reservable: false, reason: 'held', until }, said, now)).toMatchObject({
      text: expect.stringContaining(text),
    });
  });

  test('never mentions a deposit, which a dealer may not ask for (RES-01, RES-02)', () => {
    const answers = [
      ...(['sold', 'held', 'reserved', 'not_offered'] as const).map((reason) =>
        reserveAnswer({ ...here, available: reason !== 'sold', reservable: false, reason }, said, now),
      ),
      noAnswer(said, 'We could not reach the dealer.'),
    ];
    expect(answers.map(({ kind }) => kind)).toEqual(Array(5).fill('stop'));
    expect(JSON.stringify(answers)).not.toMatch(/deposit/i);
  });

  test('stops without an answer, allows another attempt, and never claims that the vehicle is available (RES-02)', () => {
    const answer = noAnswer(said, 'We could not reach the dealer.');
    expect(answer).toMatchObject({ kind: 'stop', isFinal: false });
    expect(JSON.stringify(answer)).not.toContain('is available');
  });
});

describe('fetchPdf', () => {
  const answering = (response: Response) => () => Promise.resolve(response);
  test('returns the PDF (VDP-12)', async () => {
    const file = await fetchPdf(
      '/x',
      answering(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })) as typeof fetch,
    );
    expect(await file.text()).toBe('%PDF');
  });

  test.each([
    [
      'the server’s own words',
      () =>
        Promise.resolve(
          Response.json(
            { error: { code: 'no_such_vehicle', message: 'This vehicle is not listed.' } },
            { status: 404 },
          ),
        ),
      'This vehicle is not listed.',
    ],
    [
      'a failure without words',
      () => Promise.resolve(new Response('', { status: 502 })),
      'We couldn’t download the PDF. Please try again.',
    ],
    [
      'a page in place of the file',
      () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } })),
      'We couldn’t download the PDF. Please try again.',
    ],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'couldn’t reach the dealer'],
  ])('%s (VDP-12, ERR-01)', async (_, send, message) => {
    await expect(fetchPdf('/x', send as typeof fetch)).rejects.toThrow(message);
  });
});

describe('hasEverySentence', () => {
  test('recognises sentences already on the page, in any order (FIN-05)', () => {
    expect(
      hasEverySentence('Fees apply. Approved applicants only.\nAsk us.', 'Approved applicants only. Fees apply.'),
    ).toBe(true);
    expect(hasEverySentence('Fees apply.', 'Fees apply. Rates changed.')).toBe(false);
  });
});

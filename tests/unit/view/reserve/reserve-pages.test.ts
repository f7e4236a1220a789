import { describe, expect, test } from 'vitest';
import { publishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { depositKind } from '#src/domain/price/deposit.ts';
import { depositCopy } from '#src/journeys/reserve/view/copy/deposit-copy.ts';
import { agreedWording } from '#src/journeys/reserve/view/agreed-wording.ts';
import { checkPage, detailsPage } from '#src/journeys/reserve/view/checkout-pages.ts';
import { reservationPage } from '#src/journeys/reserve/view/reservation-page.ts';
import { offered, type ReserveSite } from '#src/journeys/reserve/view/reserve-site.ts';
import type { DisplayReservation } from '#src/journeys/reserve/view/shown-reservation.ts';
import { aLocation, aVehicle, publicSettings } from '../../../fixtures/vehicles.ts';

const now = Date.parse('2026-11-23T10:00:00+11:00');
const empty = { name: '', phone: '', email: '', visit: '' };

const siteOf = (reserve: object = {}): ReserveSite => ({
  settings: publicSettings({ reserve: { shown: true, deposit: 200, holdHours: 48, ...reserve } }),
  locations: [aLocation()],
  vehicle: publishedVehicle(aVehicle({ price: 36_990, status: 'in_stock' })),
  now,
});
const priceFieldsOf = (site: ReserveSite, changed: Partial<DisplayReservation> = {}): DisplayReservation => ({
  key: 'k'.repeat(32),
  reference: '7F3A-91BC',
  state: 'paid',
  isTaken: true,
  vehicleName: '2021 Toyota Corolla',
  isHeldOnCard: true,
  isPaid: true,
  agreed: offered(site),
  since: now,
  until: now + 48 * 3_600_000,
  name: 'Ada Black',
  email: 'ada@shopper.example',
  phone: '+61491570006',
  visit: null,
  paymentUrl: null,
  isFree: true,
  ...changed,
});
const textOf = (value: unknown): string => JSON.stringify(value);

describe('fields and screens', () => {
  test('asks for four fields on the first screen, one of them optional, and none on the second (RES-03)', () => {
    const screens = [
      detailsPage(siteOf(), { details: empty }),
      checkPage(siteOf(), { details: empty, shown: 'digest' }),
    ];
    const fields = screens.map(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === 'details' ? part.fields.map(({ name, isOptional }) => [name, isOptional]) : [],
      ),
    );
    expect(fields).toEqual([
      [
        ['name', false],
        ['phone', false],
        ['email', false],
        ['visit', true],
      ],
      [],
    ]);
    expect(screens.map(({ steps }) => steps?.labels)).toEqual([
      ['Your details', 'Check', 'Card'],
      ['Your details', 'Check', 'Card'],
    ]);
  });

  test('has no card step for a free hold (RES-01)', () => {
    expect(checkPage(siteOf({ deposit: 0 }), { details: empty, shown: 'digest' }).steps?.labels).toEqual([
      'Your details',
      'Check',
    ]);
  });
});

describe('the price of a stored reservation', () => {
  const site = siteOf();
  const agreed = { ...offered(site), price: 34_990 };
  const carOn = (changed: Partial<DisplayReservation>, from: 'bank' | null = null) =>
    reservationPage(site, priceFieldsOf(site, { agreed, ...changed }), { from }).car!;

  test.each([
    ['confirmed', {}, null],
    ['waiting for the bank', { state: 'pending' as const, until: now + 60_000 }, 'bank' as const],
    ['ended by the sale', { state: 'sold' as const }, null],
  ])('is the agreed one when %s, even if the price has changed since (SHOWN-03)', (_, changed, from) => {
    const { price, priceLabel } = carOn(changed, from);
    expect([price, priceLabel]).toEqual(['$34,990', 'when you reserved it']);
  });

  test('has its type while the price is the same, and is the current one for a new hold (SHOWN-03)', () => {
    const { price, priceLabel } = reservationPage(site, priceFieldsOf(site), { from: null }).car!;
    expect([price, priceLabel]).toEqual(['$36,990', 'Excl. government charges']);
    expect(carOn({ state: 'expired' }).price).toBe('$36,990');
  });
});

describe('deposit copy', () => {
  test.each([
    [144, 'authorised'],
    [145, 'charged'],
  ] as const)('the deposit for a hold of %i hours is %s (RES-06)', (holdHours, kind) => {
    expect(depositKind({ deposit: 200, holdHours })).toBe(kind);
    expect(depositKind({ deposit: 0, holdHours })).toBe('none');
  });

  test.each([48, 168])('describes the payment the same way on every page for a %i-hour hold (RES-06)', (holdHours) => {
    const site = siteOf({ holdHours });
    const pages = [
      detailsPage(site, { details: empty }),
      checkPage(site, { details: empty, shown: 'digest' }),
      reservationPage(site, priceFieldsOf(site), { from: null }),
      reservationPage(site, priceFieldsOf(site, { state: 'cancelled' }), { from: null }),
      reservationPage(site, priceFieldsOf(site, { state: 'expired' }), { from: null }),
    ].map(textOf);
    for (const text of pages)
      if (holdHours === 48)
        expect(text).not.toMatch(/has been charged|refunded in full|goes back to your card|back in full/i);
      else expect(text).not.toMatch(/no money (?:has left|leaves)|(?:held|hold) on your card|not charged|released/i);
    expect(pages[0]).toMatch(holdHours === 48 ? /hold on your card\. You’re not charged/ : /you get it all back/);
    expect(pages[2]).toMatch(holdHours === 48 ? /No money has left your card/ : /\$200 has been charged/);
  });

  test.each(['authorised', 'charged', 'none'] as const)(
    '%s: states what is released or refunded, and never says down payment (RES-03)',
    (kind) => {
      const said = textOf(
        depositCopy({ kind, deposit: 200, price: 36_990, extra: null, word: 'car' }, 'Harbour Motors'),
      );
      expect(said).not.toMatch(/down payment|undefined|NaN/i);
      expect(said).toMatch(
        kind === 'none' ? /nothing to pay/i : kind === 'charged' ? /you get it back in full/ : /released/,
      );
    },
  );

  test.each([
    ['Drive away', 'Price, drive away', 'Balance if you buy'],
    ['Incl. GST, plus on-road costs', 'Price, incl. GST, plus on-road costs', 'Balance if you buy, plus on-road costs'],
  ])('beside a price "%s", the balance states the extra costs (LAW-01, RES-03)', (label, price, left) => {
    const settings = publicSettings({
      reserve: { shown: true, deposit: 200, holdHours: 48 },
      pricing: { labels: { plain: label } },
    });
    const vehicle = publishedVehicle(aVehicle({ price: 36_990, status: 'in_stock', priceType: 'plain' }));
    const { car } = checkPage({ ...siteOf(), settings, vehicle }, { details: empty, shown: 'digest' });
    const said = car!.rows.map((row) => row.label);
    const text = textOf(checkPage({ ...siteOf(), settings, vehicle }, { details: empty, shown: 'digest' }));
    expect(text).toMatch(
      left.includes('plus') ? /you pay \$36,790 more, plus on-road costs\./ : /you pay \$36,790 more\./,
    );
    expect([said[0], said.at(-1)]).toEqual([price, left]);
  });

  test('states the hours, the deposit and how to cancel in the agreed wording (RES-03)', () => {
    expect(agreedWording(siteOf())).toMatch(/48 hours[^]*Inspect and drive it[^]*\$200[^]*not a contract[^]*you agree/);
  });
});

describe('the status of a reservation', () => {
  test('states what happened to the money in each state (RES-07)', () => {
    const site = siteOf();
    const said = (changed: Partial<DisplayReservation>, from: 'bank' | 'declined' | null = null): string =>
      textOf(reservationPage(site, priceFieldsOf(site, changed), { from }).parts);
    expect(said({ state: 'pending', isPaid: false }, 'declined')).toMatch(/card was declined\..*No money has left/);
    expect(said({ state: 'pending', isPaid: false }, 'bank')).toMatch(/hasn’t responded yet/);
    expect(said({ state: 'expired', isPaid: false })).toMatch(/Nothing was charged/);
    expect(said({ state: 'expired' })).toMatch(/ended on Wednesday 25 November at 10:00 am.*released then/);
    expect(said({ state: 'refunded' })).toMatch(/isn’t reserved for you.*has been released/);
    expect(said({ state: 'refunded', isHeldOnCard: false })).toMatch(/goes back to your card in full/);
    expect(said({ state: 'sold' })).toMatch(/is yours.*part of the price/);
    expect(said({ state: 'sold', isTaken: false })).not.toContain('part of the price');
  });

  test('states where to see the vehicle and what to bring (RES-03)', () => {
    const site = siteOf();
    const { address } = aLocation();
    expect(textOf(reservationPage(site, priceFieldsOf(site), { from: null }).parts)).toContain(
      `At ${oneLineAddress(address, 'en-AU')}. Bring your driver licence.`,
    );
  });

  test('offers to change or cancel only an active hold (RES-07)', () => {
    const site = siteOf();
    expect(textOf(reservationPage(site, priceFieldsOf(site), { from: null }).aside)).toMatch(
      /view=change.*Yes, cancel it/,
    );
    expect(reservationPage(site, priceFieldsOf(site, { state: 'expired' }), { from: null }).aside).toBeNull();
  });
});

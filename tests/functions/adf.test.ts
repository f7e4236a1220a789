import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { adfXml, timeWithOffset } from '#src/server/delivery/adf.ts';
import type { DeliveredLead } from '#src/server/delivery/delivered-lead.ts';
import { tradeInOf } from '#src/journeys/trade-in/server/delivered-trade-in.ts';
import { aDeliveredLead } from '../fixtures/delivered-lead.ts';
import { aVehicle, someSettings } from '../fixtures/vehicles.ts';
import { dtdIssues, readDtd } from '../support/dtd.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';
import { find, readXml } from '../support/xml-document.ts';

const dtd = readDtd(readFileSync(new URL('../fixtures/adf-1.0.dtd', import.meta.url), 'utf8'));
const read = (delivered: DeliveredLead) => readXml(adfXml(delivered));
const textAt = (delivered: DeliveredLead, path: string) => find(read(delivered).root, path)?.text;
const tradeIn = {
  year: '2015',
  make: 'Mazda',
  model: '3',
  trim: 'Neo',
  odometer: '98000',
  rego: 'ABC123',
  vin: null,
  colour: 'Red',
  offer: 9500,
};

describe('ADF format', () => {
  const cases: Record<string, DeliveredLead> = {
    'with everything': aDeliveredLead({ tradeIn }),
    'without a vehicle': aDeliveredLead({ vehicle: null, lead: { carId: null } }),
    'without a vehicle that was named': aDeliveredLead({ vehicle: null, lead: { carId: 'gone' } }),
    'with a trade-in alone': aDeliveredLead({ vehicle: null, tradeIn }),
    'with an empty trade-in': aDeliveredLead({
      tradeIn: {
        year: null,
        make: null,
        model: null,
        trim: null,
        odometer: null,
        rego: 'X',
        vin: null,
        colour: null,
        offer: null,
      },
    }),
    'with a phone alone': aDeliveredLead({ lead: { email: null } }),
    'with an email alone': aDeliveredLead({ lead: { phone: null, postcode: null } }),
    'with nobody': aDeliveredLead({ lead: { name: null, email: null, phone: null, message: null, fields: {} } }),
    'of a dealer without places': aDeliveredLead({ location: null, settings: someSettings() }),
    'of a bare vehicle': aDeliveredLead({
      vehicle: publishedVehicle(
        aVehicle({
          price: null,
          odometer: null,
          badge: null,
          series: null,
          body: null,
          transmission: null,
          colour: null,
          interiorColour: null,
          doors: null,
          stockNumber: null,
        }),
      ),
    }),
    'of spam': aDeliveredLead({ lead: { spamScore: 90, spamReasons: ['a', 'b'], notes: ['n'] } }),
  };
  test.each(Object.entries(cases))('a lead %s is valid against the DTD (LEAD-01)', (_, delivered) => {
    const { instructions, root } = read(delivered);
    expect(dtdIssues(root, dtd)).toEqual([]);
    expect(instructions).toEqual(['xml version="1.0" encoding="UTF-8"', 'adf version="1.0"']);
  });

  test('the DTD check detects a wrong order, a wrong attribute, a missing element and an undeclared one (LEAD-01)', () => {
    const faults = (change: (xml: string) => string) => dtdIssues(readXml(change(adfXml(aDeliveredLead()))).root, dtd);
    expect(faults((xml) => xml.replace(/(<year>.*?<\/year>)\n(<make>.*?<\/make>)/, '$2\n$1'))[0]).toMatch(
      'adf/prospect/vehicle holds id make year',
    );
    expect(faults((xml) => xml.replace('interest="test-drive"', 'interest="look"'))).toEqual([
      'adf/prospect/vehicle interest is "look"',
    ]);
    expect(faults((xml) => xml.replace(/<requestdate>.*?<\/requestdate>/, ''))[0]).toMatch(
      'adf/prospect holds id vehicle',
    );
    expect(faults((xml) => xml.replace('<vendorname>', '<b></b><vendorname>'))).toContain(
      'adf/prospect/vendor/b is not declared',
    );
  });
});

describe('ADF content', () => {
  test('includes the vehicle, the price that the shopper saw, and the interest (LEAD-01)', () => {
    const vehicle = find(read(aDeliveredLead()).root, 'prospect/vehicle')!;
    expect(vehicle.attributes).toEqual({ interest: 'test-drive', status: 'used' });
    expect(Object.fromEntries(vehicle.children.map(({ name, text }) => [name, text.trim()]))).toMatchObject({
      id: 'v1',
      year: '2021',
      make: 'Toyota',
      model: 'Corolla',
      vin: 'JTNK4RBE103123456',
      stock: 'S1',
      trim: 'Ascent Sport MZEA12R',
      doors: '5',
      bodystyle: 'Hatch',
      transmission: 'Automatic',
      odometer: '48210',
      imagetag: 'https://www.sample.example/photos/a.jpg',
      price: '25990',
      pricecomments: expect.stringMatching(/\w/),
      comments: expect.stringContaining('https://www.sample.example/cars/'),
    });
    expect(find(vehicle, 'odometer')!.attributes).toEqual({ status: 'original', units: 'km' });
    expect(find(vehicle, 'price')!.attributes).toEqual({ type: 'asking', currency: 'AUD' });
  });

  test('lists a trade-in as a second vehicle, with the offer made for it (LEAD-01)', () => {
    const vehicles = find(read(aDeliveredLead({ tradeIn })).root, 'prospect')!.children.filter(
      ({ name }) => name === 'vehicle',
    );
    expect(vehicles.map(({ attributes }) => attributes)).toEqual([
      { interest: 'test-drive', status: 'used' },
      { interest: 'trade-in', status: 'used' },
    ]);
    expect([
      find(vehicles[1]!, 'price')!.attributes.type,
      find(vehicles[1]!, 'price')!.text,
      find(vehicles[1]!, 'comments')!.text,
    ]).toEqual(['offer', '9500', 'Rego: ABC123']);
  });

  test('uses the trade-in from a stored valuation first, then from the form (LEAD-01)', () => {
    const typed = {
      form: 'trade-in',
      fields: { rego: 'TYPED1', further: { year: '2014', make: 'Kia', kilometres: '1' } },
    };
    expect(tradeInOf(typed, null, 'km')).toMatchObject({
      year: '2014',
      make: 'Kia',
      odometer: '1',
      rego: 'TYPED1',
      offer: null,
    });
    expect(
      tradeInOf(
        typed,
        {
          vehicle: { year: 2015, make: 'Mazda', model: '3' },
          rego: 'VAL123',
          kilometres: 90_000,
          offerPrice: 8000,
          offer: null,
        },
        'km',
      ),
    ).toMatchObject({ year: '2015', make: 'Mazda', odometer: '90000', rego: 'VAL123', offer: 8000 });
    const miles = { vehicle: {}, rego: null, kilometres: 48_280, offerPrice: null, offer: null };
    expect(tradeInOf(typed, miles, 'mi')).toMatchObject({ odometer: '30000' });
    const written = { price: 7600, by: 'Lee', reasons: [], at: 0, expiresAt: 1 };
    const valued = { vehicle: {}, rego: null, kilometres: null, offerPrice: 8000, offer: written };
    expect(tradeInOf(typed, valued, 'km')).toMatchObject({ offer: 7600 });
    expect(tradeInOf({ form: 'enquiry', fields: { rego: 'X', further: { make: 'Kia' } } }, null, 'km')).toBeNull();
    expect(tradeInOf({ form: 'enquiry', fields: { further: { trade_in_make: 'Kia' } } }, null, 'km')).toMatchObject({
      make: 'Kia',
    });
  });

  test('splits the name, marks a mobile as a cellphone, and puts everything else in the comments (LEAD-01)', () => {
    const contact = find(read(aDeliveredLead()).root, 'prospect/customer/contact')!;
    expect(
      contact.children.map(({ name, text, attributes }) => [name, text.trim(), attributes.part ?? attributes.type]),
    ).toMatchObject([
      ['name', 'Alex', 'first'],
      ['name', 'Sample', 'last'],
      ['email', 'alex@example.com', undefined],
      ['phone', '+61491570006', 'cellphone'],
      ['address', '', 'home'],
    ]);
    expect(textAt(aDeliveredLead({ lead: { notes: ['Vehicle gone.'] } }), 'prospect/customer/comments')).toBe(
      [
        'Saturday, please.',
        '',
        'Category: Test Drive',
        'Services: Tyre check',
        'Preferred day: Tuesday 1 December',
        '"Send me offers.": no',
        'Reference: 1111-1111',
        'Page: https://www.sample.example/cars/x',
        'Time on the site: 1 min',
        'Time on the page before sending: 20 s',
        'Note: Vehicle gone.',
      ].join('\n'),
    );
  });

  test('labels a field that isn’t in any form as sent by the shopper (LEAD-01)', () => {
    const comments = textAt(
      aDeliveredLead({ lead: { fields: { further: { offer_price: '999999', preferred_date: '2026-12-01' } } } }),
      'prospect/customer/comments',
    )!.split('\n');
    expect(comments).toEqual(
      expect.arrayContaining(['Sent by the shopper as "offer_price": 999999', 'Preferred day: Tuesday 1 December']),
    );
    expect(comments.some((line) => line.startsWith('Offer'))).toBe(false);
  });

  test('delivers spam, and marks it (LEAD-01)', () => {
    expect(
      textAt(
        aDeliveredLead({ lead: { spamScore: 70, spamReasons: ['filled a field'] } }),
        'prospect/customer/comments',
      ),
    ).toMatch(/^POSSIBLE SPAM\n[\s\S]*Spam score: 70 of 100 \(filled a field\)/);
    expect(
      textAt(aDeliveredLead({ lead: { spamScore: 40, spamReasons: ['links'] } }), 'prospect/customer/comments'),
    ).toMatch(/^Saturday[\s\S]*Spam score: 40 of 100/);
  });

  test.each([
    ['Australia/Sydney', '2026-11-18T10:00:00+11:00'],
    ['Australia/Adelaide', '2026-11-18T09:30:00+10:30'],
    ['Pacific/Auckland', '2026-11-18T12:00:00+13:00'],
    ['America/New_York', '2026-11-17T18:00:00-05:00'],
    ['America/St_Johns', '2026-11-17T19:30:00-03:30'],
    ['UTC', '2026-11-17T23:00:00+00:00'],
  ])('writes the date in %s as %s (LEAD-01)', (timeZone, expected) => {
    expect(timeWithOffset(Date.UTC(2026, 10, 17, 23, 0), timeZone)).toBe(expected);
    expect(Date.parse(timeWithOffset(Date.UTC(2026, 3, 4, 15, 59, 59), timeZone))).toBe(
      Date.UTC(2026, 3, 4, 15, 59, 59),
    );
  });
});

describe('hostile text', () => {
  test.each([
    ['the end of a section', 'a ]]> b', 'a ]]> b'],
    ['markup', '</comments><vendor>&amp;<!-- x -->', '</comments><vendor>&amp;<!-- x -->'],
    ['quotes', `"'`, `"'`],
    ['control characters', 'a\u0000b\u0008c\u001bd\u007fe\ufffef\r\ng', 'abcdef\ng'],
    ['half a character', 'x\ud83dy\udc00z', 'xyz'],
    ['emoji and other scripts', '🚗 Ngāti 日本', '🚗 Ngāti 日本'],
    ['an entity', '&xxe; %x;', '&xxe; %x;'],
  ])('writes %s as plain text (LEAD-01)', (_, message, expected) => {
    const xml = adfXml(aDeliveredLead({ lead: { message } }));
    expect(xml).toMatch(/^[\t\n\u0020-\u007e]*$/);
    expect(textAt(aDeliveredLead({ lead: { message } }), 'prospect/customer/comments')!.split('\n\nCategory')[0]).toBe(
      expected,
    );
  });

  test('stays valid against the DTD whatever a shopper types (LEAD-01)', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(
        fc.record({
          name: text,
          email: text,
          phone: text,
          message: text,
          postcode: text,
          rego: text,
          url: text,
          carId: text,
        }),
        fc.dictionary(text, text, { maxKeys: 4 }),
        (lead, further) => {
          expect(
            dtdIssues(
              read(
                aDeliveredLead({
                  vehicle: null,
                  lead: { ...lead, fields: { name: lead.name, last_name: lead.email, further } },
                }),
              ).root,
              dtd,
            ),
          ).toEqual([]);
        },
      ),
      { numRuns: fuzzRuns(75) },
    );
  });
});

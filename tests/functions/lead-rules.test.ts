import { describe, expect, test } from 'vitest';
import { leadKind } from '#src/contracts/lead-event.ts';
import type { FormName } from '#src/contracts/form-names.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { CardVehicle } from '#src/domain/card/card-vehicle.ts';
import { leadLocation } from '#src/server/leads/lead-location.ts';
import { leadTargets } from '#src/server/leads/route-lead.ts';
import { aVehicle as vehicle, someSettings } from '../fixtures/vehicles.ts';

const settings = someSettings();

describe('lead types', () => {
  const cars: Record<string, CardVehicle | null> = {
    none: null,
    new: vehicle({ carType: 'new' }),
    demo: vehicle({ carType: 'demo' }),
    used: vehicle({ carType: 'used' }),
    tagged: vehicle({ carType: 'new', tag: 'Test Drive Only' }),
    taggedUsed: vehicle({ carType: 'used', tag: 'Test Drive Only' }),
  };
  test.each<[FormName | null, string | null, string, boolean, string, string | null, number]>([
    // form, category, vehicle, offer accepted, then category, subcategory and event
    ['enquiry', null, 'new', false, 'General Enquiry', null, 14],
    ['enquiry', null, 'demo', false, 'General Enquiry', null, 14],
    ['enquiry', null, 'used', false, 'General Enquiry', null, 15],
    ['enquiry', 'Sales Enquiry', 'none', false, 'Sales Enquiry', null, 25],
    [null, null, 'used', false, 'General Enquiry', null, 15],
    ['enquiry', null, 'tagged', false, 'General Enquiry', null, 17],
    ['enquiry', null, 'taggedUsed', false, 'General Enquiry', null, 17],
    ['test-drive', null, 'new', false, 'Test Drive', null, 17],
    ['test-drive', null, 'demo', false, 'Test Drive', null, 17],
    ['test-drive', null, 'used', false, 'Test Drive', null, 48],
    ['test-drive', null, 'taggedUsed', false, 'Test Drive', null, 48],
    ['test-drive', null, 'none', false, 'Test Drive', null, 17],
    ['trade-in', null, 'none', true, 'Trade-In', '3', 18],
    ['enquiry', null, 'used', true, 'General Enquiry', '3', 18],
    ['trade-in', null, 'none', false, 'Trade-In', null, 25],
    ['service', null, 'used', false, 'Service Enquiry', null, 25],
    ['parts', null, 'none', false, 'Parts Enquiry', null, 25],
    ['fleet', null, 'none', false, 'Fleet Enquiry', null, 25],
    ['finance', null, 'used', false, 'Finance Enquiry', null, 15],
    ['request-photos', null, 'used', false, 'Request Photos', null, 15],
    ['careers', null, 'none', false, 'General Enquiry', 'Career Enquiry', 51],
    ['enquiry', 'Careers Enquiry', 'used', false, 'General Enquiry', 'Career Enquiry', 51],
    [null, 'careers enquiry', 'none', false, 'General Enquiry', 'Career Enquiry', 51],
  ])(
    'form %s, category %s, vehicle %s, offer %s: sent as %s, %s, event %i (FORM-05, FORM-08)',
    (form, category, car, accepted, ...expected) => {
      const kind = leadKind({ category, subcategory: null, offer_accepted: accepted }, form, cars[car]!, settings);
      expect([kind.category, kind.subcategory, kind.eventId]).toEqual(expected);
    },
  );
});

describe('lead routing', () => {
  const route = (category: string | null, location: string | null, name: string) => ({
    category,
    location,
    email: `${name}@x.example`,
    webhook: null,
  });
  type Leads = Partial<Settings['private']['leads']>;
  const to = (
    leads: Leads,
    lead: { categories?: string[]; locationSlug?: string | null },
    crmWebhook: string | null = null,
  ) =>
    leadTargets(
      { categories: ['General Enquiry'], locationSlug: null, ...lead },
      {
        leads: { routes: [], fallbackEmail: null, webhookSecret: null, ...leads },
        providers: { crmWebhook } as Settings['private']['providers'],
      },
    ).map(({ target }) => target.replace('@x.example', ''));
  const routes = [
    route('Service Enquiry', 'north', 'service-north'),
    route('service enquiry', null, 'service'),
    route('Service Enquiry', null, 'service-too'),
    route('Careers Enquiry', null, 'people'),
    route(null, 'south', 'south'),
  ];

  test.each<[string, Leads, Parameters<typeof to>[1], string | null, string[]]>([
    [
      'the first route whose category and location fit',
      { routes },
      { categories: ['Service Enquiry'], locationSlug: 'north' },
      null,
      ['service-north'],
    ],
    [
      'every route of the same category and location as the first',
      { routes },
      { categories: ['Service Enquiry'] },
      null,
      ['service', 'service-too'],
    ],
    ['a category whatever its case', { routes }, { categories: ['SERVICE ENQUIRY'] }, null, ['service', 'service-too']],
    [
      'the category that the shopper chose, as well as the one it is sent as',
      { routes },
      { categories: ['General Enquiry', 'Careers Enquiry'] },
      null,
      ['people'],
    ],
    [
      'a location with every category',
      { routes, fallbackEmail: 'rest@x.example' },
      { locationSlug: 'south' },
      null,
      ['south'],
    ],
    [
      'the fallback where nothing fits',
      { routes, fallbackEmail: 'rest@x.example' },
      { locationSlug: 'west' },
      null,
      ['rest'],
    ],
    [
      'the fallback where the fitting route leads nowhere',
      { routes: [{ ...route(null, null, 'x'), email: null }], fallbackEmail: 'rest@x.example' },
      {},
      null,
      ['rest'],
    ],
    ['nowhere', { routes }, {}, null, []],
    [
      'mail and webhook of one route',
      { routes: [{ ...route(null, null, 'a'), webhook: 'https://crm.example/in' }] },
      {},
      null,
      ['a', 'https://crm.example/in'],
    ],
    ['one address once', { routes: [route(null, null, 'A'), route(null, null, 'a')] }, {}, null, ['a']],
    ['the CRM webhook besides', { fallbackEmail: 'rest@x.example' }, {}, 'CRM_URL', ['rest', 'env:CRM_URL']],
    ['the CRM webhook alone', {}, {}, 'CRM_URL', ['env:CRM_URL']],
  ])('sends the lead to %s (LEAD-01)', (_, leads, lead, crm, expected) => {
    expect(to(leads, lead, crm)).toEqual(expected);
  });

  const place = (slug: string, type: string, dealershipSlug: string) =>
    ({ id: `id-${slug}`, slug, name: `Place ${slug}`, type, dealershipSlug }) as never;
  const places = [place('north', 'sales', 'n'), place('north-service', 'service', 'n'), place('south', 'sales', 's')];
  const nothing = { location: null, location_id: null, dealership_slug: null };
  test.each<[string, object, FormName | null, string | null, string | null, string | null]>([
    ['by id', { location_id: 'id-south' }, null, 'north', 'south', null],
    ['by slug', { location_id: 'south' }, null, null, 'south', null],
    ['by name', { location: 'place South' }, null, null, 'south', null],
    ['of the vehicle', {}, null, 'north', 'north', null],
    ['of the dealership', { dealership_slug: 'n' }, 'enquiry', null, 'north', null],
    ["of the dealership's service desk", { dealership_slug: 'n' }, 'service', null, 'north-service', null],
    ['of the vehicle where the named one is unknown', { location_id: 'moon' }, null, 'south', 'south', 'moon'],
    ['none', {}, null, null, null, null],
  ])('finds the location %s (LEAD-01)', (_, asked, form, ofVehicle, slug, unknown) => {
    const found = leadLocation({ ...nothing, ...asked }, form, { locationSlug: ofVehicle }, places);
    expect([found.location?.slug ?? null, found.unknown]).toEqual([slug, unknown]);
  });
});

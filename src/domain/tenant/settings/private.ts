import * as z from 'zod';
import { area, environmentName, flag, list, maybeText, wholeNumber } from './fields.ts';

const route = z.strictObject({
  category: z.string().nullable().default(null).describe('Form category; null is every category. Default: null.'),
  location: z.string().nullable().default(null).describe('Location slug; null is every location. Default: null.'),
  email: z.email().nullable().default(null).describe('Where ADF mail goes. Default: none.'),
  webhook: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .describe('Where signed webhooks go. Default: none.'),
});

const tenYears = 3650;

/** How long a dealer keeps what it holds on persons (APP 11.2). The nightly round removes what is older. */
const retention = area(
  'How many days a dealer keeps what it holds on persons; the nightly round removes what is older.',
  {
    leadDays: wholeNumber(
      730,
      { min: 30, max: tenYears },
      'Leads with their deliveries; one that is still to be sent stays until it is. Of a paid reservation, name, email and phone go after the same time. Default: 730 (two years).',
    ),
    consentDays: wholeNumber(
      2557,
      { min: 30, max: tenYears },
      'What persons were told and agreed to: proof that they may be written to. Default: 2557 (seven years).',
    ),
    eventDays: wholeNumber(400, { min: 7, max: tenYears }, 'Analytics events and phone number reveals. Default: 400.'),
    valuationDays: wholeNumber(365, { min: 7, max: tenYears }, 'Trade-in valuations and their copies. Default: 365.'),
    shopperDays: wholeNumber(
      730,
      { min: 60, max: tenYears },
      'Shoppers with their watchlists, counted from their last sign-in. Default: 730 (two years).',
    ),
    appointmentDays: wholeNumber(365, { min: 1, max: tenYears }, 'Test drives, counted from their end. Default: 365.'),
    paymentDays: wholeNumber(
      2557,
      { min: 1827, max: tenYears },
      "Payments of deposits: amount, dates and the gateway's number. Tax law wants five years. Default: 2557 (seven years).",
    ),
  },
);

/** What only functions may read. It never reaches a page, an island or a published file. */
export const privateSettings = area('Seen by functions only; never published.', {
  leads: area('Where leads go.', {
    routes: list(route, [], 'The first route whose category and location fit; several addresses are several routes.'),
    fallbackEmail: z
      .email()
      .nullable()
      .default(null)
      .describe('Where a lead goes that fits no route. Default: none; validation warns.'),
    webhookSecret: environmentName
      .nullable()
      .default(null)
      .describe('Environment variable with the key that signs webhooks. Default: none.'),
    flood: area(
      'From when on leads come together in one mail. Each is stored all the same, and goes to webhooks by itself.',
      {
        addressPerDay: wholeNumber(
          30,
          { min: 1, max: 10_000 },
          'Leads that one internet address sends in a day, each in a mail of its own; further ones come in the digest. Default: 30.',
        ),
        dealerPerHour: wholeNumber(
          60,
          { min: 1, max: 10_000 },
          'Leads of an hour, each in a mail of its own; further ones come in the digest. Default: 60.',
        ),
        digestMinutes: wholeNumber(60, { min: 5, max: 1440 }, 'Minutes between two digests. Default: 60.'),
      },
    ),
  }),
  retention,
  providers: area('Accounts with services, as names of environment variables.', {
    sms: environmentName.nullable().default(null).describe('SMS account. Default: the embedded one.'),
    payments: environmentName.nullable().default(null).describe('Payment gateway account. Default: the embedded one.'),
    rego: environmentName.nullable().default(null).describe('Registration lookup account. Default: the embedded one.'),
    valuation: environmentName.nullable().default(null).describe('Valuation account. Default: the embedded one.'),
    geocoding: environmentName.nullable().default(null).describe('Geocoding account. Default: the embedded one.'),
    reviews: environmentName.nullable().default(null).describe('Reviews account. Default: the embedded one.'),
    crmWebhook: environmentName.nullable().default(null).describe('CRM webhook address. Default: none.'),
    algoliaAdmin: environmentName
      .nullable()
      .default(null)
      .describe('Algolia key that may write the search index, for npm run push-index. Default: ALGOLIA_ADMIN_KEY.'),
    buildHook: environmentName
      .nullable()
      .default(null)
      .describe('Hook that the scheduled refresh calls when the feed changed. Default: none.'),
  }),
  valuationMiscellaneous: flag(false, 'Store valuation results in the miscellaneous table. Default: false.'),
  notes: maybeText('Notes for operators.'),
});

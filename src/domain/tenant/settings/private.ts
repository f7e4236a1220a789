import * as z from 'zod';
import { documented } from './default-words.ts';
import { area, environmentName, flag, list, maybeText, nullable, wholeNumber } from './fields.ts';

const route = z.strictObject({
  category: nullable(z.string(), 'Form category.', 'every category'),
  location: nullable(z.string(), 'Location slug.', 'every location'),
  email: nullable(z.email(), 'Where ADF mail goes.'),
  webhook: nullable(z.url({ protocol: /^https$/ }), 'Where signed webhooks go.'),
});

const staff = z.strictObject({
  location: nullable(z.string(), 'Location slug.', 'every location'),
  email: z.email().describe('Who answers.'),
});

const escalation = z.strictObject({
  afterMinutes: z
    .int()
    .min(0)
    .max(10_080)
    .describe("Minutes after the time that the shopper was told, counted while the lead's location is open."),
  email: z.email().describe('Who is told.'),
});

/** Retention in days; the documentation gives long ones in years. */
const days = (byDefault: number, min: number, doc: string) =>
  z
    .int()
    .min(min)
    .max(3650)
    .default(byDefault)
    .describe(documented(doc, `${byDefault}${inYears(byDefault)}`));

function inYears(days: number) {
  const years = Math.round(days / 365.25);
  return years > 1 && Math.abs(days - years * 365.25) < 1 ? ` (${years} years)` : '';
}

/** APP 11.2. */
const retention = area(
  'How many days a dealer keeps what it holds on persons; the nightly round removes what is older.',
  {
    leadDays: days(
      730,
      30,
      'Leads with their deliveries; one that is still to be sent stays until it is. Of a paid reservation, name, email and phone go after the same time.',
    ),
    consentDays: days(2557, 30, 'What persons were told and agreed to: proof that they may be written to.'),
    eventDays: days(400, 7, 'Analytics events and phone number reveals.'),
    valuationDays: days(365, 7, 'Trade-in valuations and their copies.'),
    shopperDays: days(730, 60, 'Shoppers with their watchlists, counted from their last sign-in.'),
    appointmentDays: days(365, 1, 'Test drives, counted from their end.'),
    applicationDays: days(
      90,
      7,
      'Finance applications that were sent, with all their answers; half done ones go after 30 days.',
    ),
    paymentDays: days(
      2557,
      1827,
      "Payments of deposits: amount, dates and the gateway's number. Tax law wants five years.",
    ),
  },
);

/** Never reaches a page, an island or a published file. */
export const privateSettings = area('Seen by functions only; never published.', {
  leads: area('Where leads go.', {
    routes: list(route, [], 'The first route whose category and location fit; several addresses are several routes.'),
    fallbackEmail: nullable(z.email(), 'Where a lead goes that fits no route.', 'none; validation warns'),
    webhookSecret: nullable(environmentName, 'Environment variable with the key that signs webhooks.'),
    staff: list(
      staff,
      [],
      'Who answers leads: a mail for people, with a button that says it is answered. Those of the location, else of every location.',
      'none; leads go to routes alone',
    ),
    escalation: list(
      escalation,
      [],
      'Whom a lead goes to that nobody has answered, step by step; needs forms.answerMinutes.',
      'nobody',
    ),
    canary: flag(
      false,
      'A test lead goes through form, outbox, mail and webhook every day, and ALARM_MAIL or ALARM_WEBHOOK hears of one that does not arrive.',
    ),
    flood: area(
      'From when on leads come together in one mail. Each is stored all the same, and goes to webhooks by itself.',
      {
        addressPerDay: wholeNumber(
          30,
          { min: 1, max: 10_000 },
          'Leads that one internet address sends in a day, each in a mail of its own; further ones come in the digest.',
        ),
        dealerPerHour: wholeNumber(
          60,
          { min: 1, max: 10_000 },
          'Leads of an hour, each in a mail of its own; further ones come in the digest.',
        ),
        digestMinutes: wholeNumber(60, { min: 5, max: 1440 }, 'Minutes between two digests.'),
      },
    ),
  }),
  retention,
  releases: area('What is kept of earlier builds of the site, where they can be taken back (npm run releases).', {
    keep: wholeNumber(5, { min: 1, max: 100 }, 'How many releases are kept, the standing one included.'),
  }),
  assistants: area('Programs that ask on behalf of shoppers (AI assistants).', {
    mcp: flag(
      true,
      'They may search the stock, read a vehicle and the dealership, and ask for a trade-in estimate at /mcp (Model Context Protocol). Nothing can be changed there.',
    ),
  }),
  netlifySite: maybeText('Id or name of its site at Netlify, for npm run deploy.', 'it is not deployed from here'),
  providers: area('Accounts with services, as names of environment variables.', {
    sms: nullable(environmentName, 'SMS account.', 'none; while developing, the embedded one'),
    payments: nullable(environmentName, 'Payment gateway account.', 'none; while developing, the embedded one'),
    rego: nullable(environmentName, 'Registration lookup account.', 'the embedded one'),
    valuation: nullable(environmentName, 'Valuation account.', 'the embedded one'),
    geocoding: nullable(environmentName, 'Geocoding account.', 'the embedded one'),
    reviews: nullable(environmentName, 'Reviews account.', 'the embedded one'),
    crmWebhook: nullable(environmentName, 'CRM webhook address.'),
    algoliaAdmin: nullable(
      environmentName,
      'Algolia key that may write the search index, for npm run push-index.',
      'ALGOLIA_ADMIN_KEY',
    ),
    buildHook: nullable(environmentName, 'Hook that the scheduled refresh calls when the feed changed.'),
  }),
  valuationMiscellaneous: flag(false, 'Store valuation results in the miscellaneous table.'),
  notes: maybeText('What operators should know of this dealer; builds and npm run report show it.'),
});

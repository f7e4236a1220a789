import * as z from 'zod';
import { documented } from './default-text.ts';
import { area, environmentName, flag, list, maybeText, nullable, wholeNumber } from './fields.ts';

const route = z.strictObject({
  category: nullable(z.string(), 'Form category.', 'every category'),
  location: nullable(z.string(), 'Location slug.', 'every location'),
  email: nullable(z.email(), 'Email address that receives ADF leads.'),
  webhook: nullable(z.url({ protocol: /^https$/ }), 'URL that receives signed webhooks.'),
});

const staff = z.strictObject({
  location: nullable(z.string(), 'Location slug.', 'every location'),
  email: z.email().describe('Email address of the person who replies.'),
});

const escalation = z.strictObject({
  afterMinutes: z
    .int()
    .min(0)
    .max(10_080)
    .describe('Minutes after the reply time promised to the shopper, counted while the lead’s location is open.'),
  email: z.email().describe('Email address to notify.'),
});

/** Long periods are documented in years. */
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
const retention = area('How many days a dealer keeps personal information; the nightly run deletes anything older.', {
  leadDays: days(
    730,
    30,
    'Leads and their deliveries; a lead that hasn’t been sent is kept until it has. After the same time, name, email and phone are removed from paid reservations.',
  ),
  consentDays: days(
    2557,
    30,
    'Consent records: the wording that each person saw and agreed to, as proof that they may be contacted.',
  ),
  eventDays: days(400, 7, 'Analytics events and phone number reveals.'),
  valuationDays: days(365, 7, 'Trade-in valuations and their copies.'),
  shopperDays: days(730, 60, 'Shopper accounts and watchlists, counted from the last sign-in.'),
  appointmentDays: days(365, 1, 'Test drives, counted from when they finish.'),
  applicationDays: days(
    90,
    7,
    'Submitted finance applications, with all their answers; unfinished ones are deleted after 30 days.',
  ),
  paymentDays: days(
    2557,
    1827,
    'Deposit payments: amount, dates and the gateway’s reference number. Tax law requires five years.',
  ),
});

/** Never reaches pages, islands or published files. */
export const privateSettings = area('Available to functions only; never published.', {
  leads: area('Where leads are sent.', {
    routes: list(
      route,
      [],
      'Routes for leads. The first one whose category and location match is used. To send to several addresses, add a route for each.',
    ),
    fallbackEmail: nullable(z.email(), 'Email address for leads that match no route.', 'none; validation warns'),
    webhookSecret: nullable(environmentName, 'Environment variable with the key that signs webhooks.'),
    staff: list(
      staff,
      [],
      'People who answer leads. They receive a readable email with a button to mark the lead as answered. It goes to the people listed for the lead’s location, or else to those listed for every location.',
      'none; leads go to routes only',
    ),
    escalation: list(
      escalation,
      [],
      'Escalation steps: the people to email when a lead hasn’t been answered. Needs forms.answerMinutes.',
      'no one',
    ),
    canary: flag(
      false,
      'Sends a test lead through form, outbox, email and webhook every day, and alerts ALARM_MAIL or ALARM_WEBHOOK if one doesn’t arrive.',
    ),
    flood: area(
      'Limits above which leads are combined into one digest email. Each lead is still stored, and still goes to webhooks individually.',
      {
        addressPerDay: wholeNumber(
          30,
          { min: 1, max: 10_000 },
          'Leads per day from one IP address that get their own email; further ones go into the digest.',
        ),
        dealerPerHour: wholeNumber(
          60,
          { min: 1, max: 10_000 },
          'Leads per hour that get their own email; further ones go into the digest.',
        ),
        digestMinutes: wholeNumber(60, { min: 5, max: 1440 }, 'Minutes between digests.'),
      },
    ),
  }),
  retention,
  releases: area('Earlier builds of the site, stored for rollback (./forecourt releases).', {
    keep: wholeNumber(5, { min: 1, max: 100 }, 'Number of releases to store, including the current one.'),
  }),
  assistants: area('Access for AI assistants that ask on behalf of shoppers.', {
    mcp: flag(
      true,
      'Lets AI assistants search the stock, read vehicle and dealership details, and ask for a trade-in estimate at /mcp (Model Context Protocol). They can’t change anything there.',
    ),
  }),
  netlifySite: maybeText(
    'ID or name of the dealer’s Netlify site, for ./forecourt deploy.',
    'none; the site is not deployed from here',
  ),
  providers: area('Accounts with external services, each given as the name of an environment variable.', {
    sms: nullable(environmentName, 'SMS account.', 'none; in development, the embedded provider'),
    payments: nullable(environmentName, 'Payment gateway account.', 'none; in development, the embedded provider'),
    rego: nullable(environmentName, 'Registration lookup account.', 'the embedded provider'),
    valuation: nullable(environmentName, 'Valuation account.', 'the embedded provider'),
    geocoding: nullable(environmentName, 'Geocoding account.', 'the embedded provider'),
    reviews: nullable(environmentName, 'Reviews account.', 'the embedded provider'),
    crmWebhook: nullable(environmentName, 'CRM webhook URL.'),
    algoliaAdmin: nullable(
      environmentName,
      'Algolia key with write access to the search index, for ./forecourt push-index.',
      'ALGOLIA_ADMIN_KEY',
    ),
    buildHook: nullable(environmentName, 'Build hook that the scheduled refresh calls when the feed has changed.'),
  }),
  valuationMiscellaneous: flag(false, 'Store valuation results in the miscellaneous table.'),
  notes: maybeText('Notes for operators about this dealer; builds and ./forecourt report show them.'),
});

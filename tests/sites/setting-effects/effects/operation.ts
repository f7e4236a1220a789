/** Stock reading, functions and operator commands. */
import { isStale } from '#src/server/operations/stock-refresh/stock-status.ts';
import { leadTargets } from '#src/server/leads/route-lead.ts';
import type { StockFacts } from '#src/domain/vehicle/stock-record.ts';
import type { TestSite } from '../dealer.ts';
import { answered, drawn, proven, type Effects } from '../effect.ts';

const full = '/cars/*full';
const refresh = (title: string) => proven('tests/functions/stock-refresh.test.ts', title);
const afterLead = (title: string) => proven('tests/functions/after-the-lead.test.ts', title);
const flood = (title: string) => proven('tests/functions/flood.test.ts', title);
const guard = proven(
  'tests/unit/sources/stock/hold-prices.test.ts',
  'uses the shares and the factor from the settings (GUARD-01)',
);
const kept = proven('tests/functions/retention.test.ts', 'retention periods (LAW-03)');

/** Reason to reject a feed with less of something than the previous one. */
const refused = (to: unknown, had: (facts: StockFacts) => Partial<StockFacts>) =>
  answered(to, (site) => {
    const { facts } = site.loaded.record;
    return site.refusal({ ...facts, ...had(facts) });
  });

const routed = ({ settings }: TestSite) =>
  leadTargets({ categories: ['Sales Enquiry'], locationSlug: 'artarmon' }, settings.private);

export const operationEffects: Effects = {
  group: proven(
    'tests/unit/sources/tenants/groups.test.ts',
    "gives a dealer its group's settings, overridden by its own (CONF-01)",
  ),
  'stock.source': proven('tests/unit/sources/stock/network.test.ts', 'reads CSV from a URL (OPS-02)'),
  'stock.feeds': proven(
    'tests/unit/sources/stock/joined-feeds.test.ts',
    'lists the vehicles of all feeds, starting with the first feed, and records each vehicle’s feed (OPS-02)',
  ),
  'stock.mapping': drawn(full, { odometer: { column: 'seats' } }, { hides: '31,000 km' }),
  'stock.emptyWords': drawn(full, ['Maxx Sport'], { hides: 'Maxx Sport' }),
  'stock.identity': proven(
    'tests/unit/sources/stock/identity.test.ts',
    'reads the identifying columns from settings; a missing one is an error (OPS-02)',
  ),
  'stock.only': proven(
    'tests/unit/sources/stock/feed-cases.test.ts',
    'keeps one dealer’s rows of a shared feed, and warns until the settings specify that dealer (FEED-12)',
  ),
  'stock.ignoredColumns': proven(
    'tests/unit/sources/stock/unmapped-columns.test.ts',
    'raises no question once it is %s (FEED-03)',
  ),
  'stock.makeNames': drawn('/search', { Mazda: 'Zephyr' }, { shows: 'Zephyr CX-5' }),
  'stock.acceptDropShare': refused(0.8, ({ vehicles }) => ({ vehicles: 2 * vehicles })),
  'stock.acceptLossShare.price': refused(0.01, ({ shown }) => ({ price: shown })),
  'stock.acceptLossShare.photos': refused(1, ({ shown }) => ({ photos: shown })),
  'stock.acceptLossShare.odometer': refused(0.01, ({ shown }) => ({ odometer: shown })),
  'stock.acceptLossShare.condition': refused(1, ({ shown }) => ({ new: shown, demo: 0 })),
  'stock.dropGuardMinimum': refused(1000, ({ shown }) => ({ photos: shown })),
  'stock.guards.priceFall': guard,
  'stock.guards.priceRise': guard,
  'stock.guards.medianFactor': guard,
  'stock.guards.keepHours': proven(
    'tests/unit/sources/stock/hold-prices.test.ts',
    'keeps the last good price for the configured hours, then shows none (GUARD-01)',
  ),
  'stock.refresh.leastMinutes': refresh('builds a constantly changing feed no more often than settings allow'),
  'stock.refresh.retryMinutes': refresh(
    'requests and counts another build when one failed after the hook accepted it (API-16)',
  ),
  'stock.refresh.daily': refresh(
    "builds the site again after midnight in the dealer's time zone, even for stock from a file (API-16)",
  ),
  'stock.refresh.staleDays': answered(2, ({ loaded: { stock }, settings }) =>
    isStale(new Date(stock.now - 5 * 86_400_000), settings.stock.refresh.staleDays, stock.now),
  ),
  'stock.odometerUnit': drawn(full, 'mi', { hides: '31,000 km' }),
  'stock.assignLocation': drawn('/cars/*elsewhere', false),
  'stock.notes': answered('The feed is late on Mondays.', ({ loaded }) => loaded.notes),

  'private.leads.routes': answered([{ category: 'Sales Enquiry', email: 'zephyr@harbourmotors.example' }], routed),
  'private.leads.fallbackEmail': answered('zephyr@harbourmotors.example', routed),
  'private.leads.webhookSecret': proven(
    'tests/functions/delivery.test.ts',
    'signs timestamp and body, and sends lead, vehicle and consents (LEAD-01)',
  ),
  'private.leads.staff': answered([{ location: null, email: 'zephyr@harbourmotors.example' }], routed),
  'private.leads.escalation': afterLead(
    'escalates step by step after the promised time, each step only once (LEAD-02)',
  ),
  'private.leads.canary': proven(
    'tests/functions/canary.test.ts',
    'is not sent for a dealer that has it switched off (LEAD-02)',
  ),
  'private.leads.flood.addressPerDay': flood('from one IP address is stored in full'),
  'private.leads.flood.dealerPerHour': flood('from many IP addresses becomes a digest too'),
  'private.leads.flood.digestMinutes': flood('from many IP addresses becomes a digest too'),
  'private.retention.leadDays': kept,
  'private.retention.consentDays': kept,
  'private.retention.eventDays': kept,
  'private.retention.valuationDays': kept,
  'private.retention.shopperDays': kept,
  'private.retention.appointmentDays': kept,
  'private.retention.applicationDays': proven(
    'tests/functions/finance-application.test.ts',
    "is deleted after thirty days, a sent one after the dealer's own period, and both are found for erasure",
  ),
  'private.retention.paymentDays': kept,
  'private.releases.keep': proven('tests/sites/releases.test.ts', 'keeps as many releases as the settings specify'),
  'private.assistants.mcp': drawn('/llms.txt', false, { hides: '/mcp' }),
  'private.netlifySite': proven(
    'tests/unit/scripts/publish.test.ts',
    'sends nothing for a dealer that is not deployed, searches its own source or is pinned (OPS-11)',
  ),
  'private.providers.sms': proven(
    'tests/functions/sign-in-texts.test.ts',
    "sends a working code through Twilio's REST API (AUTH-01)",
  ),
  'private.providers.payments': proven(
    'tests/functions/checkout.test.ts',
    'production refuses a missing or invalid payment account (API-14)',
  ),
  'private.providers.rego': proven('tests/functions/rego.test.ts', 'queries the register with the key'),
  'private.providers.valuation': proven(
    'tests/functions/valuations.test.ts',
    'queries the service only once and returns its price (TRADE-01)',
  ),
  'private.providers.geocoding': proven(
    'tests/functions/geocode.test.ts',
    'queries Google with the key and country, and stores the first result (API-11)',
  ),
  'private.providers.reviews': proven('tests/functions/reviews.test.ts', 'is queried with the key'),
  'private.providers.crmWebhook': answered('HARBOUR_MOTORS_CRM', routed),
  'private.providers.algoliaAdmin': proven(
    'tests/unit/search/algolia-push.test.ts',
    'to push with %s, and names the variable without sending a request (SRCH-23)',
  ),
  'private.providers.buildHook': refresh('requests a build only when the feed differs from the live site (API-16)'),
  'private.valuationMiscellaneous': proven(
    'tests/functions/valuations.test.ts',
    'stores results when either setting is on',
  ),
  'private.notes': answered('Warren takes the phone.', ({ loaded }) => loaded.notes),
};

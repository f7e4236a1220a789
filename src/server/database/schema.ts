/**
 * Everything that is kept. Each row belongs to one dealer (`dealer`, the tenant's slug); every query names it, and the
 * database shows requests no other (separate-dealers.ts). Times are instants with time zone; money is whole dollars unless
 * a name says cents.
 */
import type { Estimate } from '#src/domain/valuation/trade-in-price.ts';
import type { WrittenOffer } from '#src/domain/valuation/written-offer.ts';
import type { RefreshFault } from '#src/domain/vehicle/feed-fault.ts';
import type { FeedCheck } from '../stock-refresh/feed-checks.ts';
import type { StockFacts } from '#src/domain/vehicle/stock-record.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const id = () => uuid('id').primaryKey().defaultRandom();
const dealer = () => text('dealer').notNull();
const createdAt = () => instant('created_at').notNull().defaultNow();

/** An enquiry of any kind, as it was sent. It is stored before anything else is done with it. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    dealer: dealer(),
    createdAt: createdAt(),
    /** What the browser named this submission; a second one with the same key is the same lead. */
    idempotencyKey: text('idempotency_key').notNull(),
    /**
     * Of what was said, so that a key with other words is told from a submission that came
     * twice. Null before it was kept.
     */
    bodyHash: text('body_hash'),
    /** Which form, such as `enquiry` or `test-drive`. */
    form: text('form').notNull(),
    category: text('category').notNull(),
    subcategory: text('subcategory'),
    /** Analytics event of the specification, such as 51 for careers. */
    eventId: integer('event_id'),
    name: text('name'),
    email: text('email'),
    /** E.164, such as +61491570006; as typed where it cannot be read. */
    phone: text('phone'),
    message: text('message'),
    postcode: text('postcode'),
    rego: text('rego'),
    carId: text('car_id'),
    carDealershipId: text('car_dealership_id'),
    locationSlug: text('location_slug'),
    dealershipSlug: text('dealership_slug'),
    offerAccepted: boolean('offer_accepted').notNull().default(false),
    /** All fields as they were sent and cleaned. */
    fields: jsonb('fields').notNull(),
    /** The vehicle's published record at that moment: price and price type as the shopper saw them. */
    vehicle: jsonb('vehicle'),
    url: text('url'),
    userAgent: text('user_agent'),
    /** Leads of one person: equal by phone or by e-mail. */
    personId: uuid('person_id').notNull(),
    /** 0 surely a person, 100 surely a program. It flags and never drops. */
    spamScore: smallint('spam_score').notNull().default(0),
    spamReasons: text('spam_reasons')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What could not be read or found, for the person who answers, such as a vehicle that is gone. */
    notes: text('notes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    secondsOnSite: integer('seconds_on_site'),
    secondsToSubmit: integer('seconds_to_submit'),
    /**
     * Opens the shopper's own page of this lead; whoever has it may read what was sent, and move or cancel its test
     * drive. Random, told to nobody else.
     */
    receiptKey: text('receipt_key'),
    /** By when the shopper was told that somebody answers; null where nobody was told a time. */
    answerBy: instant('answer_by'),
    /** Sent by the product to itself (canary_runs): no figure counts it. */
    isTest: boolean('is_test').notNull().default(false),
  },
  (table) => [
    uniqueIndex('leads_receipt').on(table.dealer, table.receiptKey),
    uniqueIndex('leads_idempotency').on(table.dealer, table.idempotencyKey),
    index('leads_phone').on(table.dealer, table.phone),
    index('leads_email').on(table.dealer, table.email),
    index('leads_person').on(table.dealer, table.personId),
    index('leads_newest').on(table.dealer, table.createdAt),
  ],
);

/** What a person agreed to, in the words that stood beside the box (LAW-03). */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    dealer: dealer(),
    leadId: uuid('lead_id').references(() => leads.id),
    /** `collection_notice`, `marketing` or `terms`. */
    kind: text('kind').notNull(),
    given: boolean('given').notNull(),
    wording: text('wording').notNull(),
    /**
     * Where the text stood that was agreed to, and which text it was (`document_texts`); null
     * for words that stand alone.
     */
    documentUrl: text('document_url'),
    documentVersion: text('document_version'),
    page: text('page').notNull(),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    at: instant('at').notNull(),
  },
  (table) => [index('consents_lead').on(table.leadId)],
);

/** Texts that persons agreed to, such as the terms of use, each kept once in every version that somebody agreed to. */
export const documentTexts = pgTable(
  'document_texts',
  {
    dealer: dealer(),
    /** First digits of the text's SHA-256. */
    version: text('version').notNull(),
    url: text('url').notNull(),
    text: text('text').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.version] })],
);

/** The outbox: one row for each place that a lead must reach. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    dealer: dealer(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /**
     * `email`, `digest` for a mail with others of a flood, `webhook`, `sms`, or `none` for a lead that no route takes.
     */
    channel: text('channel').notNull(),
    /** `shopper` stands for the lead's own phone or e-mail, so that no person is named here. */
    target: text('target').notNull(),
    /**
     * What is said: `lead`, `staff` (the same for whoever answers), `received`, `moved:2` (the second change),
     * `cancelled` or `late:1` (the first step of an answer that is late).
     */
    notice: text('notice').notNull().default('lead'),
    /**
     * `pending`, `delivered`, `dead`, `rerouted` for one to nowhere whose lead has found a route since, or `dropped` for
     * one that has nothing to say any more.
     */
    state: text('state').notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** A worker has it until then; another may take it afterwards. */
    leasedUntil: instant('leased_until'),
    lastError: text('last_error'),
    deliveredAt: instant('delivered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.leadId, table.channel, table.target, table.notice),
    index('deliveries_due').on(table.state, table.nextAttemptAt),
  ],
);

/** Every try, written before it is made and closed after it: nothing is delivered that the log does not admit. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    id: id(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => deliveries.id),
    number: integer('number').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** `delivered`, `failed`, null while it runs, or `lost` when the process ended before the outcome was known. */
    outcome: text('outcome'),
    detail: text('detail'),
  },
  (table) => [index('delivery_attempts_delivery').on(table.deliveryId)],
);

/**
 * What became of a lead, as whoever answers says it. Every word is kept, in whatever order it came; the one with the
 * latest `at` counts.
 */
export const leadStatuses = pgTable(
  'lead_statuses',
  {
    id: id(),
    dealer: dealer(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** The sender's name for this word, or what it says: sent twice it is kept once. */
    key: text('key').notNull(),
    /** `contacted`, `appointment`, `sold` or `lost`. */
    status: text('status').notNull(),
    /** When it happened, as the sender says. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** `callback` of a system, or `link` of a notice mail. */
    source: text('source').notNull(),
  },
  (table) => [
    uniqueIndex('lead_statuses_key').on(table.dealer, table.key),
    index('lead_statuses_lead').on(table.leadId),
  ],
);

/** What an operator was told of and is not over yet: once for each dealer and kind. */
export const operatorAlarms = pgTable(
  'operator_alarms',
  {
    dealer: dealer(),
    /** What it is about: follow-up/tell-operator.ts names them. */
    kind: text('kind').notNull(),
    reason: text('reason').notNull(),
    since: instant('since').notNull(),
    /** When the operator's mail or webhook took it; null while nobody has. */
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.kind] })],
);

/** The daily test of a dealer's way of leads. */
export const canaryRuns = pgTable(
  'canary_runs',
  {
    dealer: dealer(),
    /** ISO date of the dealer's zone: one a day. */
    day: text('day').notNull(),
    startedAt: instant('started_at').notNull(),
    /** The lead while it is there. */
    leadId: uuid('lead_id'),
    /** When it was known to have arrived everywhere, or not. */
    endedAt: instant('ended_at'),
    /** Why it did not arrive; null for one that did. */
    failure: text('failure'),
    /** When the operator's mail or webhook took the alarm. */
    alarmedAt: instant('alarmed_at'),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.day] })],
);

/** Text messages and e-mails of the embedded providers: read on the outbox page of the local server. */
export const localMessages = pgTable(
  'local_messages',
  {
    id: id(),
    dealer: dealer(),
    /** `sms` or `email`. */
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    /** The same as HTML; null for a text message, and for a mail of one plain part. */
    html: text('html'),
    createdAt: createdAt(),
  },
  (table) => [index('local_messages_newest').on(table.dealer, table.createdAt)],
);

/** A person who signed in with a phone at one dealer. */
export const shoppers = pgTable(
  'shoppers',
  {
    id: id(),
    dealer: dealer(),
    /** E.164. */
    phone: text('phone').notNull(),
    createdAt: createdAt(),
    /** The last time by a code; null before it was kept. */
    signedInAt: instant('signed_in_at'),
  },
  (table) => [uniqueIndex('shoppers_phone').on(table.dealer, table.phone)],
);

/** One-time codes. Only a keyed hash is kept. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: id(),
    dealer: dealer(),
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [index('sign_in_codes_phone').on(table.dealer, table.phone, table.createdAt)],
);

/** A signed-in browser. Only a hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    /** The token before the last rotation: requests that were under way with it are still served for a minute. */
    previousTokenHash: text('previous_token_hash'),
    previousUntil: instant('previous_until'),
    dealer: dealer(),
    shopperId: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id),
    createdAt: instant('created_at').notNull(),
    rotatedAt: instant('rotated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_previous').on(table.previousTokenHash),
    index('sessions_shopper').on(table.shopperId),
  ],
);

export const watchlist = pgTable(
  'watchlist',
  {
    dealer: dealer(),
    shopperId: uuid('shopper_id')
      .notNull()
      .references(() => shoppers.id),
    carId: text('car_id').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopperId, table.carId] })],
);

export const phoneReveals = pgTable(
  'phone_reveals',
  {
    id: id(),
    dealer: dealer(),
    carId: text('car_id'),
    dealershipId: text('dealership_id'),
    websiteId: text('website_id'),
    page: text('page'),
    createdAt: createdAt(),
  },
  (table) => [index('phone_reveals_newest').on(table.dealer, table.createdAt)],
);

export const valuations = pgTable(
  'valuations',
  {
    id: id(),
    dealer: dealer(),
    rego: text('rego'),
    regoState: text('rego_state'),
    /** The trade-in as looked up or typed: year, make, model and so on. */
    vehicle: jsonb('vehicle').notNull(),
    kilometres: integer('kilometres'),
    answers: jsonb('answers').notNull().default({}),
    /** Marks that were counted, as the last adjustment took them; `assumed` where the usual stands for them. */
    adjustments: jsonb('adjustments').notNull().default({}),
    /** The likely price without a mark, in whole dollars; null where none can be given. */
    basePrice: integer('base_price'),
    /** The likely price after the adjustments. */
    offerPrice: integer('offer_price'),
    /** Why there is no estimate. */
    declined: text('declined'),
    provider: text('provider').notNull(),
    /** Opens the shopper's own page of it; null for one that came by a call. */
    key: text('key'),
    /** Opens the page on which the dealer writes an offer after looking at the vehicle. */
    staffKey: text('staff_key'),
    /** The vehicle of the stock that it was asked for. */
    carId: text('car_id'),
    /** Whether money is owing on it: yes, no, unknown. */
    owing: text('owing'),
    estimate: jsonb('estimate').$type<Estimate>(),
    expiresAt: instant('expires_at'),
    /** Who asked to have it by mail. */
    email: text('email'),
    mailedAt: instant('mailed_at'),
    remindedAt: instant('reminded_at'),
    /** A mail about it is being sent until then. */
    mailLeasedUntil: instant('mail_leased_until'),
    /** What the dealer offers after an inspection, beside the estimate. */
    offer: jsonb('offer').$type<WrittenOffer>(),
    offerMailedAt: instant('offer_mailed_at'),
    /** The lead that accepted the estimate or the offer. */
    acceptedLeadId: uuid('accepted_lead_id'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('valuations_newest').on(table.dealer, table.createdAt),
    uniqueIndex('valuations_key').on(table.key),
    uniqueIndex('valuations_staff_key').on(table.staffKey),
    index('valuations_mails')
      .on(table.dealer, table.expiresAt)
      .where(sql`email is not null`),
  ],
);

/** Flag-gated copies of valuation results (TRADE-05). */
export const miscellaneous = pgTable('miscellaneous', {
  id: id(),
  dealer: dealer(),
  columnName: text('column_name').notNull(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
});

/** A booked test drive. One row for each place in a slot, so that the database refuses the one too many. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    dealer: dealer(),
    locationSlug: text('location_slug').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** 0 up to the location's capacity less one. */
    place: smallint('place').notNull(),
    carId: text('car_id'),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    idempotencyKey: text('idempotency_key').notNull(),
    leadId: uuid('lead_id').references(() => leads.id),
    cancelledAt: instant('cancelled_at'),
    /** How often it was moved or cancelled: a calendar takes the file with the highest number (RFC 5545, SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    changedAt: instant('changed_at'),
    /** Before it was last moved. */
    previousStartsAt: instant('previous_starts_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('appointments_lead').on(table.leadId),
    uniqueIndex('appointments_place')
      .on(table.dealer, table.locationSlug, table.startsAt, table.place)
      .where(sql`cancelled_at is null`),
    uniqueIndex('appointments_car')
      .on(table.dealer, table.carId, table.startsAt)
      .where(sql`cancelled_at is null and car_id is not null`),
    uniqueIndex('appointments_idempotency').on(table.dealer, table.idempotencyKey),
  ],
);

/** A vehicle held by a deposit. What is owed is decided here, never by the browser. */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    dealer: dealer(),
    carId: text('car_id').notNull(),
    /**
     * `pending` until the payment's end, `paid` (or with nothing to pay) until the hold's; then `expired`. `sold`,
     * `refunded` and `cancelled` hold nothing either. Both columns change along the table of
     * src/server/checkout/states alone.
     */
    state: text('state').notNull(),
    payment: text('payment').notNull().default('asked'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    depositCents: integer('deposit_cents').notNull(),
    currency: text('currency').notNull(),
    /** The vehicle's at that moment, and the page that reserving began on. */
    price: integer('price').notNull(),
    vehicleName: text('vehicle_name').notNull(),
    page: text('page').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** The gateway's id and page of the payment, once it was asked for. */
    paymentId: text('payment_id'),
    paymentUrl: text('payment_url'),
    /** What a refund names, once money came. */
    chargeId: text('charge_id'),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** A refunded reservation without it waits for the gateway's word. */
    refundedAt: instant('refunded_at'),
    receiptSentAt: instant('receipt_sent_at'),
    /** Opens the shopper's page of it; null for one from before there was any. */
    receiptKey: text('receipt_key'),
    /** When they could come, as they chose it; null where they did not say. */
    visit: text('visit'),
    /** The shopper's own trade-in, as valued here; null without one. */
    valuationId: uuid('valuation_id'),
    /** The terms as they were agreed to. */
    agreed: text('agreed'),
    /** How long those terms hold the vehicle; null for one from before it was kept. */
    holdHours: integer('hold_hours'),
    /** When the card's network lets go of a held deposit by itself. */
    captureBefore: instant('capture_before'),
    /** When its person was erased; what is left is the record of a payment. */
    erasedAt: instant('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reservations_holder')
      .on(table.dealer, table.carId)
      .where(sql`state in ('pending', 'paid')`),
    uniqueIndex('reservations_idempotency')
      .on(table.dealer, table.idempotencyKey)
      .where(sql`state in ('pending', 'paid')`),
    uniqueIndex('reservations_charge').on(table.dealer, table.chargeId),
    uniqueIndex('reservations_receipt').on(table.dealer, table.receiptKey),
  ],
);

/**
 * A finance application, half done or sent (decision 043). What was answered is sealed: half done it opens with the
 * shopper's own key alone, sent with a key of the server's.
 */
export const financeApplications = pgTable(
  'finance_applications',
  {
    id: id(),
    dealer: dealer(),
    /** Of the key that the shopper's browser and mail have. */
    keyHash: text('key_hash').notNull(),
    /** The answers, by the shopper's key; null once it is sent. */
    draft: text('draft'),
    /** The answers as they were sent, by the server's key. */
    sent: text('sent'),
    /** Keyed hashes of the phone and the e-mail in it, by which its person is found. */
    phoneHash: text('phone_hash'),
    emailHash: text('email_hash'),
    leadId: uuid('lead_id'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    /** It goes then, whatever has become of it. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('finance_applications_key').on(table.dealer, table.keyHash),
    index('finance_applications_end').on(table.expiresAt),
  ],
);

/**
 * What a shopper has answered about buying, kept for them and not for a vehicle (decision 045). Sealed by the key that
 * their browser alone has, as half done finance applications are.
 */
export const buyingPlans = pgTable(
  'buying_plans',
  {
    id: id(),
    dealer: dealer(),
    /** Of the key that the shopper's browser has. */
    keyHash: text('key_hash').notNull(),
    sealed: text('sealed').notNull(),
    /** Keyed hashes of the phone and the e-mail in it, by which its person is found. */
    phoneHash: text('phone_hash'),
    emailHash: text('email_hash'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    /** Thirty days after the last change: it goes then. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('buying_plans_key').on(table.dealer, table.keyHash),
    index('buying_plans_end').on(table.expiresAt),
  ],
);

/** Refunds that were heard of before their payment: gateways promise no order. */
export const earlyRefunds = pgTable(
  'early_refunds',
  {
    dealer: dealer(),
    chargeId: text('charge_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.chargeId] })],
);

/** What happened to a vehicle since the build: it wins over the published record. */
export const vehicleStates = pgTable(
  'vehicle_states',
  {
    dealer: dealer(),
    carId: text('car_id').notNull(),
    /** `held` or `sold`. */
    state: text('state').notNull(),
    /** Until when a hold stands; null for a sale. */
    until: instant('until'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.carId] })],
);

/** First-party log of analytics events. */
export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    dealer: dealer(),
    /** Made by the browser, so that a batch sent twice is kept once. */
    key: text('key').notNull(),
    eventId: integer('event_id').notNull(),
    carId: text('car_id'),
    data: jsonb('data').notNull(),
    page: text('page'),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it was passed on to the dealer's own analytics. */
    forwardedAt: instant('forwarded_at'),
  },
  (table) => [
    uniqueIndex('events_key').on(table.dealer, table.key),
    index('events_newest').on(table.dealer, table.receivedAt),
    index('events_unforwarded')
      .on(table.dealer, table.id)
      .where(sql`forwarded_at is null`),
  ],
);

/** What the stock of a dealer's last production build came to, for the guards of the next one (stock-refresh/built-stock.ts). */
export const stockBuilds = pgTable('stock_builds', {
  dealer: text('dealer').primaryKey(),
  facts: jsonb('facts').$type<StockFacts>().notNull(),
  builtAt: instant('built_at').notNull(),
});

/** What each of several feeds of a dealer had when it was last read well, for builds on clean machines (stock-refresh/kept-bodies.ts). */
export const keptFeeds = pgTable(
  'kept_feeds',
  {
    dealer: dealer(),
    /** Its name in settings. */
    feed: text('feed').notNull(),
    /** SHA-256 of where it came from: what another source had is no version of this one. */
    source: text('source').notNull(),
    /** SHA-256 of the body as it came. */
    hash: text('hash').notNull(),
    /** The body, gzipped. */
    body: bytes('body').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.feed] })],
);

/** How a dealer's stock stands: checks whether its feed changed, builds that were asked for, refreshes by the worker. */
export const stockChecks = pgTable('stock_checks', {
  dealer: text('dealer').primaryKey(),
  /** What the mapping reads of the feed, as it was last seen. */
  fingerprint: text('fingerprint'),
  /** Since when the feed says that. */
  changedAt: instant('changed_at'),
  /** The version that a build was last asked for, and how often. */
  askedFor: text('asked_for'),
  asked: integer('asked').notNull().default(0),
  /** What the feed's server called the version of the fingerprint. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  checkedAt: instant('checked_at').notNull(),
  triggeredAt: instant('triggered_at'),
  /** A check runs until then at most; a second one waits. */
  leasedUntil: instant('leased_until'),
  failures: integer('failures').notNull().default(0),
  lastError: text('last_error'),
  /** What kind of failure the last error is (domain/vehicle/feed-fault.ts). */
  fault: text('fault').$type<RefreshFault>(),
  /** How each feed stands, by its name, where the dealer has several (stock-refresh/feed-checks.ts). */
  feeds: jsonb('feeds').$type<Record<string, FeedCheck>>(),
});

/** Calls of one caller in one window of time. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_limits_old').on(table.windowStart)],
);

/** What operators did by command. It names no shopper. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: id(),
    /** Null for every dealer. */
    dealer: text('dealer'),
    at: instant('at').notNull(),
    /** The operator: FORECOURT_OPERATOR, or the account of the machine. */
    actor: text('actor').notNull(),
    /** Such as `lead.resend` or `person.erase`. */
    action: text('action').notNull(),
    /** What it was done to: an id of this database. */
    subject: text('subject'),
    /** The person, as slow hashes of phone and e-mail, each with a salt of its own. */
    personHashes: text('person_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Rows by table. */
    counts: jsonb('counts').notNull().default({}),
  },
  (table) => [index('operator_actions_newest').on(table.at)],
);

/** Answers of slow services, such as coordinates of an address. */
export const lookups = pgTable(
  'lookups',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    value: jsonb('value'),
    fetchedAt: instant('fetched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);

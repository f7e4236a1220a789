/**
 * Rows with a `dealer` (the tenant's slug) are hidden from other dealers' requests (separate-dealers.ts). Money is
 * whole dollars unless a name says cents.
 */
import type { Estimate } from '#src/journeys/trade-in/rules/trade-in-price.ts';
import type { WrittenOffer } from '#src/journeys/trade-in/rules/written-offer.ts';
import type { RefreshErrorCode } from '#src/domain/vehicle/feed-error.ts';
import type { FeedCheck } from '#src/domain/vehicle/feed-checks.ts';
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

export const leads = pgTable(
  'leads',
  {
    id: id(),
    dealer: dealer(),
    createdAt: createdAt(),
    /** A repeated key means the same lead. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** Tells a repeat from a reused key. Null in older rows. */
    bodyHash: text('body_hash'),
    form: text('form').notNull(),
    category: text('category').notNull(),
    subcategory: text('subcategory'),
    eventId: integer('event_id'),
    name: text('name'),
    email: text('email'),
    /** E.164, or as typed if unreadable. */
    phone: text('phone'),
    message: text('message'),
    postcode: text('postcode'),
    rego: text('rego'),
    carId: text('car_id'),
    carDealershipId: text('car_dealership_id'),
    locationSlug: text('location_slug'),
    dealershipSlug: text('dealership_slug'),
    offerAccepted: boolean('offer_accepted').notNull().default(false),
    fields: jsonb('fields').notNull(),
    /** Published record at the time. */
    vehicle: jsonb('vehicle'),
    url: text('url'),
    userAgent: text('user_agent'),
    personId: uuid('person_id').notNull(),
    /** 0 (human) to 100 (bot). Flags leads, never drops them. */
    spamScore: smallint('spam_score').notNull().default(0),
    spamReasons: text('spam_reasons')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** For staff: unreadable or missing data. */
    notes: text('notes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    secondsOnSite: integer('seconds_on_site'),
    secondsToSubmit: integer('seconds_to_submit'),
    /** Secret: opens the lead, and moves or cancels its test drive. */
    receiptKey: text('receipt_key'),
    answerBy: instant('answer_by'),
    /** From canary_runs; never counted. */
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

/** `wording` as shown beside the box (LAW-03). */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    dealer: dealer(),
    leadId: uuid('lead_id').references(() => leads.id),
    /** `collection_notice`, `marketing`, `terms`, `purchase_summary` … */
    kind: text('kind').notNull(),
    given: boolean('given').notNull(),
    wording: text('wording').notNull(),
    /** Document in `document_texts`; null for inline wording. */
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

/** Accepted documents, each version once. */
export const documentTexts = pgTable(
  'document_texts',
  {
    dealer: dealer(),
    /** Start of the text's SHA-256. */
    version: text('version').notNull(),
    url: text('url').notNull(),
    text: text('text').notNull(),
    firstSeenAt: instant('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.version] })],
);

/** Outbox: one row per destination of a lead. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    dealer: dealer(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** `email`, `digest` (one email for a flood), `webhook`, `sms`, or `none` without a route. */
    channel: text('channel').notNull(),
    /** `shopper`: the lead's own phone or email, so this never names them. */
    target: text('target').notNull(),
    /** `lead`, `staff`, `received`, `moved:2` (second change), `late:1` (first late reminder) … */
    notice: text('notice').notNull().default('lead'),
    /** `pending`, `delivered`, `dead`, `rerouted` (from `none`, once the lead has a route) or `dropped` (obsolete). */
    state: text('state').notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
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

/** Written before each attempt and closed afterwards. */
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
    /** `delivered`, `failed`, null while running, or `lost` after a crash. */
    outcome: text('outcome'),
    detail: text('detail'),
  },
  (table) => [index('delivery_attempts_delivery').on(table.deliveryId)],
);

/** All reports, in any order; the latest `at` wins. */
export const leadStatuses = pgTable(
  'lead_statuses',
  {
    id: id(),
    dealer: dealer(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    key: text('key').notNull(),
    /** `contacted`, `appointment`, `sold`, `lost` or a lender's, such as `finance_approved`. */
    status: text('status').notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** `callback` from a system, or `link` from an email. */
    source: text('source').notNull(),
  },
  (table) => [
    uniqueIndex('lead_statuses_key').on(table.dealer, table.key),
    index('lead_statuses_lead').on(table.leadId),
  ],
);

/** Open problems only. */
export const operatorAlarms = pgTable(
  'operator_alarms',
  {
    dealer: dealer(),
    /** From follow-up/tell-operator.ts, or `held:…` from held-alarms.ts. */
    kind: text('kind').notNull(),
    reason: text('reason').notNull(),
    since: instant('since').notNull(),
    /** Accepted by the operator's mail server or webhook. */
    toldAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.kind] })],
);

/** One row: the last scheduled run and the clock's last jump (follow-up/watch-clock.ts). */
export const serverClock = pgTable('server_clock', {
  id: smallint('id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
  movedFrom: instant('moved_from'),
  /** Null once the operator confirms the new time. */
  movedTo: instant('moved_to'),
  /** The dealer whose run noticed the jump; only this one alerts. */
  noticedBy: text('noticed_by'),
});

export const canaryRuns = pgTable(
  'canary_runs',
  {
    dealer: dealer(),
    day: text('day').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null once the lead is deleted. */
    leadId: uuid('lead_id'),
    endedAt: instant('ended_at'),
    failure: text('failure'),
    alarmedAt: instant('alarmed_at'),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.day] })],
);

export const localMessages = pgTable(
  'local_messages',
  {
    id: id(),
    dealer: dealer(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    html: text('html'),
    createdAt: createdAt(),
  },
  (table) => [index('local_messages_newest').on(table.dealer, table.createdAt)],
);

export const shoppers = pgTable(
  'shoppers',
  {
    id: id(),
    dealer: dealer(),
    /** E.164. */
    phone: text('phone').notNull(),
    createdAt: createdAt(),
    /** Null in older rows. */
    signedInAt: instant('signed_in_at'),
  },
  (table) => [uniqueIndex('shoppers_phone').on(table.dealer, table.phone)],
);

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

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
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
    vehicle: jsonb('vehicle').notNull(),
    kilometres: integer('kilometres'),
    answers: jsonb('answers').notNull().default({}),
    /** `assumed`: from typical counts. */
    adjustments: jsonb('adjustments').notNull().default({}),
    /** Without condition marks; null without an estimate. */
    basePrice: integer('base_price'),
    offerPrice: integer('offer_price'),
    declined: text('declined'),
    provider: text('provider').notNull(),
    /** The shopper's; null for API valuations. */
    key: text('key'),
    staffKey: text('staff_key'),
    carId: text('car_id'),
    owing: text('owing'),
    estimate: jsonb('estimate').$type<Estimate>(),
    expiresAt: instant('expires_at'),
    email: text('email'),
    mailedAt: instant('mailed_at'),
    remindedAt: instant('reminded_at'),
    mailLeasedUntil: instant('mail_leased_until'),
    offer: jsonb('offer').$type<WrittenOffer>(),
    offerMailedAt: instant('offer_mailed_at'),
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

/** Valuation results, if the flag is on (TRADE-05). */
export const miscellaneous = pgTable('miscellaneous', {
  id: id(),
  dealer: dealer(),
  columnName: text('column_name').notNull(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
});

/** One row per slot position: the database prevents overbooking. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    dealer: dealer(),
    locationSlug: text('location_slug').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    place: smallint('place').notNull(),
    carId: text('car_id'),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    idempotencyKey: text('idempotency_key').notNull(),
    leadId: uuid('lead_id').references(() => leads.id),
    cancelledAt: instant('cancelled_at'),
    /** Change count (RFC 5545, SEQUENCE). */
    sequence: integer('sequence').notNull().default(0),
    changedAt: instant('changed_at'),
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

/** Amounts never come from the browser. */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    dealer: dealer(),
    carId: text('car_id').notNull(),
    /**
     * `pending` until the payment deadline, `paid` (even with nothing to pay) until the hold ends, then `expired`;
     * `sold`, `refunded` and `cancelled` hold nothing. Only journeys/reserve/server/states changes `state` and `payment`.
     */
    state: text('state').notNull(),
    payment: text('payment').notNull().default('asked'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    depositCents: integer('deposit_cents').notNull(),
    currency: text('currency').notNull(),
    price: integer('price').notNull(),
    vehicleName: text('vehicle_name').notNull(),
    page: text('page').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    paymentId: text('payment_id'),
    paymentUrl: text('payment_url'),
    chargeId: text('charge_id'),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    /** Once the gateway confirms the refund. */
    refundedAt: instant('refunded_at'),
    receiptSentAt: instant('receipt_sent_at'),
    receiptKey: text('receipt_key'),
    visit: text('visit'),
    valuationId: uuid('valuation_id'),
    agreed: text('agreed'),
    /** Null in older rows. */
    holdHours: integer('hold_hours'),
    /** When the card network releases the deposit. */
    captureBefore: instant('capture_before'),
    /** Personal data erased; the payment record remains. */
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

/** Encrypted: see journeys/finance-application/server/applications.ts (decision 043). */
export const financeApplications = pgTable(
  'finance_applications',
  {
    id: id(),
    dealer: dealer(),
    keyHash: text('key_hash').notNull(),
    /** Encrypted answers; null once submitted. */
    draft: text('draft'),
    sent: text('sent'),
    /** Keyed hashes, for finding a person's data. */
    phoneHash: text('phone_hash'),
    emailHash: text('email_hash'),
    leadId: uuid('lead_id'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('finance_applications_key').on(table.dealer, table.keyHash),
    index('finance_applications_end').on(table.expiresAt),
  ],
);

/** For any vehicle (decision 045). Only the browser has the key. */
export const buyingPlans = pgTable(
  'buying_plans',
  {
    id: id(),
    dealer: dealer(),
    keyHash: text('key_hash').notNull(),
    sealed: text('sealed').notNull(),
    phoneHash: text('phone_hash'),
    emailHash: text('email_hash'),
    createdAt: createdAt(),
    changedAt: instant('changed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('buying_plans_key').on(table.dealer, table.keyHash),
    index('buying_plans_end').on(table.expiresAt),
  ],
);

/** Reported before their payment: gateways don't guarantee the order. */
export const earlyRefunds = pgTable(
  'early_refunds',
  {
    dealer: dealer(),
    chargeId: text('charge_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.chargeId] })],
);

/** Overrides the published record. */
export const vehicleStates = pgTable(
  'vehicle_states',
  {
    dealer: dealer(),
    carId: text('car_id').notNull(),
    state: text('state').notNull(),
    until: instant('until'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.carId] })],
);

export const events = pgTable(
  'events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    dealer: dealer(),
    /** From the browser, so a repeated batch is stored once. */
    key: text('key').notNull(),
    eventId: integer('event_id').notNull(),
    carId: text('car_id'),
    data: jsonb('data').notNull(),
    page: text('page'),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
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

/** Last production build, for checking the next (operations/stock-refresh/built-stock.ts). */
export const stockBuilds = pgTable('stock_builds', {
  dealer: text('dealer').primaryKey(),
  facts: jsonb('facts').$type<StockFacts>().notNull(),
  builtAt: instant('built_at').notNull(),
});

/** Last good feed bodies, for builds on clean machines (operations/stock-refresh/stored-bodies.ts). */
export const keptFeeds = pgTable(
  'kept_feeds',
  {
    dealer: dealer(),
    feed: text('feed').notNull(),
    /** SHA-256 of the feed's source; other sources' bodies aren't reused. */
    source: text('source').notNull(),
    hash: text('hash').notNull(),
    body: bytes('body').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealer, table.feed] })],
);

export const stockChecks = pgTable('stock_checks', {
  dealer: text('dealer').primaryKey(),
  /** Fingerprint of the mapped columns. */
  fingerprint: text('fingerprint'),
  changedAt: instant('changed_at'),
  /** Version last requested, and how often. */
  askedFor: text('asked_for'),
  asked: integer('asked').notNull().default(0),
  etag: text('etag'),
  lastModified: text('last_modified'),
  checkedAt: instant('checked_at').notNull(),
  triggeredAt: instant('triggered_at'),
  leasedUntil: instant('leased_until'),
  failures: integer('failures').notNull().default(0),
  lastError: text('last_error'),
  fault: text('fault').$type<RefreshErrorCode>(),
  /** By feed name, for several (domain/vehicle/feed-checks.ts). */
  feeds: jsonb('feeds').$type<Record<string, FeedCheck>>(),
});

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_limits_old').on(table.windowStart)],
);

/** Names no shopper. */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: id(),
    dealer: text('dealer'),
    at: instant('at').notNull(),
    /** FORECOURT_OPERATOR, or the machine's account. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject'),
    /** Slow hashes of phone and email, each with its own salt. */
    personHashes: text('person_hashes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    counts: jsonb('counts').notNull().default({}),
  },
  (table) => [index('operator_actions_newest').on(table.at)],
);

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

/**
 * What the database holds on persons, column by column. A column that is not judged here does not compile, so nothing about a
 * person is kept that erasure, export and retention do not know of.
 */
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from '../database/schema.ts';

/**
 * `person`: names a person or tells of one. `secret`: a hash that belongs to one, and goes with the row, but is shown to nobody.
 * `passing`: may hold an internet or street address, and goes by itself within days (rate_limits) or 90 days (lookups). `none`: nothing of a person.
 */
export type Judged = 'person' | 'secret' | 'passing' | 'none';

type Tables = { [T in keyof typeof schema as (typeof schema)[T] extends PgTable ? T : never]: (typeof schema)[T] };
export type TableName = keyof Tables;
export type Row<T extends TableName> = Tables[T]['$inferSelect'];

export const personalData = {
  leads: {
    id: 'none', dealer: 'none', createdAt: 'none', idempotencyKey: 'none', bodyHash: 'secret', receiptKey: 'secret', form: 'none', category: 'none', subcategory: 'none', eventId: 'none',
    name: 'person', email: 'person', phone: 'person', message: 'person', postcode: 'person', rego: 'person', carId: 'none', carDealershipId: 'none',
    locationSlug: 'none', dealershipSlug: 'none', offerAccepted: 'none', fields: 'person', vehicle: 'none', url: 'person', userAgent: 'person', personId: 'person',
    spamScore: 'none', spamReasons: 'none', notes: 'person', secondsOnSite: 'none', secondsToSubmit: 'none',
  },
  consents: { id: 'none', dealer: 'none', leadId: 'none', kind: 'none', given: 'none', wording: 'none', documentUrl: 'none', documentVersion: 'none', page: 'person', name: 'person', email: 'person', phone: 'person', at: 'none' },
  documentTexts: { dealer: 'none', version: 'none', url: 'none', text: 'none', firstSeenAt: 'none' },
  // What a mail server or a CRM says when it refuses may quote the person.
  deliveries: {
    id: 'none', dealer: 'none', leadId: 'none', channel: 'none', target: 'none', notice: 'none', state: 'none', attempts: 'none', nextAttemptAt: 'none', leasedUntil: 'none',
    lastError: 'person', deliveredAt: 'none', createdAt: 'none',
  },
  deliveryAttempts: { id: 'none', deliveryId: 'none', number: 'none', startedAt: 'none', endedAt: 'none', outcome: 'none', detail: 'person' },
  localMessages: { id: 'none', dealer: 'none', kind: 'none', recipient: 'person', subject: 'person', body: 'person', createdAt: 'none' },
  shoppers: { id: 'none', dealer: 'none', phone: 'person', createdAt: 'none', signedInAt: 'person' },
  signInCodes: { id: 'none', dealer: 'none', phone: 'person', codeHash: 'secret', createdAt: 'none', expiresAt: 'none', tries: 'none', usedAt: 'none' },
  sessions: {
    id: 'none', tokenHash: 'secret', previousTokenHash: 'secret', previousUntil: 'none', dealer: 'none', shopperId: 'none', createdAt: 'person', rotatedAt: 'none',
    expiresAt: 'none', revokedAt: 'none',
  },
  watchlist: { dealer: 'none', shopperId: 'none', carId: 'person', savedAt: 'none' },
  // Neither an address nor a session is kept with them.
  phoneReveals: { id: 'none', dealer: 'none', carId: 'none', dealershipId: 'none', websiteId: 'none', page: 'none', createdAt: 'none' },
  valuations: {
    id: 'none', dealer: 'none', rego: 'person', regoState: 'none', vehicle: 'person', kilometres: 'person', answers: 'person', adjustments: 'person', basePrice: 'none',
    offerPrice: 'none', declined: 'none', provider: 'none', createdAt: 'none', updatedAt: 'none',
  },
  miscellaneous: { id: 'none', dealer: 'none', columnName: 'none', value: 'person', createdAt: 'none' },
  appointments: {
    id: 'none', dealer: 'none', locationSlug: 'none', startsAt: 'none', endsAt: 'none', place: 'none', carId: 'none', name: 'person', email: 'person', phone: 'person',
    idempotencyKey: 'none', leadId: 'none', sequence: 'none', changedAt: 'none', previousStartsAt: 'none', cancelledAt: 'none', createdAt: 'none',
  },
  reservations: {
    id: 'none', dealer: 'none', carId: 'none', state: 'none', name: 'person', email: 'person', phone: 'person', depositCents: 'none', currency: 'none', price: 'none',
    vehicleName: 'none', page: 'none', idempotencyKey: 'none', paymentId: 'none', paymentUrl: 'none', chargeId: 'none', expiresAt: 'none', paidAt: 'none',
    refundedAt: 'none', receiptSentAt: 'none', erasedAt: 'none', createdAt: 'none',
  },
  earlyRefunds: { dealer: 'none', chargeId: 'none', at: 'none' },
  vehicleStates: { dealer: 'none', carId: 'none', state: 'none', until: 'none', at: 'none' },
  // Pages send no name; who calls the endpoint by other means may.
  events: { id: 'none', dealer: 'none', key: 'none', eventId: 'none', carId: 'none', data: 'person', page: 'person', at: 'none', receivedAt: 'none', forwardedAt: 'none' },
  stockChecks: {
    dealer: 'none', fingerprint: 'none', etag: 'none', lastModified: 'none', checkedAt: 'none', triggeredAt: 'none', leasedUntil: 'none', failures: 'none', lastError: 'none',
    changedAt: 'none', askedFor: 'none', asked: 'none',
  },
  stockBuilds: { dealer: 'none', facts: 'none', builtAt: 'none' },
  rateLimits: { key: 'passing', windowStart: 'none', count: 'none' },
  operatorActions: { id: 'none', dealer: 'none', at: 'none', actor: 'none', action: 'none', subject: 'none', personHashes: 'secret', counts: 'none' },
  lookups: { kind: 'none', key: 'passing', value: 'none', fetchedAt: 'none' },
} as const satisfies { [T in TableName]: { [C in keyof Row<T>]: Judged } };

type HoldsPerson<T extends TableName> = 'person' extends (typeof personalData)[T][keyof (typeof personalData)[T]] ? T : never;

/** Tables in which a person is looked for: erasure and export answer for each of them. */
export type PersonTable = { [T in TableName]: HoldsPerson<T> }[TableName];

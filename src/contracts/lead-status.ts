import * as v from 'valibot';
import { depositStates } from '#src/domain/price/deposit.ts';
import { decisions, decisionWord } from '#src/domain/finance/decision.ts';
import { contract } from './contract.ts';
import { line, maybe } from './fields.ts';

const leadStatusNames = ['contacted', 'appointment', 'sold', 'lost'] as const;
/** Lender decisions apply only to finance applications. */
const statusOptions = [...leadStatusNames, ...decisions.map(decisionWord)] as const;
export type LeadStatus = (typeof statusOptions)[number];

const leadId = v.pipe(v.string('Use the lead’s ID (a UUID).'), v.uuid('Use the lead’s ID (a UUID).'));

/**
 * Signed with our webhooks' key: `x-forecourt-timestamp` in seconds, at most five minutes old, and
 * `x-forecourt-signature: sha256=` with the HMAC-SHA256 of `<timestamp>.<body>`; during rotation, either key. Retries
 * repeat the `idempotency-key`. Reports may arrive in any order; the latest `at` wins.
 */
export const reportLeadStatus = contract({
  name: 'lead-status',
  method: 'POST',
  path: '/api/leads/status',
  input: v.looseObject({
    lead_id: leadId,
    status: v.picklist(statusOptions, `Use one of ${statusOptions.join(', ')}.`),
    at: v.pipe(
      v.string('Use an ISO 8601 date and time, such as 2026-11-23T09:05:00+11:00.'),
      v.isoTimestamp('Use an ISO 8601 date and time, such as 2026-11-23T09:05:00+11:00.'),
      v.check(
        (at) => !Number.isNaN(Date.parse(at)),
        'Use an ISO 8601 date and time, such as 2026-11-23T09:05:00+11:00.',
      ),
    ),
  }),
  reply: v.object({
    lead_id: v.string(),
    status: v.picklist(statusOptions),
    repeated: v.boolean(),
    /** For reservations: `sold` ends the hold and captures the card authorisation; `lost` leaves the hold in place. */
    hold: v.optional(
      v.object({
        state: v.picklist(['held', 'sold', 'over']),
        payment: v.picklist(depositStates),
        held_until: v.nullable(v.string()),
        text: v.string(),
      }),
    ),
  }),
  errors: ['bad_signature', 'no_such_lead', 'key_reused', 'not_an_application'],
});

const answeredKey = v.looseObject({
  lead: v.fallback(maybe(leadId), null),
  until: v.fallback(maybe(v.pipe(line(12), v.regex(/^\d+$/), v.transform(Number))), null),
  signature: v.fallback(maybe(v.pipe(line(64), v.regex(/^[\w-]{43}$/))), null),
});

/** From the notice email; asks for confirmation first. */
export const answeredPage = contract({
  name: 'answered-page',
  method: 'GET',
  path: '/api/leads/answered',
  input: answeredKey,
  reply: v.unknown(),
  errors: ['bad_link', 'expired_link', 'no_such_lead'],
});

export const markLeadAnswered = contract({
  name: 'say-answered',
  method: 'POST',
  path: '/api/leads/answered',
  input: answeredKey,
  reply: v.unknown(),
  errors: ['bad_link', 'expired_link', 'no_such_lead'],
});

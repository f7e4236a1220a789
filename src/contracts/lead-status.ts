/** What became of a lead, told by whoever answers it. */
import * as v from 'valibot';
import { depositStates } from './checkout.ts';
import { decisions, decisionWord } from '#src/domain/finance/application/decision.ts';
import { contract } from './contract.ts';
import { line, maybe } from './fields.ts';

const leadStatusNames = ['contacted', 'appointment', 'sold', 'lost'] as const;
/** Of a finance application's lead alone: how it stands with the lender. */
const words = [...leadStatusNames, ...decisions.map(decisionWord)] as const;
export type LeadStatus = (typeof words)[number];

const leadId = v.pipe(v.string('Name the lead by its id.'), v.uuid('Name the lead by its id.'));

/**
 * POST /api/leads/status: the receiver of our webhooks says what became of a lead. Signed with the same key and in the
 * same way: `x-forecourt-timestamp` in seconds, at most five minutes old, and `x-forecourt-signature: sha256=` with the
 * HMAC-SHA256 of `<timestamp>.<body>`; while the key is being replaced, either value of it. `idempotency-key` is equal for every try of one word. Words may come in any order:
 * the one with the latest `at` counts.
 */
export const reportLeadStatus = contract({
  name: 'lead-status',
  method: 'POST',
  path: '/api/leads/status',
  input: v.looseObject({
    lead_id: leadId,
    status: v.picklist(words, `Say one of ${words.join(', ')}.`),
    at: v.pipe(
      v.string('Say when, such as 2026-11-23T09:05:00+11:00.'),
      v.isoTimestamp('Say when, such as 2026-11-23T09:05:00+11:00.'),
      v.check((at) => !Number.isNaN(Date.parse(at)), 'Say when, such as 2026-11-23T09:05:00+11:00.'),
    ),
  }),
  reply: v.object({
    lead_id: v.string(),
    status: v.picklist(words),
    repeated: v.boolean(),
    /**
     * Of a reservation's lead: what the word means for the hold and its deposit. `sold` ends the hold and takes what the
     * card holds; `lost` leaves a hold to its shopper.
     */
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

/** GET /api/leads/answered: the page behind the link of a notice mail. It asks, and changes nothing. */
export const answeredPage = contract({
  name: 'answered-page',
  method: 'GET',
  path: '/api/leads/answered',
  input: answeredKey,
  reply: v.unknown(),
  errors: ['bad_link', 'expired_link', 'no_such_lead'],
});

/** POST /api/leads/answered, as a plain form of that page: says that the shopper was contacted. */
export const sayAnswered = contract({
  name: 'say-answered',
  method: 'POST',
  path: '/api/leads/answered',
  input: answeredKey,
  reply: v.unknown(),
  errors: ['bad_link', 'expired_link', 'no_such_lead'],
});

import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { markLeadAnswered as contract } from '#src/contracts/lead-status.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { zonedMomentText } from '#src/lib/day-text.ts';
import type { Database } from '../../platform/database/database.ts';
import { leads, leadStatuses } from '../../platform/database/schema.ts';
import { findDealer } from '../../platform/dealer/find-dealer.ts';
import { EndpointError } from '../../platform/endpoint/endpoint-error.ts';
import type { Call } from '../../platform/endpoint/json-endpoint.ts';
import type { FunctionContext } from '../../platform/function-context.ts';
import { answeredAnswer, type AnsweredPage } from './answered-page.ts';
import { judgeAnsweredKey, type AnsweredKey } from '../../leads/answered-link.ts';
import { recordStatus } from '../../leads/record-status.ts';

type AnsweredCall = Call<v.InferOutput<(typeof contract)['input']>>;

function openedKey({ input, dealer, environment, now }: AnsweredCall): AnsweredKey {
  const { lead, until, signature } = input;
  const key = lead && until && signature ? { lead, until, signature } : null;
  const judged = key ? judgeAnsweredKey(key, dealer.slug, environment, now) : 'forged';
  if (judged === 'expired') throw new EndpointError(410, 'expired_link', 'This link has expired. Nothing was changed.');
  if (!key || judged === 'forged')
    throw new EndpointError(403, 'bad_link', 'This link is incomplete. Please open it again from the email.');
  return key;
}

/** Doesn't name the shopper: the email may be forwarded. */
export async function confirmAnswered(call: AnsweredCall): Promise<Response> {
  const key = openedKey(call);
  const { db, dealer } = call;
  const first = await firstAnswer(db, dealer.slug, key.lead);
  return answeredAnswer(dealer, first ? answeredPageData(call, key.lead, first) : askPage(key));
}

export async function markAnswered(call: AnsweredCall): Promise<Response> {
  const { db, dealer, now } = call;
  const { lead } = openedKey(call);
  const before = await firstAnswer(db, dealer.slug, lead);
  if (!before)
    await recordStatus(
      db,
      // Repeated clicks count once.
      { dealer: dealer.slug, leadId: lead, key: `link:${lead}`, status: 'contacted', at: now, source: 'link' },
      now,
    ).catch((cause: unknown) => {
      if (!(cause instanceof EndpointError) || cause.code !== 'key_reused') throw cause;
    });
  return answeredAnswer(dealer, answeredPageData(call, lead, before ?? new Date(now)));
}

async function firstAnswer(db: Database, dealer: string, lead: string): Promise<Date | null> {
  const [row] = await db
    .select({ id: leads.id, at: leadStatuses.at })
    .from(leads)
    .leftJoin(leadStatuses, eq(leadStatuses.leadId, leads.id))
    .where(and(eq(leads.dealer, dealer), eq(leads.id, lead)))
    .orderBy(asc(leadStatuses.at))
    .limit(1);
  if (!row) throw new EndpointError(404, 'no_such_lead', 'This lead is no longer stored.');
  return row.at;
}

const askPage = (key: AnsweredKey): AnsweredPage => ({
  title: `Have you answered ${leadReference(key.lead)}?`,
  text: 'Select the button once you’ve spoken or written to the shopper. After that, no one will be reminded about this lead.',
  form: key,
});

const answeredPageData = (
  {
    dealer: {
      settings: { regional },
    },
  }: AnsweredCall,
  lead: string,
  at: Date,
): AnsweredPage => ({
  title: `${leadReference(lead)} is marked as answered`,
  text: `Recorded on ${zonedMomentText(at.getTime(), regional.timeZone, regional.locale)}. There’s nothing else to do here.`,
  form: null,
});

export async function answeredErrorPage(
  { status, message, headers }: EndpointError,
  { context }: { context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return (
    dealer && answeredAnswer(dealer, { title: 'That didn’t work', text: message, form: null }, { status, headers })
  );
}

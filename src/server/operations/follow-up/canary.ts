/**
 * Tests a dealer's lead delivery (private.leads.canary) once a day, however often this runs or fails: submits the form
 * like a browser and expects delivery to every mailbox and webhook. Test leads aren't counted and are deleted on
 * arrival; a missing one raises an alarm and is stored for a day.
 */
import { and, eq, isNull, lt } from 'drizzle-orm';
import { proofHeader } from '#src/contracts/call.ts';
import { localParts } from '#src/lib/dates.ts';
import { solveChallenge } from '#src/lib/proof-of-work.ts';
import type { Database } from '../../platform/database/database.ts';
import { canaryRuns } from '../../platform/database/schema.ts';
import { failureText } from '../../platform/database/failure-text.ts';
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import type { Environment } from '../../platform/environment.ts';
import type { Mailing } from '../../platform/mail/choose-mailer.ts';
import { raiseAlarm } from './alarm.ts';
import { deleteTests, undelivered } from './canary-lead.ts';
import { canaryHeader, canaryKey, canaryMark } from '../../leads/canary-mark.ts';

export interface CanaryRun {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  now: number;
  submit: (request: Request) => Promise<Response>;
  post: Mailing | null;
  fetch: typeof fetch;
}

/** Before opening time, in the dealer's time zone. */
const fromHour = 5;
const arrivesWithinMs = 15 * 60_000;

export type CanaryState = 'early' | 'sent' | 'waiting' | 'arrived' | 'failed' | 'done';

export async function runCanary(round: CanaryRun): Promise<CanaryState> {
  const { db, dealer, now } = round;
  const { date: day, minutes } = localParts(now, dealer.settings.regional.timeZone);
  await closeForgotten(round, day);
  const [run] = await db
    .select()
    .from(canaryRuns)
    .where(and(eq(canaryRuns.dealer, dealer.slug), eq(canaryRuns.day, day)));
  if (!run) return minutes < fromHour * 60 ? 'early' : begin(round, day);
  if (run.failure !== null && run.alarmedAt === null) return fail(round, day, run.failure);
  if (run.endedAt !== null) return 'done';
  return checkArrival(round, day, run);
}

async function begin(round: CanaryRun, day: string): Promise<CanaryState> {
  const { db, dealer, now } = round;
  const started = await db
    .insert(canaryRuns)
    .values({ dealer: dealer.slug, day, startedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ day: canaryRuns.day });
  if (started.length === 0) return 'waiting';
  await deleteTests(db, dealer.slug);
  try {
    const leadId = await send(round, day);
    await change(round, day, { leadId });
    return 'sent';
  } catch (cause) {
    return fail(round, day, `The form did not accept a test lead: ${failureText(cause)}.`);
  }
}

async function send({ dealer: { slug, settings }, environment, submit }: CanaryRun, day: string): Promise<string> {
  const key = canaryKey(day);
  const request = (proof?: string) =>
    new Request(`${settings.siteUrl}/api/forms/enquiry`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [canaryHeader]: canaryMark(slug, key, environment),
        ...(proof && { [proofHeader]: proof }),
      },
      body: JSON.stringify({
        name: 'Daily Canary',
        email: `test@${new URL(settings.siteUrl).hostname}`,
        message: 'This is the website’s daily test. Please ignore it; no reply is needed.',
        terms: true,
        idempotency_key: key,
        form_completed: true,
        seconds_on_site: 60,
        seconds_to_submit: 30,
      }),
    });
  let response = await submit(request());
  let body = await bodyOf(response);
  if (body?.proof) {
    response = await submit(request(await solveChallenge(body.proof)));
    body = await bodyOf(response);
  }
  if (!response.ok || typeof body?.lead_id !== 'string') throw new Error(`it returned ${response.status}`);
  return body.lead_id;
}

const bodyOf = (response: Response): Promise<{ lead_id?: unknown; proof?: string } | null> =>
  response.json().catch(() => null);

async function checkArrival(
  round: CanaryRun,
  day: string,
  { leadId, startedAt }: Pick<typeof canaryRuns.$inferSelect, 'leadId' | 'startedAt'>,
): Promise<CanaryState> {
  const { db, dealer, now } = round;
  const missing =
    leadId === null
      ? ['It was sent to the form, but no response came back']
      : await undelivered(db, dealer.slug, leadId);
  if (missing.length === 0) {
    await change(round, day, { endedAt: new Date(now), leadId: null });
    await deleteTests(db, dealer.slug);
    return 'arrived';
  }
  if (now - startedAt.getTime() < arrivesWithinMs) return 'waiting';
  return fail(round, day, `${missing.join('; ')}.`);
}

async function fail(round: CanaryRun, day: string, failure: string): Promise<CanaryState> {
  const { dealer, now, environment, post, fetch } = round;
  await change(round, day, { failure, endedAt: new Date(now) });
  const alarm = {
    dealer: dealer.slug,
    id: `${dealer.slug}.${day}`,
    subject: `Test lead for ${dealer.settings.branding.name} did not arrive`,
    text: `${failure} Real leads may be waiting too: ./forecourt leads --dealer ${dealer.slug}`,
  };
  if (await raiseAlarm(alarm, { environment, settings: dealer.settings, post, fetch }))
    await change(round, day, { alarmedAt: new Date(now) });
  return 'failed';
}

async function change(
  { db, dealer }: CanaryRun,
  day: string,
  values: Partial<typeof canaryRuns.$inferInsert>,
): Promise<void> {
  await db
    .update(canaryRuns)
    .set(values)
    .where(and(eq(canaryRuns.dealer, dealer.slug), eq(canaryRuns.day, day)));
}

async function closeForgotten(round: CanaryRun, day: string): Promise<void> {
  const { db, dealer } = round;
  const open = await db
    .select()
    .from(canaryRuns)
    .where(and(eq(canaryRuns.dealer, dealer.slug), lt(canaryRuns.day, day), isNull(canaryRuns.endedAt)));
  for (const run of open)
    await checkArrival({ ...round, now: Math.max(round.now, run.startedAt.getTime() + arrivesWithinMs) }, run.day, run);
}

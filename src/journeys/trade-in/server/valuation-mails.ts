import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { reminderAt } from '../rules/valid-until.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { valuations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { Environment } from '#src/server/platform/environment.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { choosePost, type Mailing } from '#src/server/platform/mail/choose-mailer.ts';
import { estimateMail, offerMail, reminderMail } from './valuation-mail-copy.ts';
import { updateValuation, type ValuationRow } from './valuation-row.ts';

interface ValuationMailRun {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  /** Epoch milliseconds. */
  now: number;
  post?: Mailing;
}

const leaseMs = 120_000;
const maxPerRun = 50;
const dayMs = 86_400_000;

export function dueMail(
  row: Pick<
    ValuationRow,
    | 'email'
    | 'estimate'
    | 'expiresAt'
    | 'mailedAt'
    | 'remindedAt'
    | 'offer'
    | 'offerMailedAt'
    | 'acceptedLeadId'
    | 'declined'
  >,
  timeZone: string,
  now: number,
): 'estimate' | 'reminder' | 'offer' | null {
  if (!row.email) return null;
  if (row.offer) return row.offerMailedAt === null && row.offer.expiresAt > now ? 'offer' : null;
  const end = row.expiresAt?.getTime() ?? 0;
  if (!row.estimate || row.declined || end <= now) return null;
  if (row.acceptedLeadId !== null) return null;
  if (row.mailedAt === null) return 'estimate';
  return row.remindedAt === null && reminderAt(end, timeZone) <= now ? 'reminder' : null;
}

export async function sendValuationMails({ db, dealer, environment, now, post }: ValuationMailRun): Promise<number> {
  const { slug, settings } = dealer;
  const at = new Date(now);
  const isFree = or(isNull(valuations.mailLeasedUntil), lt(valuations.mailLeasedUntil, at));
  const open = await db
    .select()
    .from(valuations)
    .where(
      and(
        eq(valuations.dealer, slug),
        isNotNull(valuations.email),
        // Offers last seven days from writing, possibly longer than the estimate.
        or(
          gt(valuations.expiresAt, at),
          and(isNotNull(valuations.offer), gt(valuations.updatedAt, new Date(now - 8 * dayMs))),
        ),
        or(isNull(valuations.mailedAt), isNull(valuations.remindedAt), isNull(valuations.offerMailedAt)),
        isFree,
      ),
    )
    .limit(maxPerRun * 10);
  const due = open.filter((row) => dueMail(row, settings.regional.timeZone, now) !== null).slice(0, maxPerRun);
  if (due.length === 0) return 0;
  const mailing = post ?? choosePost({ environment, db, dealer: slug, siteUrl: settings.siteUrl, now: () => now });
  let sent = 0;
  for (const { id } of due) {
    // A crashed run's lease expires.
    const [row] = await db
      .update(valuations)
      .set({ mailLeasedUntil: new Date(now + leaseMs) })
      .where(and(eq(valuations.id, id), eq(valuations.dealer, slug), isFree))
      .returning();
    const kind = row ? dueMail(row, settings.regional.timeZone, now) : null;
    if (row && kind && (await sendOne(row, kind, { db, dealer, now, mailing }))) sent += 1;
  }
  return sent;
}

const columns = { estimate: 'mailedAt', reminder: 'remindedAt', offer: 'offerMailedAt' } as const;

async function sendOne(
  row: ValuationRow,
  kind: keyof typeof columns,
  { db, dealer, now, mailing }: Pick<ValuationMailRun, 'db' | 'dealer' | 'now'> & { mailing: Mailing },
): Promise<boolean> {
  const copy = { estimate: estimateMail, reminder: reminderMail, offer: offerMail }[kind](row, dealer);
  try {
    await mailing.mailer.send({
      from: mailing.from,
      to: row.email!,
      ...copy,
      automatic: 'auto-generated',
      messageId: `<valuation.${row.id}.${kind}.${row.offer?.at ?? row.expiresAt?.getTime() ?? 0}@${new URL(dealer.settings.siteUrl).hostname}>`,
    });
  } catch (cause) {
    logFailure(
      { at: 'valuation-mails', dealer: dealer.slug, valuationId: row.id },
      `The ${kind} could not be sent`,
      cause,
    );
    return false;
  }
  await updateValuation(db, row, { [columns[kind]]: new Date(now), mailLeasedUntil: null }, now);
  return true;
}

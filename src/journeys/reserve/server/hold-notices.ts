/** Hold reminders and outcomes, each queued once and dropped if outdated when due. */
import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { isReminderDue } from '../rules/hold-reminder.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import { deliveries, leads, reservations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { shopperTarget } from '#src/server/leads/route-lead.ts';
import type { MailCopy } from '#src/server/platform/mail/render-mail.ts';
import type { DeliveredLead } from '#src/server/delivery/delivered-lead.ts';
import type { News } from './mail/mail-content.ts';
import { mailSite, reservationMail } from './reservation-mail.ts';
import { reservationIdOf } from './reservation-key.ts';
import { holds, reservationOf, type Reservation } from './reservation.ts';

type HoldNews = Extract<News, 'ending' | 'over' | 'sold' | 'returned'>;
const prefix = 'hold:';
const noticeOf = (news: HoldNews): string => `${prefix}${news}`;
export const isHoldNotice = (notice: string): boolean => notice.startsWith(prefix);

const newsDays = 2;

type HoldSnapshot = Pick<Reservation, 'state' | 'payment' | 'depositCents' | 'paidAt' | 'createdAt' | 'expiresAt'>;

/** `timeZone`: of the vehicle's location. */
function newsOf(told: HoldSnapshot, timeZone: string, now: number): HoldNews | null {
  const { state, payment, paidAt, createdAt, expiresAt } = told;
  if (paidAt === null) return null;
  if (holds(told, now)) {
    const hold = { since: (paidAt ?? createdAt).getTime(), until: expiresAt.getTime() };
    return isReminderDue(hold, timeZone, now) ? 'ending' : null;
  }
  if (state === 'expired') return 'over';
  if (state === 'refunded') return 'returned';
  return state === 'sold' && payment === 'captured' ? 'sold' : null;
}

interface HoldNoticeRun {
  db: Database;
  dealer: DealerRecord;
  now: number;
}

export async function queueHoldNotices({ db, dealer, now }: HoldNoticeRun): Promise<number> {
  const { slug, settings, locations } = dealer;
  const isIts = or(
    eq(leads.idempotencyKey, sql`'reservation:' || ${reservations.id}`),
    eq(leads.idempotencyKey, sql`'reservation:' || ${reservations.id} || ':' || ${reservations.carId}`),
  );
  const found = await db
    .select({ reservation: reservations, leadId: leads.id, locationSlug: leads.locationSlug })
    .from(reservations)
    .innerJoin(leads, and(eq(leads.dealer, slug), isIts, eq(leads.carId, reservations.carId)))
    .where(
      and(
        eq(reservations.dealer, slug),
        isNotNull(reservations.paidAt),
        isNull(reservations.erasedAt),
        inArray(reservations.state, ['paid', 'expired', 'sold', 'refunded']),
        gt(reservations.expiresAt, new Date(now - newsDays * 86_400_000)),
      ),
    );
  let queued = 0;
  for (const { reservation, leadId, locationSlug } of found) {
    const place = locations.find((location) => location.slug === locationSlug);
    const news = newsOf(reservation, place?.timeZone ?? settings.regional.timeZone, now);
    if (news !== null && !(await wasNotified(db, reservation, news))) queued += await add(db, slug, leadId, news, now);
  }
  return queued;
}

async function wasNotified(db: Database, { id, dealer }: Reservation, news: HoldNews): Promise<boolean> {
  const told = await db
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(leads, eq(leads.id, deliveries.leadId))
    .where(
      and(
        eq(leads.dealer, dealer),
        sql`starts_with(${leads.idempotencyKey}, ${`reservation:${id}`})`,
        eq(deliveries.notice, noticeOf(news)),
      ),
    )
    .limit(1);
  return told.length > 0;
}

async function add(db: Database, dealer: string, leadId: string, news: HoldNews, now: number): Promise<number> {
  const at = new Date(now);
  const rows = await db
    .insert(deliveries)
    .values({
      dealer,
      leadId,
      channel: 'email',
      target: shopperTarget,
      notice: noticeOf(news),
      nextAttemptAt: at,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  return rows.length;
}

/** Null if outdated or no longer wanted. */
export async function holdNoticeMail(
  db: Database,
  dealer: DealerRecord,
  { lead, vehicle }: DeliveredLead,
  { notice, now }: { notice: string; now: number },
): Promise<(MailCopy & { to: string }) | null> {
  const id = reservationIdOf(lead.idempotencyKey);
  const reservation = id ? await reservationOf(db, dealer.slug, id) : null;
  if (!reservation || reservation.erasedAt !== null || reservation.carId !== lead.carId) return null;
  const site = mailSite(vehicle, dealer, now);
  const news = newsOf(reservation, site.place?.timeZone ?? dealer.settings.regional.timeZone, now);
  if (news === null || notice !== noticeOf(news)) return null;
  return { ...reservationMail(reservation, news, site), to: reservation.email };
}

/**
 * A wrong clock makes every lead look too old, and leads accepted while it was slow look old once it is right. After a
 * jump, nothing is deleted by age until the clock has been steady for a week or the operator confirms it.
 */
import { sql } from 'drizzle-orm';
import { database, type Database } from '../../platform/database/database.ts';
import { serverClock } from '../../platform/database/schema.ts';
import { notifyOperator, type AlarmRun } from './tell-operator.ts';

const dayMs = 86_400_000;
/** Between two runs, in either direction. */
const jumpSeconds = 2 * 86_400;
const steadyMs = 7 * dayMs;

type Clock = typeof serverClock.$inferSelect;
type Jump = Record<'movedFrom' | 'movedTo', Date>;

/** Called every minute, and before anything is deleted. True if ages can be trusted. */
export async function isClockSteady(round: AlarmRun): Promise<boolean> {
  const { dealer, now } = round;
  const clock = await noteRun(dealer.slug, now);
  const jump = recentJump(clock, now);
  if (jump === null) await notifyOperator(round, 'clock', null);
  else if (clock.noticedBy === dealer.slug) await notifyOperator(round, 'clock', troubleOf(jump, now));
  return jump === null;
}

/** One statement, so that no concurrent run misses a jump. The first run has nothing to compare. */
async function noteRun(dealer: string, now: number): Promise<Clock> {
  const db = await database();
  const seenAt = new Date(now);
  const isJump = sql`abs(extract(epoch from ${serverClock.seenAt} - excluded.seen_at)) > ${jumpSeconds}`;
  const [clock] = await db
    .insert(serverClock)
    .values({ id: 1, seenAt })
    .onConflictDoUpdate({
      target: serverClock.id,
      set: {
        seenAt,
        movedFrom: sql`case when ${isJump} then ${serverClock.seenAt} else ${serverClock.movedFrom} end`,
        movedTo: sql`case when ${isJump} then excluded.seen_at else ${serverClock.movedTo} end`,
        noticedBy: sql`case when ${isJump} then ${dealer} else ${serverClock.noticedBy} end`,
      },
    })
    .returning();
  return clock!;
}

const recentJump = ({ movedFrom, movedTo }: Clock, now: number): Jump | null =>
  movedFrom && movedTo && now - movedTo.getTime() < steadyMs ? { movedFrom, movedTo } : null;

/** In UTC: a server's clock has no dealer's zone. */
const timeText = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const jumpText = ({ movedFrom, movedTo }: Jump): string =>
  `Between two runs, the time went from ${timeText(movedFrom)} to ${timeText(movedTo)}. Either the clock was or is wrong, or the server was off. Nothing is deleted by age until ${timeText(new Date(movedTo.getTime() + steadyMs))}, or longer if the clock jumps again.`;

const troubleOf = (jump: Jump, now: number) => ({
  subject: 'The server’s clock jumped, so no old data is deleted',
  text: jumpText(jump),
  next: [
    'Check the time and date of the server and of its database. If they are wrong, correct them.',
    'Leads that arrived while the time was wrong have the wrong date and may be deleted too early. To see them: ./forecourt leads',
    'If the time is right now, you can resume deletion at once: ./forecourt clock --confirm',
  ],
  again: now,
});

export async function clockLines(db: Database, now: number): Promise<string[]> {
  const [clock] = await db.select().from(serverClock);
  const jump = clock ? recentJump(clock, now) : null;
  if (jump === null) return ['The clock is steady. Old data is deleted as usual.'];
  return [jumpText(jump), `The time is now ${timeText(new Date(now))}. If that is right: ./forecourt clock --confirm`];
}

export async function confirmClock(db: Database): Promise<void> {
  await db.update(serverClock).set({ movedTo: null });
}

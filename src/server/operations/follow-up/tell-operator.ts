/** Reports each problem's start and end once. `operator_alarms` stores it in between. */
import { and, eq, like, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { operatorAlarms } from '../../platform/database/schema.ts';
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import type { Environment } from '../../platform/environment.ts';
import { tryPost } from '../../platform/mail/choose-mailer.ts';
import { raiseAlarm } from './alarm.ts';

export interface AlarmRun {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  /** Epoch milliseconds. */
  now: number;
  fetch?: typeof fetch;
}

/** Subjects of closing emails. */
const over = {
  refresh: (name: string) => `${name}: stock is being refreshed again`,
  build: (name: string) => `${name}: the site is up to date again`,
  stale: (name: string) => `${name}: the feed is changing again`,
  feed: (name: string, feed: string) => `${name}: the feed “${feed}” can be read again`,
  'feed-stale': (name: string, feed: string) => `${name}: the feed “${feed}” is changing again`,
  site: (name: string) => `${name}: the site is responding correctly again`,
  budget: (name: string) => `${name} is getting its usual number of requests again`,
  leads: (name: string) => `Leads for ${name} are being delivered again`,
  clock: () => 'Old data is being deleted again',
} as const;

type AboutFeed = 'feed' | 'feed-stale';

export type AlarmKind = Exclude<keyof typeof over, AboutFeed> | `${AboutFeed}:${string}`;

function endOf(kind: AlarmKind, name: string): string {
  const [about, feed = ''] = kind.split(':') as [keyof typeof over, string?];
  return over[about](name, feed);
}

export interface Trouble {
  subject: string;
  text: string;
  next: string[];
  /** Epoch milliseconds. If later than the last report, repeats it at most daily. */
  again?: number;
}

const dayMs = 86_400_000;

/**
 * @param trouble null once over
 * @param endedAt if known; alarms raised later stay open
 */
export async function notifyOperator(
  round: AlarmRun,
  kind: AlarmKind,
  trouble: Trouble | null,
  endedAt?: Date | null,
): Promise<void> {
  const { db, dealer, environment, now } = round;
  const own = and(eq(operatorAlarms.dealer, dealer.slug), eq(operatorAlarms.kind, kind));
  if (trouble === null) {
    const isOver = endedAt ? and(own, lt(operatorAlarms.since, endedAt)) : own;
    const ended = await db.delete(operatorAlarms).where(isOver).returning();
    for (const alarm of ended) await raiseEnd(round, alarm, endOf(kind, dealer.settings.branding.name));
    return;
  }
  const reason = trouble.text.slice(0, 2000);
  const [alarm] = await db
    .insert(operatorAlarms)
    .values({ dealer: dealer.slug, kind, reason, since: new Date(now) })
    .onConflictDoUpdate({ target: [operatorAlarms.dealer, operatorAlarms.kind], set: { reason } })
    .returning();
  const { since, toldAt } = alarm!;
  if (toldAt !== null && !isRepeatDue(trouble, toldAt.getTime(), now)) return;
  const isInLog = since.getTime() !== now;
  if (isInLog && !environment.ALARM_MAIL && !environment.ALARM_WEBHOOK) return;
  const id = `${kind}.${dealer.slug}.since.${since.getTime()}${toldAt === null ? '' : `.${toldAt.getTime()}`}`;
  if (await raise(round, id, trouble))
    await db
      .update(operatorAlarms)
      .set({ toldAt: new Date(now) })
      .where(own);
}

export async function endForeignFeeds(round: AlarmRun, feeds: readonly string[]): Promise<void> {
  const { db, dealer } = round;
  const ofDealer = eq(operatorAlarms.dealer, dealer.slug);
  const told = await db
    .select({ kind: operatorAlarms.kind })
    .from(operatorAlarms)
    .where(and(ofDealer, like(operatorAlarms.kind, 'feed%:%')));
  for (const { kind } of told) {
    const feed = kind.slice(kind.indexOf(':') + 1);
    if (feeds.includes(feed)) continue;
    const ended = await db
      .delete(operatorAlarms)
      .where(and(ofDealer, eq(operatorAlarms.kind, kind)))
      .returning();
    const subject = `${dealer.settings.branding.name} no longer has a feed ${feed}`;
    for (const alarm of ended) await raiseEnd(round, alarm, subject);
  }
}

async function raiseEnd(
  round: AlarmRun,
  { dealer, kind, since, toldAt }: typeof operatorAlarms.$inferSelect,
  subject: string,
): Promise<void> {
  if (toldAt === null) return;
  await raise(round, `${kind}.${dealer}.over.${since.getTime()}`, {
    subject,
    text: 'The reported issue is resolved. You don’t need to do anything.',
    next: [],
  });
}

/** A report from the future was made while the clock was wrong. */
const isRepeatDue = ({ again }: Trouble, toldAt: number, now: number): boolean =>
  again !== undefined && (toldAt > now || (again > toldAt && now - toldAt >= dayMs));

function raise(
  { db, dealer: { slug, settings }, environment, now, fetch: send = fetch }: AlarmRun,
  id: string,
  { subject, text, next }: Trouble,
): Promise<boolean> {
  const post = tryPost({ environment, db, dealer: slug, siteUrl: settings.siteUrl, now: () => now });
  return raiseAlarm({ dealer: slug, id, subject, text, next }, { environment, settings, post, fetch: send });
}

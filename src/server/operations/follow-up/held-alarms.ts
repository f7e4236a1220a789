/**
 * Emails the operator about all dealers' held changes (GUARD-04): at first, then daily from 8 am. `operator_alarms`
 * records the last email, so several machines never repeat it.
 */
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { HeldChange, HeldRecord, HeldWord } from '#src/domain/guard/held-change.ts';
import { choiceText, heldCars, heldItems, heldSubject } from '#src/domain/guard/held-item.ts';
import { addDays, instantOf, localDate, localParts } from '#src/lib/dates.ts';
import { database, type Transaction } from '../../platform/database/database.ts';
import { operatorAlarms } from '../../platform/database/schema.ts';
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import { readEnvironment, type Environment } from '../../platform/environment.ts';
import { logFailure } from '../../platform/log.ts';
import { tryPost } from '../../platform/mail/choose-mailer.ts';
import type { MailPart } from '../../platform/mail/mail-page.ts';
import { isTimeZone, raiseAlarm } from './alarm.ts';

interface HeldAlarmRun {
  dealers: readonly DealerRecord[];
  /** If false, waits for two minutes without a change. */
  isWhole: boolean;
  /** Epoch milliseconds. */
  now?: number;
  environment?: Environment;
  fetch?: typeof fetch;
}

type Row = typeof operatorAlarms.$inferSelect;

interface Stored {
  name: string;
  regional: NonNullable<HeldRecord['regional']>;
  day: string;
  change?: HeldChange;
  word?: HeldWord;
}

const minuteMs = 60_000;
const [quietMs, longestMs] = [2 * minuteMs, 10 * minuteMs];
const dailyAt = 8 * 60;
/** Dealers unchecked for this long are no longer customers. */
const knownDays = 7;
const rowsPerInsert = 1000;

export const hearsOfHeld = ({ ALARM_MAIL, ALARM_WEBHOOK }: Environment): boolean =>
  Boolean(ALARM_MAIL ?? ALARM_WEBHOOK);

/** Never throws; the next run retries. */
export async function notifyOfHeld(round: HeldAlarmRun): Promise<void> {
  const { environment = readEnvironment(), now = Date.now() } = round;
  if (round.dealers.length === 0 || !hearsOfHeld(environment)) return;
  try {
    const db = await database();
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('held', 0))`);
      const rows = await writeHeld(tx, round.dealers, now);
      const due = dueRows(rows, { ...round, environment, now });
      if (due.length === 0 || !(await send(due, rows.length - due.length, { ...round, environment, now }))) return;
      for (const [dealer, own] of Map.groupBy(due, (row) => row.dealer))
        await tx
          .update(operatorAlarms)
          .set({ toldAt: new Date(now) })
          .where(ofKinds(dealer, own));
    });
  } catch (cause) {
    logFailure({ at: 'held' }, 'The operator was not notified of held changes', cause);
  }
}

const ofKinds = (dealer: string, rows: readonly Pick<Row, 'kind'>[]) =>
  and(
    eq(operatorAlarms.dealer, dealer),
    inArray(
      operatorAlarms.kind,
      rows.map(({ kind }) => kind),
    ),
  );

async function writeHeld(tx: Transaction, dealers: readonly DealerRecord[], now: number): Promise<Row[]> {
  const known = await tx.select().from(operatorAlarms).where(like(operatorAlarms.kind, 'held%'));
  const day = localDate(now, 'UTC');
  const rows = dealers.flatMap((dealer) => rowsOf(dealer, day, now));
  const keyOf = ({ dealer, kind }: Pick<Row, 'dealer' | 'kind'>) => JSON.stringify([dealer, kind]);
  const before = new Map(known.map((row) => [keyOf(row), row]));
  const present = new Set(rows.map(keyOf));
  const slugs = new Set(dealers.map(({ slug }) => slug));
  const isOver = (row: Row) =>
    slugs.has(row.dealer) ? !present.has(keyOf(row)) : storedIn(row).day < addDays(day, -knownDays);
  for (const [dealer, own] of Map.groupBy(known.filter(isOver), (row) => row.dealer))
    await tx.delete(operatorAlarms).where(ofKinds(dealer, own));
  const changed = rows.filter((row) => before.get(keyOf(row))?.reason !== row.reason);
  for (let at = 0; at < changed.length; at += rowsPerInsert)
    await tx
      .insert(operatorAlarms)
      .values(changed.slice(at, at + rowsPerInsert))
      .onConflictDoUpdate({
        target: [operatorAlarms.dealer, operatorAlarms.kind],
        set: { reason: sql`excluded.reason` },
      });
  const others = known.filter((row) => !slugs.has(row.dealer) && !isOver(row));
  return [...rows.map((row) => ({ ...row, ...timesOf(before.get(keyOf(row))) })), ...others].toSorted((a, b) =>
    a.dealer < b.dealer ? -1 : a.dealer > b.dealer ? 1 : 0,
  );
}

const timesOf = (row: Row | undefined): Partial<Pick<Row, 'since' | 'toldAt'>> =>
  row ? { since: row.since, toldAt: row.toldAt } : {};

/** A changed price or word is a new row, so it's emailed again. */
function rowsOf({ slug, settings, built }: DealerRecord, day: string, now: number): Row[] {
  const { locale, timeZone } = settings.regional;
  const common = { name: settings.branding.name, regional: { locale, timeZone }, day };
  const row = (kind: string, thing: Pick<Stored, 'change' | 'word'>): Row => ({
    dealer: slug,
    kind: `held:${kind}`,
    reason: JSON.stringify({ ...common, ...thing }),
    since: new Date(now),
    toldAt: null,
  });
  const rows = [
    ...(built?.held ?? []).map((change) => row(`price ${change.vehicle} ${change.to}`, { change })),
    ...(built?.words ?? []).map((word) => row(`word ${JSON.stringify([word.feed, word.column, word.word])}`, { word })),
  ];
  return [...new Map(rows.map((one) => [one.kind, one])).values()];
}

const storedIn = ({ kind, reason }: Pick<Row, 'kind' | 'reason'>): Partial<Stored> & Pick<Stored, 'day'> =>
  kind.startsWith('held:') ? (JSON.parse(reason) as Stored) : { day: '' };

type HeldAlarmContext = HeldAlarmRun & { environment: Environment; now: number };

/** Rows never emailed or, from 8 am, not since then. */
function dueRows(rows: readonly Row[], { dealers, isWhole, environment, now }: HeldAlarmContext): Row[] {
  const eight = lastEight(now, zoneOf(environment, dealers));
  const due = rows.filter(({ toldAt }) => toldAt === null || toldAt.getTime() < eight);
  if (isWhole || due.some(({ toldAt }) => toldAt !== null)) return due;
  const moments = due.map(({ since }) => since.getTime());
  return now - Math.max(...moments) >= quietMs || now - Math.min(...moments) >= longestMs ? due : [];
}

function lastEight(now: number, timeZone: string): number {
  const { date, minutes } = localParts(now, timeZone);
  return instantOf(minutes < dailyAt ? addDays(date, -1) : date, dailyAt, timeZone);
}

function zoneOf({ ALARM_TIME_ZONE }: Environment, dealers: readonly DealerRecord[]): string {
  if (ALARM_TIME_ZONE && isTimeZone(ALARM_TIME_ZONE)) return ALARM_TIME_ZONE;
  const zones = Map.groupBy(dealers, ({ settings }) => settings.regional.timeZone);
  return [...zones].toSorted(([, a], [, b]) => b.length - a.length)[0]![0];
}

/** @param others number already emailed */
async function send(
  due: readonly Row[],
  others: number,
  { dealers, environment, now, fetch: by = fetch }: HeldAlarmContext,
): Promise<boolean> {
  const held = [...Map.groupBy(due, ({ dealer }) => dealer)].map(([slug, rows]) => {
    const stored = rows.map((row) => storedIn(row) as Stored);
    const things = {
      held: stored.flatMap(({ change }) => change ?? []),
      words: stored.flatMap(({ word }) => word ?? []),
      regional: stored[0]!.regional,
    };
    return { slug, name: stored[0]!.name, ...things, items: heldItems(slug, things) };
  });
  const cars = heldCars(held);
  const heading = cars === 1 ? '1 car is waiting for you' : `${cars} cars are waiting for you`;
  const intro =
    'Some feed changes need checking before shoppers see them. Each item explains what shoppers see until you decide.';
  const earlier =
    others > 0 ? [`${others} more ${others === 1 ? 'change is' : 'changes are'} still held from earlier.`] : [];
  const list = 'To list everything that is held: ./forecourt held';
  const parts: MailPart[] = [
    { kind: 'heading', text: heading },
    { kind: 'text', text: [intro] },
    ...held.flatMap(({ name, items }) =>
      items.flatMap((item): MailPart[] => [
        { kind: 'subheading', text: item.title },
        {
          kind: 'text',
          text: [`${name}: ${item.vehicles}\n${item.text}\n`, { strong: item.command }, `   (${item.otherwise})`],
        },
      ]),
    ),
    { kind: 'text', text: [[...earlier, list].join(' ')] },
  ];
  const [{ slug, settings }] = dealers as [DealerRecord, ...DealerRecord[]];
  const dealer = held.length === 1 ? held[0]!.slug : null;
  const since = Math.min(...due.map((row) => row.since.getTime()));
  const told = Math.max(...due.map((row) => row.toldAt?.getTime() ?? 0));
  const alarm = {
    dealer,
    id: `held.${due.length}.since.${since}${told === 0 ? '' : `.${told}`}`,
    subject: heldSubject(held),
    text: held
      .flatMap(({ name, items }) => items.map((item) => `${name}: ${item.title}. ${item.vehicles}. ${item.text}`))
      .join('\n'),
    next: [
      ...new Set(held.flatMap(({ items }) => items.map((item) => `${choiceText(item)}.`))),
      ...earlier,
      `${list}.`,
    ],
    parts,
    why: 'Sent to operators (ALARM_MAIL) when cars are first held, and once a day at 8 am while any still are.',
  };
  return raiseAlarm(alarm, {
    environment,
    settings: { ...settings, branding: { ...settings.branding, name: 'Forecourt' } },
    post: tryPost({ environment, db: await database(), dealer: slug, siteUrl: settings.siteUrl, now: () => now }),
    fetch: by,
  });
}

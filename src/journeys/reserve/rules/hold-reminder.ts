/**
 * One reminder of a hold's end: on its last morning, or the morning before if it ends too early. Never at night, or on
 * the morning it started.
 */
import { addDays, instantOf, localParts } from '#src/lib/dates.ts';

export interface Hold {
  /** Epoch milliseconds. */
  since: number;
  until: number;
}

const hourMs = 3_600_000;
/** Local times for reminders, in minutes since midnight. */
const [morning, evening] = [8 * 60, 20 * 60];
/** Later reminders leave no time to visit. */
const minBeforeMs = 2 * hourMs;
/** Skips holds made that morning. */
const minAfterMs = 6 * hourMs;

/** Null for a short hold. `timeZone` is the location's. */
export function holdReminder({ since, until }: Hold, timeZone: string): number | null {
  const last = localParts(until, timeZone).date;
  const mornings = [last, addDays(last, -1)].map((day) => instantOf(day, morning, timeZone));
  const at = mornings.find((one) => until - one >= minBeforeMs);
  return at !== undefined && at - since >= minAfterMs ? at : null;
}

/** A late run still sends it during the day, with at least an hour left. */
export function isReminderDue(hold: Hold, timeZone: string, now: number): boolean {
  const at = holdReminder(hold, timeZone);
  const { minutes } = localParts(now, timeZone);
  return at !== null && now >= at && now <= hold.until - hourMs && minutes >= morning && minutes < evening;
}

/**
 * When a shopper is reminded of a hold that ends: once, on the morning of its last day, or on the morning before where
 * it ends too early in the day for that. Never at night, and not of a hold that had only just begun that morning.
 */
import { addDays, instantOf, localParts } from '#src/lib/dates.ts';

export interface Hold {
  /** When it began; milliseconds since 1970, as all instants here. */
  since: number;
  until: number;
}

const hourMs = 3_600_000;
/** Minutes of the place's day between which people are written to. */
const [morning, evening] = [8 * 60, 20 * 60];
/** Sooner than that, nobody could come any more. */
const leastBeforeMs = 2 * hourMs;
/** Whoever reserved that morning knows. */
const leastAfterMs = 6 * hourMs;

/** Null for a hold that is too short to be reminded of. `timeZone`: IANA, of the place where the vehicle stands. */
export function holdReminder({ since, until }: Hold, timeZone: string): number | null {
  const last = localParts(until, timeZone).date;
  const mornings = [last, addDays(last, -1)].map((day) => instantOf(day, morning, timeZone));
  const at = mornings.find((one) => until - one >= leastBeforeMs);
  return at !== undefined && at - since >= leastAfterMs ? at : null;
}

/** Whether now is the time: a round that comes late still reminds, as long as it is day and an hour is left. */
export function isReminderDue(hold: Hold, timeZone: string, now: number): boolean {
  const at = holdReminder(hold, timeZone);
  const { minutes } = localParts(now, timeZone);
  return at !== null && now >= at && now <= hold.until - hourMs && minutes >= morning && minutes < evening;
}

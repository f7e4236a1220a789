/**
 * By when a shopper may expect an answer, by a place's own clock: within so many minutes while it is open, else so many
 * minutes after it opens next, and never after it has closed again. Days that differ, such as public holidays, and the
 * change to and from daylight saving count as they are.
 */
import { joinWithAnd } from '#src/lib/text.ts';
import { addDays, formatClock, instantOf, localDate, localParts, weekdayOf } from '#src/lib/dates.ts';
import { weekdayNames, zonedMomentText } from '#src/lib/day-text.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { answerTime, periodsOn } from './opening-hours.ts';
import type { Location } from './location.ts';

type Hours = Pick<Location, 'openingHours' | 'specialHours' | 'timeZone'>;

/** Milliseconds since 1970. */
interface OpenPeriod {
  from: number;
  to: number;
}

export interface AnswerBy {
  /** Milliseconds since 1970. */
  at: number;
  /** Why not sooner, to follow "we": "are closed on Sundays"; null where it is as soon as can be. */
  reason: string | null;
}

const minuteMs = 60_000;
/** A place that is closed for longer promises nothing. */
const daysAhead = 21;

/** Times at which a place is open from the day of `from` on, in order; those that touch are one. */
export function openPeriods(location: Hours, from: number, days = daysAhead): OpenPeriod[] {
  const first = addDays(localDate(from, location.timeZone), -1);
  const merged: OpenPeriod[] = [];
  for (let ahead = 0; ahead <= days + 1; ahead += 1) {
    const day = addDays(first, ahead);
    for (const period of periodsOn(day, location)) {
      const start = instantOf(day, period.from, location.timeZone);
      const end = instantOf(day, period.to, location.timeZone);
      const last = merged.at(-1);
      if (last && start <= last.to) last.to = Math.max(last.to, end);
      else merged.push({ from: start, to: end });
    }
  }
  return merged;
}

/** Null where no hours are known, or `minutes` is 0: nothing is promised that a clock does not know. */
export function answerBy(location: Hours, now: number, minutes: number): AnswerBy | null {
  if (minutes <= 0) return null;
  const wait = minutes * minuteMs;
  const periods = openPeriods(location, now).filter(({ to }) => to > now);
  const current = periods.find(({ from }) => from <= now) ?? null;
  if (current && current.to - now >= wait) return { at: now + wait, reason: null };
  const next = periods.find(({ from }) => from > now);
  if (!next) return null;
  return { at: Math.min(next.from + wait, next.to), reason: reasonOf(location, now, current, next) };
}

/**
 * Who calls by when, a whole sentence: "We call you by Friday 20 November, 11:30 am (Sydney time).", from the moment that something was sent or
 * held; where no time is promised, when the place is open.
 */
export function callPromise(
  location: Hours,
  { from, now }: { from: number; now: number },
  { forms, regional }: Pick<PublicSettings, 'forms' | 'regional'>,
): string | null {
  // Records of an earlier build name no minutes.
  const promised = answerBy(location, from, forms.answerMinutes ?? 0);
  return promised && promised.at > now
    ? `We call you by ${zonedMomentText(promised.at, location.timeZone, regional.locale)}.`
    : answerTime(location, now);
}

function reasonOf(location: Hours, now: number, current: OpenPeriod | null, next: OpenPeriod): string {
  const { timeZone } = location;
  const today = localDate(now, timeZone);
  const nextDay = localDate(next.from, timeZone);
  const closed: string[] = [];
  for (let day = today; day < nextDay; day = addDays(day, 1)) if (isClosed(location, day)) closed.push(day);
  const days = [...new Set(closed.map((day) => closedText(location, day)))];
  const clock = (instant: number): string => formatClock(localParts(instant, timeZone).minutes);
  if (current)
    return `close at ${clock(current.to)} today${days.length > 0 ? ` and are closed ${joinWithAnd(days)}` : ''}`;
  if (days.length > 0) return `are closed ${joinWithAnd(days)}`;
  return `open ${nextDay === today ? 'today' : nextDay === addDays(today, 1) ? 'tomorrow' : weekdayNames[weekdayOf(nextDay)]} at ${clock(next.from)}`;
}

const isClosed = (location: Hours, day: string): boolean => periodsOn(day, location).length === 0;

/** "for Christmas Day", "on Sundays", or "today" for one that has no name. */
function closedText(location: Hours, day: string): string {
  const special = location.specialHours.filter(({ date }) => date === day);
  const name = special.find((entry) => entry.name)?.name;
  if (name) return `for ${name}`;
  const weekday = weekdayNames[weekdayOf(day)]!;
  return special.length > 0 ? `on ${weekday}` : `on ${weekday}s`;
}

/** Whole minutes for which a place was open from one instant to another. */
export function openMinutes(location: Hours, from: number, to: number): number {
  if (to <= from) return 0;
  const days = Math.ceil((to - from) / (1440 * minuteMs)) + 1;
  const open = openPeriods(location, from, days).reduce(
    (sum, period) => sum + Math.max(0, Math.min(period.to, to) - Math.max(period.from, from)),
    0,
  );
  return Math.floor(open / minuteMs);
}

/**
 * Reply times in the location's time zone: within set minutes while open, otherwise that long after the next opening,
 * never after closing.
 */
import { joinWithAnd } from '#src/lib/text.ts';
import { addDays, formatClock, instantOf, localDate, localParts, weekdayOf } from '#src/lib/dates.ts';
import { siteMomentText, weekdayNames } from '#src/lib/day-text.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { answerTime, periodsOn } from './opening-hours.ts';
import type { Location } from './location.ts';

type Hours = Pick<Location, 'openingHours' | 'specialHours' | 'timeZone'>;

interface OpenPeriod {
  from: number;
  to: number;
}

export interface AnswerBy {
  /** Epoch milliseconds. */
  at: number;
  /** Completes "We …": "are closed on Sundays"; null without a delay. */
  reason: string | null;
}

const minuteMs = 60_000;
/** Later times aren't promised. */
const daysAhead = 21;

/** Adjacent periods are merged. */
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

/** "We’ll call you by Friday 20 November, 11:30 am."; once past, the opening times. */
export function callPromise(
  location: Hours,
  { from, now }: { from: number; now: number },
  { forms, regional }: Pick<PublicSettings, 'forms' | 'regional'>,
): string | null {
  // Missing from earlier builds' records.
  const promised = answerBy(location, from, forms.answerMinutes ?? 0);
  return promised && promised.at > now
    ? `We’ll call you by ${siteMomentText(promised.at, location.timeZone, regional)}.`
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

function closedText(location: Hours, day: string): string {
  const special = location.specialHours.filter(({ date }) => date === day);
  const name = special.find((entry) => entry.name)?.name;
  if (name) return `for ${name}`;
  const weekday = weekdayNames[weekdayOf(day)]!;
  return special.length > 0 ? `on ${weekday}` : `on ${weekday}s`;
}

export function openMinutes(location: Hours, from: number, to: number): number {
  if (to <= from) return 0;
  const days = Math.ceil((to - from) / (1440 * minuteMs)) + 1;
  const open = openPeriods(location, from, days).reduce(
    (sum, period) => sum + Math.max(0, Math.min(period.to, to) - Math.max(period.from, from)),
    0,
  );
  return Math.floor(open / minuteMs);
}

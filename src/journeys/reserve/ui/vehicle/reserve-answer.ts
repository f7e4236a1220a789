/** For a vehicle that is taken, or of unknown availability (RES-02). */
import type * as v from 'valibot';
import type { carAvailability } from '#src/contracts/availability.ts';
import { formatClock, formatDayMonth, localParts } from '#src/lib/dates.ts';

export type Availability = v.InferOutput<(typeof carAvailability)['reply']>;

export interface ReserveStop {
  kind: 'stop';
  title: string;
  text: string;
  /** Retrying would give the same answer. */
  isFinal: boolean;
  similar: boolean;
}
export type ReserveAnswer = { kind: 'go' } | ReserveStop;

interface AnswerContext {
  title: string;
  word: string;
  /** IANA: holds end by the dealer's clock. */
  timeZone: string;
}

export function reserveAnswer(
  { available, reservable, reason, until }: Availability,
  { title, word, timeZone }: AnswerContext,
  now: number,
): ReserveAnswer {
  if (available && reservable) return { kind: 'go' };
  if (!available)
    return {
      kind: 'stop',
      isFinal: true,
      similar: true,
      title: `This ${word} is no longer available`,
      text: `The ${title} has just sold. Have a look at similar ones.`,
    };
  if (reason === 'held')
    return {
      kind: 'stop',
      isFinal: false,
      similar: true,
      title: `Someone else is reserving this ${word} right now`,
      text: `The ${title} is on hold for another shopper${until ? ` until ${timeText(Date.parse(until), timeZone, now)}` : ''}. If they don’t go ahead, you can reserve it then.`,
    };
  if (reason === 'reserved')
    return {
      kind: 'stop',
      isFinal: true,
      similar: true,
      title: `This ${word} is reserved`,
      text: `Another shopper has reserved the ${title}. Ask us to call you if it becomes available.`,
    };
  return {
    kind: 'stop',
    isFinal: true,
    similar: false,
    title: `This ${word} can’t be reserved online`,
    text: `The ${title} can’t be reserved on this website at the moment. Call us and we’ll help.`,
  };
}

/** A missing response never counts as a yes. */
export const noAnswer = ({ title }: Pick<AnswerContext, 'title'>, message: string): ReserveAnswer => ({
  kind: 'stop',
  isFinal: false,
  similar: false,
  title: 'We couldn’t check that it’s still available',
  text: `${message} Until we know, we can’t reserve the ${title} for you.`,
});

/** "4:30 pm", or "Saturday 21 November, 4:30 pm" on another day. */
function timeText(instant: number, timeZone: string, now: number): string {
  const { date, minutes } = localParts(instant, timeZone);
  if (date === localParts(now, timeZone).date) return formatClock(minutes);
  const weekday = new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' }).format(instant);
  return `${weekday} ${formatDayMonth(date)}, ${formatClock(minutes)}`;
}

/** What a shopper is told when a vehicle cannot be reserved after all, or when nobody can say (RES-02). */
import type * as v from 'valibot';
import type { carAvailability } from '#src/contracts/availability.ts';

export type Availability = v.InferOutput<typeof carAvailability['reply']>;

export type ReserveAnswer =
  | { kind: 'go' }
  /** `isFinal`: another press would say the same. */
  | { kind: 'stop'; title: string; text: string; isFinal: boolean; similar: boolean };

interface Said { title: string; word: string }

/** `until` is said in the shopper's own clock. */
export function reserveAnswer({ available, reservable, reason, until }: Availability, { title, word }: Said): ReserveAnswer {
  if (available && reservable) return { kind: 'go' };
  if (!available) return { kind: 'stop', isFinal: true, similar: true, title: `This ${word} is no longer available`, text: `The ${title} has just sold. Here is what is similar.` };
  if (reason === 'held') return { kind: 'stop', isFinal: false, similar: true, title: 'Somebody is reserving it right now', text: `The ${title} is held for another shopper${until ? ` until ${clock(until)}` : ''}. If they do not go through with it you can reserve it then.` };
  if (reason === 'reserved') return { kind: 'stop', isFinal: true, similar: true, title: `This ${word} is reserved`, text: `Another shopper has reserved the ${title}. Ask us to call you if it comes back.` };
  return { kind: 'stop', isFinal: true, similar: false, title: 'It cannot be reserved online', text: `We do not take a deposit online for the ${title} at the moment. Call us and we will look after it.` };
}

/** No answer is never a yes. */
export const noAnswer = ({ title }: Said, message: string): ReserveAnswer => ({
  kind: 'stop', isFinal: false, similar: false, title: 'We could not check that it is still available', text: `${message} Until we know, we take no deposit for the ${title}.`,
});

const clock = (instant: string): string => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));

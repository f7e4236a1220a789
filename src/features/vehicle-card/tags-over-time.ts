/** What becomes of a printed card once the clock has passed its instants. Milliseconds since 1970. */
export interface CardClock {
  newUntil: number | null;
  /** When a sold vehicle's window or a promotion is over. */
  goneFrom: number | null;
}

/** `gone`: its time is over; `old`: the new tag is no longer true; `same`: the card still tells the truth. */
export function cardState(clock: CardClock, now: number): 'gone' | 'old' | 'same' {
  if (clock.goneFrom !== null && now >= clock.goneFrom) return 'gone';
  return clock.newUntil !== null && now >= clock.newUntil ? 'old' : 'same';
}

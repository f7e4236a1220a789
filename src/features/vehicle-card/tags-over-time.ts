/** What becomes of a printed card once the clock has passed its instants. Milliseconds since 1970. */
export interface CardClock {
  newUntil: number | null;
  soldUntil: number | null;
}

/** `gone`: the sold window is over; `old`: the new tag is no longer true; `same`: the card still tells the truth. */
export function cardState(clock: CardClock, now: number): 'gone' | 'old' | 'same' {
  if (clock.soldUntil !== null && now >= clock.soldUntil) return 'gone';
  return clock.newUntil !== null && now >= clock.newUntil ? 'old' : 'same';
}

/** Epoch milliseconds. */
export interface CardClock {
  newUntil: number | null;
  /** When a sold vehicle disappears, or a promotion ends. */
  goneFrom: number | null;
}

/** `gone`: remove the card; `old`: remove the "new" tag. */
export function cardState(clock: CardClock, now: number): 'gone' | 'old' | 'same' {
  if (clock.goneFrom !== null && now >= clock.goneFrom) return 'gone';
  return clock.newUntil !== null && now >= clock.newUntil ? 'old' : 'same';
}

/** What a person decided of a price that was held: good for that price of the feed alone, so that another is asked again. */
export interface PriceDecision {
  /** The dealer's number of the vehicle, else its id. */
  vehicle: string;
  /** The feed's price that it is about, whole dollars. */
  feedPrice: number;
  /** Publish it, keep the last good price, or take the vehicle off the site. */
  decision: 'approve' | 'keep' | 'hide';
  /** With `keep`: the price that stays, whole dollars. */
  keptPrice: number | null;
  /** ISO 8601 in UTC. */
  decidedAt: string;
  decidedBy: string | null;
}

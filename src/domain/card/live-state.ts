/** What happened to a vehicle since the site was built. */
export interface LiveState {
  state: 'held' | 'sold';
  /** When a hold ends, ISO instant; null for a sale. */
  until: string | null;
}

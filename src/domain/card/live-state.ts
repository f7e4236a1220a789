export interface LiveState {
  state: 'held' | 'sold';
  until: string | null;
}

import { useEffect } from 'react';

/** Hearts and compare ticks of cards that a script made: shown, and in step with the lists. */
export function useSavedButtons(): void {
  useEffect(() => {
    void import('./favourites.client.ts').then(({ showSavedButtons }) => { showSavedButtons(); });
  });
}

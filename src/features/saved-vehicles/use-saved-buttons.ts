import { useEffect } from 'react';

/** Hearts and compare ticks for the cards in the document that a script made, in step with the lists. */
export async function bringSavedButtons(): Promise<void> {
  const { showSavedButtons } = await import('./favourites.client.ts');
  showSavedButtons();
}

/** The same after each render. Cards that are not in the document yet have none: who puts them there calls `bringSavedButtons`. */
export function useSavedButtons(): void {
  useEffect(() => void bringSavedButtons());
}

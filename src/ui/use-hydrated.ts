import { useSyncExternalStore } from 'react';

const unchanging = () => () => {};

/** False in the server's markup, and so in the first render of an island. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

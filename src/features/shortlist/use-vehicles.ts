import { useCallback, useEffect, useState } from 'react';
import type { ComparedVehicle } from '#src/domain/card/compare-facts.ts';
import type { VehicleLookup } from './site-lookup.ts';

/** `failed`: names and links without prices. */
export type FoundVehicles =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; vehicles: ReadonlyMap<string, ComparedVehicle> };

export function useVehicles(
  ids: readonly string[],
  lookUp: VehicleLookup,
): { found: FoundVehicles; retry: () => void } {
  const [found, setFound] = useState<FoundVehicles>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const wanted = ids.toSorted().join('\n');
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: FoundVehicles) => {
      if (isCurrent) setFound(next);
    };
    lookUp(wanted === '' ? [] : wanted.split('\n')).then(
      (vehicles) => settle({ status: 'ready', vehicles: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])) }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, lookUp, attempt]);
  const retry = useCallback(() => {
    setFound({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { found, retry };
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { compareFacts, countLines, type CompareGroup } from '#src/domain/card/compare-facts.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { $compared, maxCompared } from '../saved-vehicles/compare.store.ts';
import { cardData } from '#src/view/card/card-data.ts';
import { liveVehicle } from '#src/view/card/live-card.ts';
import { $liveStates } from '../vehicle-card/live-states.store.ts';
import { CompareTable } from './CompareTable.tsx';
import type { FavouritesListProps } from './FavouritesList.tsx';
import { RemovedVehicles } from './RemovedVehicles.tsx';
import { ComingList, EmptyList, UnkeptNote, Unreachable } from './Notes.tsx';
import { useBrowserStore } from './use-browser-store.ts';
import { useVehicles } from './use-vehicles.ts';

export type CompareListProps = Pick<FavouritesListProps, 'settings' | 'now' | 'lookUp' | 'empty'>;

const clear = () => void import('../saved-vehicles/browser-lists.ts').then(({ compareList }) => compareList.clear());

function summary(groups: CompareGroup[], count: number): string {
  const { lines, differing } = countLines(groups);
  if (count === 1) return 'Choose another to see the differences.';
  const hasBest = groups.some((group) => group.lines.some(({ best }) => best.length > 0));
  return `${differing} of ${lines} details differ and are marked on the left.${hasBest ? ' “Best” marks a clearly better figure.' : ''}`;
}

export function CompareList({ settings, now, lookUp, empty }: CompareListProps) {
  const chosen = useBrowserStore($compared);
  const states = useStore($liveStates, { ssr: 'initial' });
  const [hideSame, setHideSame] = useState(false);
  const { found, retry } = useVehicles(
    (chosen ?? []).map(({ id }) => id),
    lookUp,
  );
  if (chosen === null) return null;
  if (found.status === 'loading' && chosen.length > 0)
    return <ComingList text="Loading your list" count={chosen.length} />;
  if (chosen.length === 0) return <EmptyList empty={empty} />;
  if (found.status !== 'ready') return <Unreachable entries={chosen} retry={retry} />;
  const vehicles = chosen
    .flatMap(({ id }) => found.vehicles.get(id) ?? [])
    .map((vehicle) => {
      const live = states[vehicle.slug];
      return live ? liveVehicle(vehicle, live) : vehicle;
    });
  const groups = compareFacts(vehicles, settings);
  return (
    <>
      <UnkeptNote />
      {vehicles.length > 0 && (
        <div className="compare">
          <div className="compare__bar">
            <p className="compare__summary" role="status">
              {summary(groups, vehicles.length)}
            </p>
            {vehicles.length > 1 && (
              <label className="compare__same">
                <input type="checkbox" checked={hideSame} onChange={(event) => setHideSame(event.target.checked)} />
                Show differences only
              </label>
            )}
            {chosen.length < maxCompared && (
              <a className="button button--line" href={empty.url}>
                <Icon name="plus" />
                Add another
              </a>
            )}
            <button className="button button--line" type="button" onClick={() => window.print()}>
              <Icon name="printer" />
              Print
            </button>
            <button className="button button--line" type="button" onClick={clear}>
              Clear all
            </button>
          </div>
          <CompareTable
            cards={vehicles.map((vehicle) => cardData(vehicle, settings, now, 'list'))}
            groups={groups}
            settings={settings}
            hideSame={hideSame && vehicles.length > 1}
          />
          <p className="compare__note">
            Prices are only compared with prices of the same type. Details are as listed by the dealer. Check anything
            that matters to you before you buy.
          </p>
        </div>
      )}
      <RemovedVehicles entries={chosen.filter(({ id }) => !found.vehicles.has(id))} list="compare" />
    </>
  );
}

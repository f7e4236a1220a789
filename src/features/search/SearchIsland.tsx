import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OpenSearch } from './app/open-search.ts';
import type { ClassesOf } from './search-classes.ts';
import { loadSearch } from './load-search.ts';
import { $searchStage } from './search-stage.store.ts';

interface Props {
  classesOf: ClassesOf;
  children?: ReactNode;
}

const giveUp = (): void => {
  $searchStage.set('static');
};

/** Shows the static list until the hidden live one has results. */
export function SearchIsland({ classesOf, children }: Props) {
  const stage = useStore($searchStage);
  const [search, setSearch] = useState<OpenSearch | null>(null);
  const live = useRef<HTMLDivElement>(null);
  const isLive = stage === 'live';
  useEffect(() => {
    if (stage === 'wanted')
      loadSearch()
        .then(([openSearch]) => openSearch())
        .then(setSearch, giveUp);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the next search starts again
    if (stage === 'static') setSearch(null);
  }, [stage]);
  return (
    <>
      {!isLive && children}
      {search && (
        <div
          ref={live}
          hidden={!isLive}
          style={isLive ? { display: 'contents' } : undefined}
          data-search-app={isLive ? 'live' : undefined}
        >
          <search.SearchApp
            {...search.props}
            classes={classesOf(search.props.config.settings)}
            isLive={isLive}
            onReady={() => void search.replaceStaticList(live.current!, search.props.config.settings)}
            onFailure={giveUp}
          />
        </div>
      )}
    </>
  );
}

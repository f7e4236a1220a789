import type { ReactNode } from 'react';
import { SearchIsland } from '#src/features/search/SearchIsland.tsx';
import { searchClasses } from './search-classes.ts';

export function Search({ children }: { children?: ReactNode }) {
  return <SearchIsland classesOf={() => searchClasses}>{children}</SearchIsland>;
}

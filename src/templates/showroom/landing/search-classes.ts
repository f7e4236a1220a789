import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { SearchClasses } from '#src/features/search/search-classes.ts';
import { cardSizes } from '../parts/card-sizes.ts';

export const pills = 6;

export const searchClasses = (settings: Pick<PublicSettings, 'cards'>): SearchClasses => ({
  root: 'search-app',
  bar: { className: 'filter-bar', row: 'wrap filter-bar__row filter-bar__row--live', pills },
  panel: 'filter-sheet',
  openButton: { className: 'button filter-bar__open filter-bar__open--live', text: 'All filters' },
  closeButton: 'icon-button',
  results: 'wrap results',
  applied: 'chips applied',
  chip: 'chip chip--on',
  sorts: 'chips chips--line applied',
  sortOn: 'chip chip--on',
  factIcons: false,
  cardSizes: cardSizes(settings),
});

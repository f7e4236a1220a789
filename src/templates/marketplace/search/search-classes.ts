import type { SearchClasses } from '#src/features/search/search-classes.ts';

export const searchClasses: SearchClasses = {
  root: 'search',
  bar: null,
  panel: 'filters sheet',
  openButton: { className: 'button button--line search__open', text: 'Filters' },
  closeButton: 'icon-button filters__close',
  results: 'search__results',
  applied: 'chips chips--scroll applied',
  chip: 'chip',
  sorts: 'chips chips--scroll applied',
  sortOn: 'chip',
  factIcons: true,
  cardSizes: '(min-width:768px) 350px,40vw',
};

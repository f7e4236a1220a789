import type { SearchClasses } from '#src/features/search/search-classes.ts';
import { unsetFilterText } from '#src/view/copy/search/sentence-copy.ts';
import { imageSizes } from '../parts/sizes.ts';

/** Filters in the sentence; others are in the panel. */
export const sentenceFilters = 5;

export const searchClasses: SearchClasses = {
  root: 'search-app',
  bar: { className: 'sentence-bar', row: 'wrap sentence-bar__row', pills: sentenceFilters, words: unsetFilterText },
  panel: 'filter-sheet',
  openButton: { className: 'button button--line button--compact sentence-bar__open', text: 'All filters' },
  closeButton: 'icon-button',
  results: 'wrap results',
  applied: 'chips applied',
  chip: 'chip',
  sorts: 'chips chips--line applied',
  sortOn: 'chip chip--on',
  factIcons: false,
  cards: 'cards--plates',
  cardSizes: imageSizes.plates,
};

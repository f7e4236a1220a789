/** How a template arranges the interactive search: in the classes of its static page, so that nothing jumps when one takes the other's place. */
export interface SearchLook {
  root: string;
  /** A bar across the page with the first filters as pills and the sort order; without one the filters stand beside the results. */
  bar: { className: string; row: string; pills: number } | null;
  panel: string;
  openButton: { className: string; words: string };
  closeButton: string;
  results: string;
  chip: string;
  applied: string;
  factIcons: boolean;
  cardSizes: string;
}

export const looks: Record<'marketplace' | 'showroom', SearchLook> = {
  marketplace: {
    root: 'search', bar: null, panel: 'filters sheet', openButton: { className: 'button button--line search__open', words: 'Filters' }, closeButton: 'icon-button filters__close',
    results: 'search__results', applied: 'chips chips--scroll applied', chip: 'chip', factIcons: true, cardSizes: '(min-width:768px) 350px,40vw',
  },
  showroom: {
    root: 'search-app', bar: { className: 'filter-bar', row: 'wrap filter-bar__row filter-bar__row--live', pills: 6 }, panel: 'filter-sheet',
    openButton: { className: 'button filter-bar__open filter-bar__open--live', words: 'All filters' }, closeButton: 'icon-button',
    results: 'wrap results', applied: 'chips applied', chip: 'chip chip--on', factIcons: false, cardSizes: '(min-width:1440px) 416px,(min-width:1200px) 30vw,(min-width:576px) 46vw,132px',
  },
};

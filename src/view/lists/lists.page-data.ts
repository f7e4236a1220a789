/** Pages of the lists that live in the browser: the page is the same for everyone, its cars come from storage. */
interface ListPageData {
  title: string;
  description: string;
  heading: string;
  /** What stands there where no script runs. */
  withoutScript: string;
  /** Where there is nothing in the list yet. */
  empty: { title: string; text: string; label: string; url: string };
}
export interface FavouritesPageData extends ListPageData {
  kind: 'favourites';
}
export interface ComparePageData extends ListPageData {
  kind: 'compare';
}
export interface WatchlistPageData extends ListPageData {
  kind: 'watchlist';
  /** Where nobody is signed in. */
  signIn: { title: string; text: string; label: string; privacyPath: string };
  /**
   * For a saved vehicle that the site no longer lists and this browser has no name for; `url` is where to look next.
   */
  gone: { unnamed: string; url: string };
}

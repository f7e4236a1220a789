/** Pages for lists stored in the browser: identical for everyone until filled from storage. */
interface ListPageData {
  title: string;
  description: string;
  heading: string;
  withoutScript: string;
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
  signIn: { title: string; text: string; label: string; privacyPath: string };
  /** For saved vehicles no longer listed and unnamed in this browser; `url` leads to alternatives. */
  gone: { unnamed: string; url: string };
}

/** Identical for everyone until the browser fills them from its storage. */
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
  /** For delisted vehicles without a stored name; `url` leads to alternatives. */
  gone: { unnamed: string; url: string };
}

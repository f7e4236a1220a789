/** The plain search form: works as a GET form to /results without a script; selects lead to landing pages with one. */
export interface SearchFormData {
  placeholder: string;
  /** Vehicles in stock; null where the page must not change with every sale (make and model pages). */
  total: number | null;
  /**
   * By name. `count` is null where `total` is. `models` is filled for the page's own make only:
   * the others come from `countsUrl` when a shopper picks a make.
   */
  makes: { label: string; slug: string; count: number | null; models: { label: string; slug: string; count: number | null }[] }[];
  bodies: { label: string; slug: string; count: number | null }[];
  /** Offered "Price, up to" amounts, whole dollars. */
  prices: number[];
  /** Quick searches that have stock, each a landing page. */
  presets: { label: string; url: string }[];
  /** Address of the stock counts: every make with its models, and every landing page's number. */
  countsUrl: string;
}

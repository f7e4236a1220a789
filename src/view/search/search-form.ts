/** The plain search form: works as a GET form to /results without a script; selects lead to landing pages with one. */
export interface SearchFormData {
  placeholder: string;
  /** Vehicles in stock. */
  total: number;
  /** By name; models come from `countsUrl` when a shopper picks a make. */
  makes: { label: string; slug: string; count: number }[];
  bodies: { label: string; slug: string; count: number }[];
  /** Offered "Price, up to" amounts, whole dollars. */
  prices: number[];
  /** Quick searches that have stock, each a landing page. */
  presets: { label: string; url: string }[];
  /** Address of the stock counts: every make with its models, and every landing page's number. */
  countsUrl: string;
}

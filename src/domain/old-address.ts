/** From redirects.csv. */
export interface OldAddress {
  /**
   * Path without a trailing slash; `:name` matches a segment, a trailing `/*` anything. A query lists required
   * parameters: `?id=123`, `?make=:make`.
   */
  from: string;
  /** A path or https URL, with `:name` and `:splat` as in `from`. */
  to: string;
}

export const isPattern = ({ from }: OldAddress): boolean => /\/(?:\*(?:\?|$)|:[a-z_])/i.test(from);

export const isFilled = ({ to }: OldAddress): boolean => /[/=]:[a-z_]/i.test(to.replace(/^https:\/\//, ''));

/** An address of a dealer's old site (redirects.csv) with where it leads now. */
export interface OldAddress {
  /**
   * Path without a closing slash; `:name` stands for one segment, a closing `/*` for anything. A query names the
   * parameters that it has to have: `?id=123`, `?make=:make`.
   */
  from: string;
  /** Path of this site or an https address, with `:name` and `:splat` as `from` has them. */
  to: string;
}

/** Whether it stands for more than one address. */
export const isPattern = ({ from }: OldAddress): boolean => /\/(?:\*(?:\?|$)|:[a-z_])/i.test(from);

/** Whether where it leads depends on what was asked for. */
export const isFilled = ({ to }: OldAddress): boolean => /[/=]:[a-z_]/i.test(to.replace(/^https:\/\//, ''));

/** Where the operator of the sites hears of security issues. */
export interface SecurityContact {
  /** `mailto:`, `https:` or `tel:`. */
  contact: string;
  policy?: string | undefined;
}

export interface SecurityContact {
  /** `mailto:`, `https:` or `tel:`. */
  contact: string;
  policy?: string | undefined;
}

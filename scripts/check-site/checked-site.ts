export interface CheckedSite {
  slug: string;
  pages: number;
  /** By area. */
  faults: Record<string, string[]>;
  error: string | null;
}

export const isSound = ({ faults, error }: CheckedSite): boolean => error === null && Object.keys(faults).length === 0;

/** What `npm run check-site` says of a dealer; the shape that `--json` prints. */
export interface CheckedSite {
  slug: string;
  pages: number;
  /** What is wrong, by what was looked at; areas without a fault are left out. */
  faults: Record<string, string[]>;
  /** Why it could not be looked at. */
  error: string | null;
}

export const isSound = ({ faults, error }: CheckedSite): boolean => error === null && Object.keys(faults).length === 0;

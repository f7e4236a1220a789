/** A tile that leads to a landing page. */
export interface BrowseTile {
  label: string;
  url: string;
  count: number;
  /** "from $9,990 drive away", or null. */
  from: string | null;
  /** Picture address, or null. */
  image: string | null;
}

/**
 * Retired URLs (ROUTE-23), redirected for a set number of days. Feeds have no history, so each build publishes its URLs
 * for the next.
 */
import { addDays } from '#src/lib/dates.ts';

export interface RetiredUrl {
  path: string;
  /** The dealer's date. */
  left: string;
  /** Lists, closest first. */
  near: string[];
}

export interface AddressBook {
  dealer: string;
  /** Vehicle and list pages, with their closest lists. */
  has: Record<string, string[]>;
  left: RetiredUrl[];
}

export const addressBookPath = '/data/addresses.json';

/** Limited so that redirect rules load fast. */
export const maxRetiredUrls = 5000;

export function retiredUrls(
  before: AddressBook | null,
  has: AddressBook['has'],
  { today, days }: { today: string; days: number },
): RetiredUrl[] {
  if (before === null) return [];
  const known = new Map(before.left.map((address) => [address.path, address]));
  for (const [path, near] of Object.entries(before.has)) known.set(path, { path, left: today, near });
  return [...known.values()]
    .filter(({ path, left }) => !Object.hasOwn(has, path) && addDays(left, days) > today)
    .sort((a, b) => order(b.left, a.left) || order(a.path, b.path))
    .slice(0, maxRetiredUrls);
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

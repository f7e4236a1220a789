/**
 * Addresses of vehicles and lists that a site had and has no more (ROUTE-23): they lead on for as many days as the
 * dealer's settings say. Nothing in a feed tells what it held before, so every build publishes what it has, and the next
 * one reads it.
 */
import { addDays } from '#src/lib/dates.ts';

export interface LeftAddress {
  path: string;
  /** The dealer's date of the first build without it. */
  left: string;
  /** Lists that came closest to it, the closest first. All stock follows them. */
  near: string[];
}

/** Published with every site, as the stock's record is: on a clean machine the live site is the only memory. */
export interface AddressBook {
  dealer: string;
  /** Every vehicle and list that has a page, each with the lists that come closest to it. */
  has: Record<string, string[]>;
  left: LeftAddress[];
}

export const addressBookPath = '/data/addresses.json';

/** A site never answers for more, so that its rules stay quick to read: the newest stay. */
export const mostLeftAddresses = 5000;

/** What has left by `today`, a date of the dealer's, and still leads on. */
export function leftAddresses(
  before: AddressBook | null,
  has: AddressBook['has'],
  { today, days }: { today: string; days: number },
): LeftAddress[] {
  if (before === null) return [];
  const known = new Map(before.left.map((address) => [address.path, address]));
  for (const [path, near] of Object.entries(before.has)) known.set(path, { path, left: today, near });
  return [...known.values()]
    .filter(({ path, left }) => !Object.hasOwn(has, path) && addDays(left, days) > today)
    .sort((a, b) => order(b.left, a.left) || order(a.path, b.path))
    .slice(0, mostLeftAddresses);
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

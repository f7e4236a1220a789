/**
 * Gives each vehicle a stable id, so that its URL never changes: the feed's id, or a hash of identifying columns
 * (identity-keys.ts), never of the price.
 *
 * Different VINs mean different vehicles; if these share an id or stock number, the VIN becomes part of their ids.
 * Otherwise a repeated id or VIN is a duplicate and, without ids, so is a repeated stock number with the same make,
 * model and year. A stock number alone proves nothing (unresolved-issues.ts). Identical rows are duplicates. Used
 * vehicles that differ only in price are one car: the lower price wins, because it binds the dealer. Identical new
 * vehicles are numbered in feed order. Facts that duplicates contradict are settled in contradictions.ts.
 */
import type { Rejection } from '../feed.ts';
import type { VehicleDraft } from '../row-to-vehicle.ts';
import type { FeedValues } from '../mapping/fields.ts';
import type { UnknownFeedWord } from '../open-questions.ts';
import { stockNumberOf } from './stock-number.ts';
import { shortHash } from './hash.ts';

export interface Candidate {
  row: number;
  draft: VehicleDraft;
  id: string | null;
  record: unknown;
  /** Joined with those of other rows. */
  values?: FeedValues;
  asked?: UnknownFeedWord[];
  hasMadeId?: boolean;
}

export interface Identified extends Candidate {
  id: string;
}

export interface IdentityKeys {
  /** `certain` if the key alone proves a duplicate. */
  keyOf: (candidate: Candidate) => { key: string; certain: 'stock number' | null };
  contentOf: (record: unknown) => string;
  lineOf: (row: number) => number;
}

const fillerId = /^(?:0+|x+)$/;
const fewest = 3;

/** Ids of several rows that are fillers, or the same in every row of different vehicles (the dealer's id). */
export function withoutFillerIds(candidates: readonly Candidate[], report: (candidate: Candidate) => void): void {
  const ids = Map.groupBy(candidates, ({ id }) => id?.toLowerCase() ?? '');
  const isOne = ids.size === 1 && candidates.length >= fewest && new Set(candidates.map(modelOf)).size > 1;
  for (const [id, sharing] of ids) {
    if (id === '' || sharing.length === 1 || !(isOne || fillerId.test(id)) || haveVins(sharing)) continue;
    for (const candidate of sharing) {
      report(candidate);
      candidate.id = null;
    }
  }
}

/** Their ids then differ anyway. */
const haveVins = (candidates: readonly Candidate[]): boolean =>
  new Set(candidates.map(vinOf).filter((vin) => vin !== null)).size === candidates.length;

/** From this many kilometres, equal readings mean the same used car. */
const distinctOdometer = 1000;

export function identify(
  candidates: Candidate[],
  keys: IdentityKeys,
): { identified: Identified[]; duplicates: Rejection[]; pairs: DuplicatePair[] } {
  const duplicates: Rejection[] = [];
  const pairs: DuplicatePair[] = [];
  const reject = (candidate: Candidate, kept: Candidate, how: string) => {
    const field = how.includes('id') && candidate.id !== null ? 'id' : how.includes('VIN') ? 'vin' : null;
    duplicates.push({
      line: keys.lineOf(candidate.row),
      id: candidate.id,
      ...stockNumberOf(candidate.draft.vehicle),
      field,
      reason: `duplicate: ${how} as line ${keys.lineOf(kept.row)}, which is used`,
    });
    if (isSameCar(kept, candidate)) pairs.push({ kept, candidate });
  };
  const single = withoutSame(
    withoutSame(candidates, ({ id }) => id?.toLowerCase() ?? null, 'the same id', reject),
    ({ draft }) => (draft.vehicle.vin?.length === 17 ? draft.vehicle.vin : null),
    'the same VIN',
    reject,
  );
  const taken = new Set<string>();
  const firstOf = new Map<string, Candidate>();
  for (const candidate of single) {
    if (candidate.id === null) continue;
    const id = candidate.id.toLowerCase();
    if (firstOf.has(id)) {
      candidate.id = freeId(`id ${id}\nvin ${candidate.draft.vehicle.vin}`, taken);
      candidate.hasMadeId = true;
    } else firstOf.set(id, candidate);
    taken.add(candidate.id);
  }
  const groups = new Map<string, { certain: 'stock number' | null; members: Candidate[] }>();
  for (const candidate of single) {
    if (candidate.id !== null) continue;
    const { key, certain } = keys.keyOf(candidate);
    const group = groups.get(key);
    if (group) group.members.push(candidate);
    else groups.set(key, { certain, members: [candidate] });
  }
  for (const [key, { certain, members }] of groups) {
    const different =
      members.length === 1
        ? members
        : certain
          ? withoutSame(members, () => key, `the same ${certain}`, reject)
          : withoutLookalikes(members, keys, reject);
    for (const [index, candidate] of different.entries()) {
      const { vin } = candidate.draft.vehicle;
      const own = certain && different.length > 1 ? `${key}\nvin ${vin}` : index === 0 ? key : `${key}\n${index + 1}`;
      candidate.id = freeId(own, taken);
      candidate.hasMadeId = true;
    }
  }
  const identified = single.filter((candidate): candidate is Identified => candidate.id !== null);
  return { identified, duplicates, pairs };
}

export interface DuplicatePair {
  kept: Candidate;
  candidate: Candidate;
}

/** Rows with one id may still be of different vehicles. */
function isSameCar(one: Candidate, other: Candidate): boolean {
  const vin = vinOf(one);
  return (vin?.length === 17 && vin === vinOf(other)) || modelOf(one) === modelOf(other);
}

export const modelOf = ({ draft: { vehicle } }: Candidate): string =>
  `${vehicle.make} ${vehicle.model} ${vehicle.year}`.toLowerCase();

type Reject = (candidate: Candidate, kept: Candidate, how: string) => void;

function withoutSame(
  candidates: Candidate[],
  keyOf: (candidate: Candidate) => string | null,
  how: string,
  reject: Reject,
): Candidate[] {
  const kept = new Map<string, Candidate[]>();
  const take = (candidate: Candidate): boolean => {
    const key = keyOf(candidate);
    if (key === null) return true;
    const others = kept.get(key);
    const same = others?.find((other) => !vinsDiffer(other, candidate));
    if (same) reject(candidate, same, how);
    else if (others) others.push(candidate);
    else kept.set(key, [candidate]);
    return same === undefined;
  };
  const isTaken = new Map<Candidate, boolean>();
  // Rows without a VIN could match any with one, so they come last.
  for (const candidate of inVinOrder(candidates, keyOf)) isTaken.set(candidate, take(candidate));
  return candidates.filter((candidate) => isTaken.get(candidate));
}

const vinOf = ({ draft }: Candidate): string | null => draft.vehicle.vin;

/** A partial VIN (its last characters) doesn't count as different. */
export function vinsDiffer(one: Candidate, other: Candidate): boolean {
  const [a, b] = [vinOf(one), vinOf(other)];
  return a !== null && b !== null && !a.endsWith(b) && !b.endsWith(a);
}

function inVinOrder(candidates: Candidate[], keyOf: (candidate: Candidate) => string | null): Candidate[] {
  const withVin = new Map<string, Candidate>();
  const several = new Set<string>();
  for (const candidate of candidates) {
    const key = vinOf(candidate) === null ? null : keyOf(candidate);
    if (key === null) continue;
    const first = withVin.get(key);
    if (first === undefined) withVin.set(key, candidate);
    else if (vinsDiffer(first, candidate)) several.add(key);
  }
  const isLate = (candidate: Candidate) => vinOf(candidate) === null && several.has(keyOf(candidate) ?? '');
  return several.size === 0
    ? candidates
    : [...candidates.filter((candidate) => !isLate(candidate)), ...candidates.filter(isLate)];
}

/** The order doesn't depend on other rows or prices. */
function withoutLookalikes(members: Candidate[], keys: IdentityKeys, reject: Reject): Candidate[] {
  const byContent = new Map<string, Candidate[]>();
  for (const member of members) {
    const content = keys.contentOf(member.record);
    byContent.set(content, [...(byContent.get(content) ?? []), member]);
  }
  return [...byContent]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, alike]) => {
      const { carType, odometer } = alike[0]!.draft.vehicle;
      if (alike.length > 1 && carType === 'used' && (odometer ?? 0) >= distinctOdometer)
        return [cheapest(alike, reject)];
      return withoutSame(
        alike,
        ({ draft: { vehicle } }) => JSON.stringify([vehicle.price, vehicle.beforePrice, vehicle.subscriptionPrice]),
        'the same in every column',
        reject,
      );
    });
}

function cheapest(alike: Candidate[], reject: Reject): Candidate {
  const priceOf = ({ draft }: Candidate) => draft.vehicle.price ?? Number.POSITIVE_INFINITY;
  const kept = alike.reduce((best, candidate) => (priceOf(candidate) < priceOf(best) ? candidate : best));
  for (const candidate of alike) {
    if (candidate !== kept)
      reject(
        candidate,
        kept,
        priceOf(candidate) === priceOf(kept) ? 'the same in every column' : 'the same used vehicle (at another price)',
      );
  }
  return kept;
}

function freeId(key: string, taken: Set<string>): string {
  let id = shortHash(key);
  for (let attempt = 1; taken.has(id); attempt++) id = shortHash(`${key}\n#${attempt}`);
  taken.add(id);
  return id;
}

/** Format of report.json (docs/decisions/059-operators-report.md). */
import type { ReleaseDifference } from '../releases/release-difference.ts';
import type { DealerLeads } from '#src/server/operations/follow-up/dealer-leads.ts';
import type { Rejection } from '#src/sources/stock/load-stock.ts';
import type { HeldItem } from '#src/domain/guard/held-item.ts';
import type { FeedFailure } from '#src/domain/vehicle/feed-error.ts';
import type { LastFailure } from '../last-failure.ts';
import type { StockDay } from './day-history.ts';
import type { BuildFacts, LongStandingVehicle, ReportedVehicle } from './dealer-facts.ts';

/** `bad` needs action now, `warn` soon. */
export type Level = 'bad' | 'warn';

export const problemKinds = {
  leads: 'Leads not delivered',
  failed: 'Not built',
  unread: 'Feed couldn’t be read',
  held: 'Held changes',
  feed: 'Feed unchanged',
  refresh: 'Not refreshed',
  rows: 'Rows rejected',
  cover: 'Coverage',
  stock: 'Stock fell',
  weight: 'Page weight',
  reply: 'Slow replies',
} as const;
export type ProblemKind = keyof typeof problemKinds;

export interface DealerProblem {
  kind: ProblemKind;
  level: Level;
  text: string;
}

/** One task per cause. */
export interface Need {
  level: Level;
  title: string;
  dealers: string[];
  reason: string;
  command: string | null;
  since: number | null;
}

export interface OmittedReason {
  feed: string;
  reason: string;
  count: number;
  example: string;
}

/** Times in epoch milliseconds. */
export interface SiteState {
  facts: BuildFacts;
  /** Last success, even without changes. */
  refreshedAt: number;
  days: StockDay[];
  /** Null for the first release. */
  changed: Omit<ReleaseDifference, 'code'> | null;
  rejected: Rejection[];
  leftOut: OmittedReason[];
  pinned: string | null;
}

export interface DealerState {
  slug: string;
  name: string;
  /** Null if never built, or built before reports existed. */
  site: SiteState | null;
  failure: LastFailure | null;
  /** Null without a responding database. */
  leads: DealerLeads | null;
}

/** Whole percentages; null without vehicles for sale. */
export type CoveragePercent = Record<'price' | 'photos' | 'comments', number | null>;

/**
 * `failed`: the last good site is live. `unread`: the last good body replaces one of several feeds. `stale`: the feed
 * stopped changing.
 */
export const siteStatuses = ['ok', 'stale', 'unread', 'failed'] as const;
export type SiteStatus = (typeof siteStatuses)[number];

export interface DealerReport {
  slug: string;
  name: string;
  state: string | null;
  town: string | null;
  status: SiteStatus;
  problems: DealerProblem[];
  failure: LastFailure | null;
  site: SiteReport | null;
  leads: DealerLeads | null;
}

export interface SiteReport {
  vehicles: number;
  rows: number;
  pages: number;
  bytes: number;
  seconds: number;
  /** Epoch milliseconds. */
  builtAt: number;
  refreshedAt: number;
  pinned: string | null;
  days: StockDay[];
  changed: SiteState['changed'];
  coverage: CoveragePercent;
  without: Record<keyof CoveragePercent, { count: number; first: ReportedVehicle[] }>;
  rejected: Rejection[];
  /** Feeds replaced by their last good body. */
  unread: FeedFailure[];
  /** Hidden from shoppers until someone decides. */
  held: HeldItem[];
  feed: { source: BuildFacts['source']; host: string | null; changedAt: number; ageHours: number };
  /** In thousands of bytes, compressed. */
  page: { path: string; kilobytes: number } | null;
  warnings: { text: string; isNew: boolean }[];
  notes: string[];
  longStanding: LongStandingVehicle[];
  leftOut: OmittedReason[];
}

export interface ReportData {
  version: 1;
  /** ISO 8601 in UTC. */
  at: string;
  run: ReportRun | null;
  totals: ReportTotals;
  trends: ReportTrends;
  needs: Need[];
  dealers: DealerReport[];
  withoutLeads: string | null;
}

export interface ReportRun {
  kind: 'build' | 'refresh';
  at: string;
  seconds: number;
  /** Requested. */
  dealers: number;
  written: number;
}

export interface ReportTotals extends Record<SiteStatus, number> {
  dealers: number;
  vehicles: number;
  pages: number;
  bytes: number;
  rows: number;
  rejected: number;
  new: number;
  sold: number;
  cheaper: number;
  /** Null without a database. */
  leads: number | null;
  undelivered: number | null;
}

export interface ReportTrends {
  days: string[];
  vehicles: number[];
  rejected: number[];
  leads: number[] | null;
}

/** The operator's report for programs: report.json beside the page (docs/decisions/053-operators-report.md). */
import type { ReleaseDifference } from '../releases/release-difference.ts';
import type { DealerLeads } from '#src/server/follow-up/dealer-leads.ts';
import type { Rejection } from '#src/sources/stock/load-stock.ts';
import type { HeldItem } from '#src/domain/guard/held-item.ts';
import type { FeedFailure } from '#src/domain/vehicle/feed-fault.ts';
import type { LastFailure } from '../last-failure.ts';
import type { StockDay } from './day-history.ts';
import type { BuildFacts, LongStandingVehicle, ReportedVehicle } from './dealer-facts.ts';

/** `bad` needs a person now, `warn` soon. */
export type Level = 'bad' | 'warn';

export const problemKinds = {
  leads: 'Leads not delivered',
  failed: 'Not built',
  unread: 'Feed not read',
  held: 'Held changes',
  feed: 'Feed stands still',
  refresh: 'Not refreshed',
  rows: 'Rows set aside',
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

/** Something that a person must do: one for each cause, not for each dealer. */
export interface Need {
  level: Level;
  title: string;
  dealers: string[];
  reason: string;
  /** A command of the product; null where none helps. */
  command: string | null;
  /** Milliseconds since 1970; null where nobody knows. */
  since: number | null;
}

/** What a feed for another company's catalogue leaves out, by reason. */
export interface LeftOutReason {
  feed: string;
  reason: string;
  count: number;
  /** Number of one of them. */
  example: string;
}

/** A site as it stands. Times are milliseconds since 1970. */
export interface SiteState {
  facts: BuildFacts;
  /** The last build or refresh that succeeded, also one that found nothing to do. */
  refreshedAt: number;
  days: StockDay[];
  /** What the last release changed; null where it is the only one. */
  changed: Omit<ReleaseDifference, 'code'> | null;
  rejected: Rejection[];
  leftOut: LeftOutReason[];
  pinned: string | null;
}

/** What is known of a dealer before it is judged. */
export interface DealerState {
  slug: string;
  name: string;
  /** Null for one that was never built, or before reports were kept. */
  site: SiteState | null;
  failure: LastFailure | null;
  /** Null where no database is configured, or it does not answer. */
  leads: DealerLeads | null;
}

/** In whole per cent of the vehicles on sale; null where none is. */
export type CoveragePercent = Record<'price' | 'photos' | 'comments', number | null>;

/**
 * How a dealer's site stands. `failed`: the last build or refresh did, and the last good site stays; `unread`: built, and one
 * of several feeds is as it was last read well; `stale`: built, and its feed stands still.
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
  /** Vehicles that can be bought. */
  vehicles: number;
  rows: number;
  pages: number;
  bytes: number;
  seconds: number;
  /** Milliseconds since 1970. */
  builtAt: number;
  refreshedAt: number;
  pinned: string | null;
  days: StockDay[];
  changed: SiteState['changed'];
  coverage: CoveragePercent;
  /** How many of the vehicles on sale lack it, and the first of them. */
  without: Record<keyof CoveragePercent, { count: number; first: ReportedVehicle[] }>;
  rejected: Rejection[];
  /** Of several feeds, those that stay as they were last read well, and why. */
  unread: FeedFailure[];
  /** Changes of the feed that shoppers do not see until a person decides. */
  held: HeldItem[];
  feed: { source: BuildFacts['source']; host: string | null; changedAt: number; ageHours: number };
  /** The middle vehicle page with its stylesheets and scripts, thousands of bytes, compressed. */
  page: { path: string; kilobytes: number } | null;
  warnings: { text: string; isNew: boolean }[];
  notes: string[];
  longStanding: LongStandingVehicle[];
  leftOut: LeftOutReason[];
}

export interface ReportData {
  version: 1;
  /** When it was made, ISO 8601 in UTC. */
  at: string;
  run: ReportRun | null;
  totals: ReportTotals;
  trends: ReportTrends;
  needs: Need[];
  dealers: DealerReport[];
  /** Why there is nothing of leads; null where there is. */
  withoutLeads: string | null;
}

/** The build or refresh that it was made after. */
export interface ReportRun {
  kind: 'build' | 'refresh';
  at: string;
  seconds: number;
  /** Dealers that it was asked for, and files that it wrote. */
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

/** A number for each day, oldest first. */
export interface ReportTrends {
  days: string[];
  vehicles: number[];
  rejected: number[];
  leads: number[] | null;
}

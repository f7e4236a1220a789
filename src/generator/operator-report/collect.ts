import { readFileSync, statSync } from 'node:fs';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import type { LeadFigures } from '#src/server/operations/follow-up/dealer-leads.ts';
import type { Rejection } from '#src/sources/stock/load-stock.ts';
import { dealerFile, omittedFile, rejectedFile } from '../layout.ts';
import { readFailure } from '../last-failure.ts';
import { pinnedRelease } from '../releases/pin.ts';
import { releaseDifference } from '../releases/release-difference.ts';
import { readRelease, releaseIds } from '../releases/releases.ts';
import { readDays } from './day-history.ts';
import { readFacts } from './dealer-facts.ts';
import type { DealerState, OmittedReason, SiteState } from './report-data.ts';

export type KnownLeads = { figures: LeadFigures } | { figures: null; reason: string };

export function dealerState(outDir: string, slug: string, leads: LeadFigures | null): DealerState {
  const site = siteState(outDir, slug);
  return {
    slug,
    name: site?.facts.name ?? slug,
    site,
    failure: readFailure(outDir, slug),
    leads: leads && (leads.dealers.get(slug) ?? { count: 0, undelivered: [], times: null, locations: [] }),
  };
}

function siteState(outDir: string, slug: string): SiteState | null {
  const facts = readFacts(outDir, slug);
  if (facts === null) return null;
  return {
    facts,
    refreshedAt: Math.max(facts.at, lastRefreshAt(dealerFile(outDir, slug)) ?? 0),
    days: readDays(outDir, slug),
    changed: lastChange(outDir, slug),
    rejected: readList<Rejection>(rejectedFile(outDir, slug)),
    leftOut: omittedReasons(outDir, slug),
    pinned: pinnedRelease(outDir, slug),
  };
}

/** Updated even by a refresh without changes. */
function lastRefreshAt(file: string): number | null {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as DealerRecord).built?.at ?? null;
  } catch {
    return null;
  }
}

function lastChange(outDir: string, slug: string): SiteState['changed'] {
  const [before, after] = releaseIds(outDir, slug)
    .slice(-2)
    .map((id) => readRelease(outDir, slug, id));
  if (!before || !after) return null;
  const { code: _, ...counts } = releaseDifference(before, after);
  return counts;
}

interface OmittedEntry {
  feed: string;
  stockNumber: string | null;
  vehicle: string;
  reason: string;
}

function omittedReasons(outDir: string, slug: string): OmittedReason[] {
  const left = readList<OmittedEntry>(omittedFile(outDir, slug));
  return [...Map.groupBy(left, ({ feed, reason }) => JSON.stringify([feed, reason])).values()]
    .map((own) => ({
      feed: own[0]!.feed,
      reason: own[0]!.reason,
      count: own.length,
      example: own[0]!.stockNumber ?? own[0]!.vehicle,
    }))
    .sort((a, b) => (a.feed === b.feed ? b.count - a.count : a.feed < b.feed ? -1 : 1));
}

function readList<Row>(file: string): Row[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Row[];
  } catch {
    return [];
  }
}

export const isKnown = ({ site, failure }: DealerState): boolean => site !== null || failure !== null;

/** An unresponsive or outdated database must not prevent the report. */
export async function knownLeads(now: number, timeZone: string, env = process.env): Promise<KnownLeads> {
  if (!env.DATABASE_URL) return { figures: null, reason: 'No database is configured (DATABASE_URL).' };
  try {
    const [{ databaseToRead }, { leadFigures }] = await Promise.all([
      import('#src/server/platform/database/database.ts'),
      import('#src/server/operations/follow-up/dealer-leads.ts'),
    ]);
    const { db, close } = databaseToRead(env.DATABASE_URL);
    try {
      return { figures: await leadFigures(db, now, timeZone) };
    } finally {
      await close();
    }
  } catch (cause) {
    return { figures: null, reason: `The database isn’t responding: ${failureText(cause)}` };
  }
}

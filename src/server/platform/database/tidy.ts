/** Fixed lifetimes; `applyRetention` handles those set by dealers. */
import { lt, or } from 'drizzle-orm';
import type { Database } from './database.ts';
import {
  buyingPlans,
  canaryRuns,
  earlyRefunds,
  financeApplications,
  localMessages,
  lookups,
  operatorActions,
  rateLimits,
  sessions,
  signInCodes,
} from './schema.ts';

const dayMs = 86_400_000;

export type Tidied = Record<
  | 'rateLimits'
  | 'codes'
  | 'sessions'
  | 'localMessages'
  | 'lookups'
  | 'earlyRefunds'
  | 'operatorActions'
  | 'canaryRuns'
  | 'financeApplications'
  | 'buyingPlans',
  number
>;

export async function tidyDatabase(db: Database, now: number): Promise<Tidied> {
  const at = new Date(now);
  const dayAgo = new Date(now - dayMs);
  return {
    rateLimits: rows(await db.delete(rateLimits).where(lt(rateLimits.windowStart, dayAgo))),
    codes: rows(await db.delete(signInCodes).where(lt(signInCodes.expiresAt, at))),
    sessions: rows(await db.delete(sessions).where(or(lt(sessions.expiresAt, at), lt(sessions.revokedAt, dayAgo)))),
    localMessages: rows(await db.delete(localMessages).where(lt(localMessages.createdAt, new Date(now - 30 * dayMs)))),
    // Keys can contain typed street addresses.
    lookups: rows(await db.delete(lookups).where(lt(lookups.fetchedAt, new Date(now - 90 * dayMs)))),
    earlyRefunds: rows(await db.delete(earlyRefunds).where(lt(earlyRefunds.at, new Date(now - 90 * dayMs)))),
    financeApplications: rows(await db.delete(financeApplications).where(lt(financeApplications.expiresAt, at))),
    buyingPlans: rows(await db.delete(buyingPlans).where(lt(buyingPlans.expiresAt, at))),
    canaryRuns: rows(await db.delete(canaryRuns).where(lt(canaryRuns.startedAt, new Date(now - 90 * dayMs)))),
    operatorActions: rows(await db.delete(operatorActions).where(lt(operatorActions.at, new Date(now - 2557 * dayMs)))),
  };
}

const rows = ({ rowCount }: { rowCount: number | null }): number => rowCount ?? 0;

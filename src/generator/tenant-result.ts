import type { HeldRecord } from '#src/domain/guard/held-change.ts';
import type { LoadedSite } from '#src/sources/load-site.ts';
import { feedErrorCodeOf, type FeedFailure, type FeedErrorCode } from '#src/domain/vehicle/feed-error.ts';

export interface TenantResult extends HeldRecord {
  slug: string;
  ok: boolean;
  /** vehicles + rejected. */
  rows: number;
  vehicles: number;
  rejected: number;
  pages: number;
  written: number;
  bytes: number;
  /** Without the compile. */
  seconds: number;
  warnings: string[];
  notes: string[];
  errors: string[];
  /** Feeds replaced by their last good body. */
  failing?: FeedFailure[];
  questions?: string[];
  /** Set if the dealer failed because of its feed. */
  fault?: FeedErrorCode | null;
}

export type StandingResult = Omit<TenantResult, 'slug' | 'ok' | 'written' | 'seconds' | 'errors' | 'fault'>;

export const attentionFields = ({
  tenant: {
    settings: {
      regional: { locale, timeZone },
    },
  },
  failing,
  held,
  heldWords,
  questionTexts,
}: LoadedSite): Partial<StandingResult> => ({
  ...(failing.length > 0 && { failing }),
  ...(held.length + heldWords.length > 0 && { regional: { locale, timeZone } }),
  ...(held.length > 0 && { held }),
  ...(heldWords.length > 0 && { words: heldWords }),
  ...(questionTexts.length > 0 && { questions: questionTexts }),
});

export const failed = (slug: string, started: number, cause: Error): TenantResult => ({
  slug,
  ok: false,
  rows: 0,
  vehicles: 0,
  rejected: 0,
  pages: 0,
  written: 0,
  bytes: 0,
  seconds: (performance.now() - started) / 1000,
  warnings: [],
  notes: [],
  errors: [cause.message],
  fault: feedErrorCodeOf(cause),
});

import type { HeldThings } from '#src/domain/guard/held-change.ts';
import type { LoadedSite } from '#src/sources/load-site.ts';
import { feedFaultOf, type FeedFailure, type FeedFault } from '#src/domain/vehicle/feed-fault.ts';

/** One dealer's line in the summary; the shape that `--json` prints. */
export interface TenantResult extends HeldThings {
  slug: string;
  ok: boolean;
  /** Rows of the feed: vehicles + rejected. */
  rows: number;
  vehicles: number;
  rejected: number;
  /** HTML pages of the site. */
  pages: number;
  /** Files written in this run. */
  written: number;
  /** Bytes of the whole site. */
  bytes: number;
  /** The tenant's own time, without the compile. */
  seconds: number;
  warnings: string[];
  /** What an operator should know and need not change. */
  notes: string[];
  errors: string[];
  /** Of several feeds, those that stay as they were last read well, and why; left out where all are fresh. */
  failing?: FeedFailure[];
  /** Which of the warnings ask about words of the feed; left out where there are none. */
  questions?: string[];
  /** Of a dealer that failed: what is wrong with its feed, where that is why. */
  fault?: FeedFault | null;
}

/** What is told again of a site that stands as it was built. */
export type StandingResult = Omit<TenantResult, 'slug' | 'ok' | 'written' | 'seconds' | 'errors' | 'fault'>;

/** What is left out of the result where there is none. */
export const needsLook = ({
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
  fault: feedFaultOf(cause),
});

/** Checks sites daily, and more often after a failure. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '#src/lib/limit.ts';
import { databaseOf } from '#src/server/platform/database/database.ts';
import { listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import type { askSite } from '#src/server/operations/follow-up/ask-site.ts';
import { hasPublicAddress, siteTrouble, notifyOfSite } from '#src/server/operations/follow-up/site-alarms.ts';
import { logFailure } from '#src/server/platform/log.ts';

interface Watched {
  outDir: string;
}

const minuteMs = 60_000;
/** Time until the next check after a success, a first failure and a reported failure. */
const [wellMs, doubtfulMs, troubledMs] = [24 * 60 * minuteMs, 10 * minuteMs, 60 * minuteMs];
const maxConcurrent = 4;

export async function watchSites(options: Watched, signal: AbortSignal): Promise<void> {
  const watch = new SiteWatch(options);
  while (!signal.aborted) {
    await watch
      .look(Date.now())
      .catch((cause: unknown) => logFailure({ at: 'worker' }, 'The sites could not be checked', cause));
    await pause(minuteMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Reports a failure if confirmed ten minutes later. Every worker watches; through the database, only one reports. */
export class SiteWatch {
  readonly #folder: string;
  readonly #ask: typeof askSite | undefined;
  readonly #known = new Map<string, { nextAt: number; isDoubtful: boolean }>();

  constructor({ outDir }: Watched, ask?: typeof askSite) {
    this.#folder = join(outDir, '.forecourt', 'server');
    this.#ask = ask;
  }

  /** `now` in epoch milliseconds. */
  async look(now: number): Promise<void> {
    const dealers = await listDealers(this.#folder);
    const due = dealers.filter(
      (dealer) => hasPublicAddress(dealer) && (this.#known.get(dealer.slug)?.nextAt ?? 0) <= now,
    );
    const inTurn = limit(maxConcurrent);
    await Promise.all(
      due.map((dealer) =>
        inTurn(async () => {
          const trouble = await siteTrouble(dealer, now, this.#ask);
          const isFirst = trouble !== null && !this.#known.get(dealer.slug)?.isDoubtful;
          // Set first, to delay the next check even if the database fails.
          this.#known.set(dealer.slug, { nextAt: now + doubtfulMs, isDoubtful: trouble !== null });
          if (!isFirst) {
            const round = { db: await databaseOf(dealer.slug), dealer, environment: readEnvironment(), now };
            await notifyOfSite(round, trouble);
          }
          const waitMs = trouble === null ? wellMs : isFirst ? doubtfulMs : troubledMs;
          this.#known.set(dealer.slug, { nextAt: now + waitMs, isDoubtful: trouble !== null });
        }),
      ),
    );
  }
}

import { failureSentences } from '../last-failure.ts';
import { isUrgent, judgeDealer } from './judge.ts';
import type { DealerReport, DealerState } from './report-data.ts';
import { counted } from '#src/lib/numbers.ts';
import { hourMs, spanOf } from './spans.ts';

export interface DealerStatus {
  dealer: string;
  ok: boolean;
  /** `?` if only held changes need a decision. */
  mark: '!' | '?';
  /** Worst first. */
  lines: string[];
  summary: string;
  /** ISO 8601 in UTC; null if never built. */
  builtAt: string | null;
  refreshedAt: string | null;
  feedChangedAt: string | null;
  vehicles: number | null;
  warnings: number | null;
  failures: number;
  undelivered: number | null;
  late: number | null;
}

/** @param now epoch milliseconds */
export function dealerStatus(state: DealerState, now: number): DealerStatus {
  const dealer = judgeDealer(state, now);
  const { slug, site, failure, leads } = dealer;
  const isKnown = site !== null || failure !== null;
  const urgent = dealer.problems.filter(isUrgent);
  const troubles = [
    ...(failure
      ? [
          `${failure.times === 1 ? 'failed' : `failed ${failure.times} times in a row`} ${spanOf(now - failure.at)} ago: ${failureSentences(slug, failure).replace(/\.$/, '')}`,
        ]
      : []),
    ...(site || failure ? [] : [`no known build: ./forecourt build ${slug}`]),
    ...dealer.problems.filter(({ kind }) => kind !== 'failed').map(({ text }) => lowerFirst(text)),
  ];
  const iso = (moment: number | undefined) => (moment === undefined ? null : new Date(moment).toISOString());
  return {
    dealer: slug,
    ok: isKnown && urgent.length === 0,
    mark: isKnown && urgent.every(({ kind }) => kind === 'held') ? '?' : '!',
    lines: troubles.length > 0 ? troubles : ['nothing to report'],
    summary: [...figuresOf(dealer, now), ...troubles].join('; '),
    builtAt: iso(site?.builtAt),
    refreshedAt: iso(site?.refreshedAt),
    feedChangedAt: iso(site?.feed.changedAt),
    vehicles: site?.vehicles ?? null,
    warnings: site?.warnings.length ?? null,
    failures: failure?.times ?? 0,
    undelivered: leads?.undelivered.length ?? null,
    late: leads && (leads.times?.late ?? 0),
  };
}

function figuresOf({ site, leads }: DealerReport, now: number): string[] {
  if (!site) return [];
  return [
    `built ${spanOf(now - site.builtAt)} ago`,
    `feed changed ${spanOf(site.feed.ageHours * hourMs)} ago`,
    counted(site.vehicles, 'vehicle'),
    counted(site.warnings.length, 'warning'),
    ...(site.pinned === null ? [] : [`pinned to ${site.pinned}`]),
    ...(leads?.times && leads.times.leads > leads.times.answered
      ? [`${counted(leads.times.leads - leads.times.answered, 'lead')} waiting, ${leads.times.late} late`]
      : []),
  ];
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

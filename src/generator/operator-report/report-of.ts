import type { LeadFigures } from '#src/server/operations/follow-up/dealer-leads.ts';
import { addDays } from '#src/lib/dates.ts';
import { historyDays } from './day-history.ts';
import { judgeDealer } from './judge.ts';
import { needsOf } from './needs.ts';
import type { DealerReport, DealerState, ReportData, ReportRun, ReportTotals, ReportTrends } from './report-data.ts';

interface Known {
  states: DealerState[];
  leads: { figures: LeadFigures } | { figures: null; reason: string };
  run: ReportRun | null;
  /** Epoch milliseconds. */
  now: number;
}

export function reportOf({ states, leads, run, now }: Known): ReportData {
  const dealers = states
    .map((state) => judgeDealer(state, now))
    .sort((a, b) => severity(b) - severity(a) || a.name.localeCompare(b.name, 'en-AU', { numeric: true }));
  return {
    version: 1,
    at: new Date(now).toISOString(),
    run,
    totals: totalsOf(dealers, leads.figures !== null),
    trends: trendsOf(dealers, leads.figures),
    needs: needsOf(dealers),
    dealers,
    withoutLeads: leads.figures === null ? leads.reason : null,
  };
}

const severity = ({ leads, status, problems }: DealerReport): number =>
  (leads?.undelivered.length ?? 0) * 10_000 +
  (status === 'failed' ? 5000 : 0) +
  problems.reduce((sum, { level }) => sum + (level === 'bad' ? 100 : 1), 0);

function totalsOf(dealers: DealerReport[], hasLeads: boolean): ReportTotals {
  const sum = (value: (dealer: DealerReport) => number | null | undefined) =>
    dealers.reduce((total, dealer) => total + (value(dealer) ?? 0), 0);
  const count = (status: DealerReport['status']) => dealers.filter((dealer) => dealer.status === status).length;
  return {
    dealers: dealers.length,
    ok: count('ok'),
    stale: count('stale'),
    unread: count('unread'),
    failed: count('failed'),
    vehicles: sum(({ site }) => site?.vehicles),
    pages: sum(({ site }) => site?.pages),
    bytes: sum(({ site }) => site?.bytes),
    rows: sum(({ site }) => site?.rows),
    rejected: sum(({ site }) => site?.rejected.length),
    new: sum(({ site }) => site?.changed?.new),
    sold: sum(({ site }) => site?.changed && site.changed.sold + site.changed.gone),
    cheaper: sum(({ site }) => site?.changed?.cheaper),
    leads: hasLeads ? sum(({ leads }) => leads?.count) : null,
    undelivered: hasLeads ? sum(({ leads }) => leads?.undelivered.length) : null,
  };
}

/**
 * Days without a build repeat the day before; days before a dealer's first build repeat that build, or stock would seem
 * to rise.
 */
function trendsOf(dealers: DealerReport[], figures: LeadFigures | null): ReportTrends {
  const histories = dealers.flatMap(({ site }) => (site && site.days.length > 0 ? [site.days] : []));
  const days = everyDay(histories.flatMap((own) => own.map(({ day }) => day)).sort());
  const total = (value: 'onSale' | 'rejected') =>
    days.map((day) =>
      histories.reduce((sum, own) => sum + (own.findLast((one) => one.day <= day) ?? own[0]!)[value], 0),
    );
  return {
    days,
    vehicles: total('onSale'),
    rejected: total('rejected'),
    leads: figures && figures.byDay.map(({ leads }) => leads),
  };
}

function everyDay(days: string[]): string[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  const first = addDays(last, 1 - historyDays);
  return Array.from({ length: historyDays }, (_, index) => addDays(first, index)).filter((day) => day >= days[0]!);
}

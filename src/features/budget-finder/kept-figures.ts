/** What a shopper typed stays with the page's place in the history, so that the way back from the results finds it again. */
import type { Period } from '#src/domain/finance/amortise.ts';
import { bodyTypes, type BodyType } from '#src/domain/vehicle/vehicle.ts';

export interface Figures {
  period: Period;
  repayments: Record<Period, string>;
  deposit: string;
  chosen: BodyType[];
}

type Steps = Pick<History, 'state' | 'replaceState'>;
const most = 40;
const text = (value: unknown): value is string => typeof value === 'string' && value.length <= most;

export function keepFigures(history: Steps, figures: Figures): void {
  history.replaceState({ ...(history.state as object | null), budget: figures }, '');
}

/** Null where nothing was typed, or something else stands there. */
export function keptFigures({ state }: Pick<Steps, 'state'>): Figures | null {
  const { period, repayments, deposit, chosen } = ((state as { budget?: Partial<Figures> } | null)?.budget ??
    {}) as Partial<Figures>;
  if (
    (period !== 'weekly' && period !== 'monthly') ||
    !text(repayments?.weekly) ||
    !text(repayments.monthly) ||
    !text(deposit) ||
    !Array.isArray(chosen)
  )
    return null;
  return {
    period,
    repayments: { weekly: repayments.weekly, monthly: repayments.monthly },
    deposit,
    chosen: bodyTypes.filter((body) => chosen.includes(body)),
  };
}

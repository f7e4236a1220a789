import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Period } from '#src/domain/finance/amortise.ts';
import { type BodyType, bodyTypes } from '#src/domain/vehicle/vehicle.ts';
import type { BudgetFinderData } from '#src/view/budget/budget-finder.ts';

interface FilledIn {
  period: Period | null;
  repayment: string | null;
  deposit: string | null;
  bodies: BodyType[];
}

export function filledInBefore(form: Pick<HTMLFormElement, 'querySelector' | 'querySelectorAll'> | null): FilledIn {
  const amount = (name: string): string | null => {
    const field = form?.querySelector<HTMLInputElement>(`[data-amount="${name}"]`);
    return field && field.value !== field.defaultValue ? field.value : null;
  };
  const chosen = [
    ...(form?.querySelectorAll<HTMLInputElement>('[type="radio"]:checked, [type="checkbox"]:checked') ?? []),
  ];
  const period = chosen.find(({ type, defaultChecked }) => type === 'radio' && !defaultChecked)?.value;
  return {
    period: period === 'weekly' || period === 'monthly' ? period : null,
    repayment: amount('repayment'),
    deposit: amount('deposit'),
    bodies: bodyTypes.filter((body) => chosen.some(({ type, value }) => type === 'checkbox' && value === body)),
  };
}

/** In the history entry, so that going back restores them. */
interface Figures {
  period: Period;
  repayments: Record<Period, string>;
  deposit: string;
  chosen: BodyType[];
}

type Steps = Pick<History, 'state' | 'replaceState'>;
const maxLength = 40;
const text = (value: unknown): value is string => typeof value === 'string' && value.length <= maxLength;

function keepFigures(history: Steps, figures: Figures): void {
  history.replaceState({ ...(history.state as object | null), budget: figures }, '');
}

function storedFigures({ state }: Pick<Steps, 'state'>): Figures | null {
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

/** From the history entry, else entered before hydration, else the page's defaults. */
export function useFigures({ period: usual, start }: BudgetFinderData, form: RefObject<HTMLFormElement | null>) {
  const [period, setPeriod] = useState<Period>(usual);
  const [repayments, setRepayments] = useState<Record<Period, string>>({
    weekly: String(start.weekly.repayment),
    monthly: String(start.monthly.repayment),
  });
  const [deposit, setDeposit] = useState(String(start[usual].deposit));
  const [chosen, setChosen] = useState<BodyType[]>([]);
  const isStored = useRef(false);
  useEffect(() => {
    const stored = storedFigures(history);
    if (stored) {
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only browsers know the history entry
      setPeriod(stored.period);
      setRepayments(stored.repayments);
      setDeposit(stored.deposit);
      setChosen(stored.chosen);
      return;
    }
    const filled = filledInBefore(form.current);
    setPeriod((one) => filled.period ?? one);
    setRepayments((all) => (filled.repayment === null ? all : { ...all, [usual]: filled.repayment }));
    setDeposit((amount) => filled.deposit ?? amount);
    setChosen((bodies) => (filled.bodies.length > 0 ? filled.bodies : bodies));
  }, [usual, form]);
  useEffect(() => {
    if (isStored.current) keepFigures(history, { period, repayments, deposit, chosen });
    isStored.current = true;
  }, [period, repayments, deposit, chosen]);
  const toggle = (body: BodyType): void =>
    setChosen((bodies) => (bodies.includes(body) ? bodies.filter((one) => one !== body) : [...bodies, body]));
  return { period, setPeriod, repayments, setRepayments, deposit, setDeposit, chosen, toggle };
}

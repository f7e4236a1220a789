import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Period } from '#src/domain/finance/amortise.ts';
import type { BodyType } from '#src/domain/vehicle/vehicle.ts';
import type { BudgetFinderData } from '#src/view/budget/budget-finder.ts';
import { filledInBefore } from './filled-in-before.ts';
import { keepFigures, keptFigures } from './kept-figures.ts';

/** What the shopper has typed and chosen: kept with the page's history, or filled in before the script ran, or as the page came. */
export function useFigures({ period: usual, start }: BudgetFinderData, form: RefObject<HTMLFormElement | null>) {
  const [period, setPeriod] = useState<Period>(usual);
  const [repayments, setRepayments] = useState<Record<Period, string>>({
    weekly: String(start.weekly.repayment),
    monthly: String(start.monthly.repayment),
  });
  const [deposit, setDeposit] = useState(String(start[usual].deposit));
  const [chosen, setChosen] = useState<BodyType[]>([]);
  const isKept = useRef(false);
  useEffect(() => {
    const kept = keptFigures(history);
    if (kept) {
      setPeriod(kept.period);
      setRepayments(kept.repayments);
      setDeposit(kept.deposit);
      setChosen(kept.chosen);
      return;
    }
    const filled = filledInBefore(form.current);
    setPeriod((one) => filled.period ?? one);
    setRepayments((all) => (filled.repayment === null ? all : { ...all, [usual]: filled.repayment }));
    setDeposit((amount) => filled.deposit ?? amount);
    setChosen((bodies) => (filled.bodies.length > 0 ? filled.bodies : bodies));
  }, [usual, form]);
  // The first time what is shown is what came with the page.
  useEffect(() => {
    if (isKept.current) keepFigures(history, { period, repayments, deposit, chosen });
    isKept.current = true;
  }, [period, repayments, deposit, chosen]);
  const toggle = (body: BodyType): void =>
    setChosen((bodies) => (bodies.includes(body) ? bodies.filter((one) => one !== body) : [...bodies, body]));
  return { period, setPeriod, repayments, setRepayments, deposit, setDeposit, chosen, toggle };
}

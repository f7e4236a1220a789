/** The five counts of a trade-in's condition, in words. */
import type { ConditionKey, Counts, RepairCosts } from '#src/domain/valuation/condition.ts';
import { mostCounted } from '#src/domain/valuation/condition.ts';
import { formatMoney } from '#src/lib/money.ts';

interface Question {
  key: ConditionKey;
  heading: string;
  hint: string;
  /** In a list. */
  short: string;
}

export const conditionQuestions: readonly Question[] = [
  {
    key: 'dents',
    heading: 'Dents, chips and scratches',
    hint: 'Count each mark longer than a fingernail. Leave out stone chips smaller than a match head.',
    short: 'Dents, chips, scratches',
  },
  {
    key: 'alloys',
    heading: 'Scuffed alloy wheels',
    hint: 'How many of the wheels have a scrape on the rim? Steel wheels with covers count as none.',
    short: 'Scuffed wheels',
  },
  {
    key: 'glass',
    heading: 'Chips or cracks in the glass',
    hint: 'Windscreen, windows, lights and mirrors. Count a crack as one.',
    short: 'Chips in the glass',
  },
  {
    key: 'scuffs',
    heading: 'Scuffs and stains inside',
    hint: 'Worn patches, marks and stains on seats, doors or the dash.',
    short: 'Scuffs inside',
  },
  {
    key: 'tears',
    heading: 'Tears and burns inside',
    hint: 'Any hole, rip or burn in a seat, the roof lining or the carpet.',
    short: 'Tears and burns',
  },
];

/** "−$440", or "nothing off". */
export const offText = (amount: number): string => (amount === 0 ? 'nothing off' : `−${formatMoney(amount)}`);

/** "$220 each, up to 6". */
export const eachText = (key: ConditionKey, costs: RepairCosts): string =>
  `${formatMoney(costs[key])} ${key === 'alloys' ? 'a wheel' : 'each'}, up to ${mostCounted[key]}`;

export const countedText = (key: ConditionKey, counts: Counts): string =>
  `${conditionQuestions.find((question) => question.key === key)!.short}: ${counts[key]}`;

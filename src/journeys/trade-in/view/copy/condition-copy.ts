import type { ConditionKey, Counts, RepairCosts } from '../../rules/condition.ts';
import { maxMarksOf } from '../../rules/condition.ts';
import type { TradedKind } from '../../rules/traded-kinds.ts';
import { formatMoney } from '#src/lib/money.ts';

interface Question {
  key: ConditionKey;
  heading: string;
  hint: string;
  short: string;
}

const questions: readonly Question[] = [
  {
    key: 'dents',
    heading: 'Dents, chips and scratches',
    hint: 'Count each mark longer than a fingernail. Leave out stone chips smaller than a match head.',
    short: 'Dents, chips, scratches',
  },
  {
    key: 'alloys',
    heading: 'Scuffed alloy wheels',
    hint: 'How many of the wheels have a scrape on the rim? Don’t count steel wheels with covers.',
    short: 'Scuffed wheels',
  },
  {
    key: 'glass',
    heading: 'Chips or cracks in the glass',
    hint: 'Windscreen, windows, lights and mirrors. Count each crack as one mark.',
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

type Wording = Partial<Record<ConditionKey, Partial<Omit<Question, 'key'>>>>;

const ofKinds: Partial<Record<TradedKind, Wording>> = {
  motorcycle: {
    alloys: { heading: 'Scuffed or dented wheels', hint: 'How many of the wheels have a scrape or a dent on the rim?' },
    glass: {
      heading: 'Chips or cracks in the screen, lights or mirrors',
      hint: 'Windscreen, lights and mirrors. Count each crack as one mark.',
      short: 'Chipped screen, lights or mirrors',
    },
    scuffs: {
      heading: 'Scuffed levers, pegs and bar ends',
      hint: 'Levers, foot pegs, bar ends, exhaust and engine covers that have touched the ground.',
      short: 'Scuffed levers, pegs, bar ends',
    },
    tears: {
      heading: 'Tears in the seat or grips',
      hint: 'Any hole, rip or burn in a seat, a grip or a bag that stays with the bike.',
      short: 'Torn seat or grips',
    },
  },
  motorhome: {
    glass: { hint: 'Windscreen, windows, roof hatches, lights and mirrors. Count each crack as one mark.' },
    scuffs: { hint: 'Worn patches, marks and stains on seats, cupboards, benches, walls or the dash.' },
    tears: { hint: 'Any hole, rip or burn in a seat, a cushion, the lining or the floor.' },
  },
};

export const conditionQuestions = (kind: TradedKind | null): Question[] =>
  questions.map((question) => ({ ...question, ...(kind && ofKinds[kind]?.[question.key]) }));

export const offText = (amount: number): string => (amount === 0 ? 'nothing off' : `−${formatMoney(amount)}`);

export const eachText = (key: ConditionKey, costs: RepairCosts, kind: TradedKind | null): string =>
  `${formatMoney(costs[key])} ${key === 'alloys' ? 'a wheel' : 'each'}, up to ${maxMarksOf(key, kind)}`;

export const countedText = (key: ConditionKey, counts: Counts, kind: TradedKind | null): string =>
  `${conditionQuestions(kind).find((question) => question.key === key)!.short}: ${counts[key]}`;

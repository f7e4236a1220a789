import type { Locale } from '#src/domain/locations/regional-terms.ts';

export const applicationParts = ['loan', 'you', 'home', 'work', 'costs'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

export type Answers = Readonly<Record<string, string>>;

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

export interface QuestionContext {
  locale: Locale;
  hasVehicle: boolean;
  places: (Option & { dealership?: string | null })[];
  /** The dealer's ISO date. */
  today: string;
}

export interface Question {
  name: string;
  part: ApplicationPart;
  label: (asked: QuestionContext) => string;
  hint?: (asked: QuestionContext) => string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'radios';
  options?: (asked: QuestionContext) => Option[];
  missing?: (asked: QuestionContext) => string;
  fault?: (answer: string, asked: QuestionContext) => string | null;
  /** Dollars, read by `readMoney`. */
  money?: boolean;
  numeric?: boolean;
  half?: boolean;
  autocomplete?: string;
  isAsked?: (asked: QuestionContext) => boolean;
  /** The stylesheet uses `name`. */
  follows?: { name: string; follows: (answers: Answers) => boolean };
}

export function readMoney(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits)) : null;
}

export const options = (list: Record<string, string>): Option[] =>
  Object.entries(list).map(([value, label]) => ({ value, label }));

export const within = (low: number, high: number, fault: string) => (answer: string) => {
  const amount = readMoney(answer);
  return amount === null || amount < low || amount > high ? fault : null;
};

export const oneOf = (given: Option[], fault: string) => ({
  options: () => given,
  missing: () => fault,
  fault: (answer: string) => (given.some(({ value }) => value === answer) ? null : fault),
});

export const dollarField = { kind: 'text', money: true, numeric: true } as const;

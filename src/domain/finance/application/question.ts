/** What a question of a finance application is, and what its answers are. */
import type { Locale } from '../../places/regional-terms.ts';

/** As they are asked; the check comes after them. */
export const applicationParts = ['loan', 'you', 'home', 'work', 'costs'] as const;
export type ApplicationPart = (typeof applicationParts)[number];

/** By the question's name, as typed. */
export type Answers = Readonly<Record<string, string>>;

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

/** What the words and the rules of the questions depend on. */
export interface Asked {
  locale: Locale;
  /** Whether a vehicle is named; without one its kind and price are asked. */
  hasVehicle: boolean;
  /** The dealer's sales places, by slug. */
  places: (Option & { dealership?: string | null })[];
  /** The dealer's date, ISO. */
  today: string;
}

export interface Question {
  name: string;
  part: ApplicationPart;
  label: (asked: Asked) => string;
  hint?: (asked: Asked) => string;
  kind: 'text' | 'email' | 'tel' | 'select' | 'radios';
  options?: (asked: Asked) => Option[];
  /** What is said where nothing was answered; without it the answer may be left out. */
  missing?: (asked: Asked) => string;
  /** What is wrong with an answer, or null. */
  fault?: (answer: string, asked: Asked) => string | null;
  /** Dollars: shown with the sign, read by `readMoney`. */
  money?: boolean;
  numeric?: boolean;
  half?: boolean;
  autocomplete?: string;
  /** Whether it is asked at all. */
  isAsked?: (asked: Asked) => boolean;
  /** The answer that it follows from, with the name by which a style shows it. */
  follows?: { name: string; follows: (answers: Answers) => boolean };
}

/** Whole dollars of "$2,640", "2640.50"; null for what is no amount. */
export function readMoney(text: string): number | null {
  const digits = text.replace(/[$,\s]/g, '');
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits)) : null;
}

export const options = (list: Record<string, string>): Option[] =>
  Object.entries(list).map(([value, label]) => ({ value, label }));

/** A fault where an answer is no amount between two, dollars. */
export const within = (low: number, high: number, fault: string) => (answer: string) => {
  const amount = readMoney(answer);
  return amount === null || amount < low || amount > high ? fault : null;
};

/** One of several: what is said where none is chosen, or one that is not there; it names what is to be chosen. */
export const oneOf = (given: Option[], fault: string) => ({
  options: () => given,
  missing: () => fault,
  fault: (answer: string) => (given.some(({ value }) => value === answer) ? null : fault),
});

export const dollarField = { kind: 'text', money: true, numeric: true } as const;

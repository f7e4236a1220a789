/**
 * The questions of a finance application in the order in which they are asked. Answers are kept as they were typed: what
 * is wrong with them is said when a part is sent, and again before all of it is.
 */
import { householdQuestions } from './household-questions.ts';
import { loanQuestions } from './loan-questions.ts';
import type { Question } from './question.ts';

export const questions: Question[] = [...loanQuestions, ...householdQuestions];

/** In order. Answers are stored as typed, and checked per part and again before sending. */
import { householdQuestions } from './household-questions.ts';
import { loanQuestions } from './loan-questions.ts';
import type { Question } from './question.ts';

export const questions: Question[] = [...loanQuestions, ...householdQuestions];

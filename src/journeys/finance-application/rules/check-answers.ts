import {
  applicationParts,
  type Answers,
  type ApplicationPart,
  type QuestionContext,
  type Question,
} from './question.ts';
import { questions } from './questions.ts';

export const questionsOf = (part: ApplicationPart, asked: QuestionContext): Question[] =>
  questions.filter((question) => question.part === part && (question.isAsked?.(asked) ?? true));

const applies = ({ follows }: Question, answers: Answers): boolean => follows?.follows(answers) ?? true;

export const openQuestions = (part: ApplicationPart, answers: Answers, asked: QuestionContext): Question[] =>
  questionsOf(part, asked).filter((question) => applies(question, answers));

export function answerErrors(part: ApplicationPart, answers: Answers, asked: QuestionContext): Record<string, string> {
  return Object.fromEntries(
    openQuestions(part, answers, asked).flatMap((question) => {
      const answer = answers[question.name] ?? '';
      const fault = answer === '' ? question.missing?.(asked) : question.fault?.(answer, asked);
      return fault ? [[question.name, fault]] : [];
    }),
  );
}

export const firstOpenPart = (answers: Answers, asked: QuestionContext): ApplicationPart | null =>
  applicationParts.find((part) => Object.keys(answerErrors(part, answers, asked)).length > 0) ?? null;

export function withAnswers(answers: Answers, part: ApplicationPart, sent: Answers, asked: QuestionContext): Answers {
  const names = new Set(questionsOf(part, asked).map(({ name }) => name));
  const kept = Object.entries(answers).filter(([name]) => !names.has(name));
  const now = Object.entries(sent).filter(([name, value]) => names.has(name) && value !== '');
  return Object.fromEntries([...kept, ...now]);
}

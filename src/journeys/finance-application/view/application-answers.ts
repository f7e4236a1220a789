import { formatMoney } from '#src/lib/money.ts';
import { openQuestions } from '../rules/check-answers.ts';
import {
  applicationParts,
  readMoney,
  type Answers,
  type ApplicationPart,
  type QuestionContext,
  type Question,
} from '../rules/question.ts';
import type { JourneyFacts } from '#src/view/journey/journey.page-data.ts';
import { partCopy } from './application-copy.ts';

const notProvided = 'Not provided';

function answerText(question: Question, answers: Answers, asked: QuestionContext): string {
  const answer = answers[question.name] ?? '';
  const option = question.options?.(asked).find(({ value }) => value === answer);
  if (option) return option.label;
  if (answer === '') return notProvided;
  const amount = question.money ? readMoney(answer) : null;
  return amount === null ? answer : formatMoney(amount);
}

export const answerSections = (
  answers: Answers,
  asked: QuestionContext,
  change: ((part: ApplicationPart) => string) | null,
): JourneyFacts[] =>
  applicationParts.map((part) => ({
    kind: 'facts',
    heading: partCopy(part).name,
    facts: openQuestions(part, answers, asked).map((question) => ({
      label: question.label(asked),
      lines: [[answerText(question, answers, asked)]],
      ...(change && { change: `${change(part)}#finance-form-${question.name}` }),
    })),
  }));

import { useState } from 'react';
import {
  conditionCosts,
  conditionSum,
  gradeOf,
  grades,
  maxMarksOf,
  cappedCounts,
  type ConditionKey,
  type Counts,
} from '../rules/condition.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { conditionQuestions, countedText, eachText, offText } from '../view/copy/condition-copy.ts';
import type { ConditionData as Condition } from '../view/trade-in.page-data.ts';
import alloys from './pictures/alloys.webp?url&no-inline';
import dents from './pictures/dents.webp?url&no-inline';
import glass from './pictures/glass.webp?url&no-inline';
import scuffs from './pictures/scuffs.webp?url&no-inline';
import tears from './pictures/tears.webp?url&no-inline';
import { Send, StepForm, useCurrentStep, useWord } from './StepForm.tsx';

const exampleImages: Record<ConditionKey, string> = { dents, alloys, glass, scuffs, tears };

type Typed = Record<ConditionKey, string>;

const numberOf = (text: string): number => Number(text.trim() || 0) || 0;

const countsOf = (typed: Typed, kind: Condition['kind']): Counts =>
  cappedCounts(Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, numberOf(text)])), kind);

export function ConditionStep({ step, isLive }: { step: Condition; isLive: boolean }) {
  const { page } = useCurrentStep();
  const word = useWord();
  const { kind = null } = step;
  const questions = conditionQuestions(kind);
  const [typed, setTyped] = useState<Typed>(
    () => Object.fromEntries(questions.map(({ key }) => [key, page.typed[key] ?? String(step.counts[key])])) as Typed,
  );
  const counts = countsOf(typed, step.kind);
  const set = (key: ConditionKey, text: string): void => setTyped((before) => ({ ...before, [key]: text }));
  const takesOff = offText(conditionSum(counts, step.costs));
  return (
    <div className="trade__columns">
      <StepForm action="count" className="trade__counts">
        {questions.map(({ key, heading, hint }) => (
          <div key={key} className="trade__count" role="group" aria-labelledby={`count-${key}-t`}>
            {word === 'car' && <img src={exampleImages[key]} width="600" height="400" alt="" loading="lazy" />}
            <div>
              <h2 className="subtitle" id={`count-${key}-t`}>
                {heading}
              </h2>
              <p className="trade__hint" id={`count-${key}-h`}>
                {hint}
              </p>
              <Counter
                questionKey={key}
                most={maxMarksOf(key, kind)}
                text={typed[key]}
                isLive={isLive}
                onText={(text) => set(key, text)}
              />
              <p className="trade__cost">
                {isLive && <b>{offText(counts[key] * step.costs[key])}</b>} {eachText(key, step.costs, kind)}
              </p>
            </div>
          </div>
        ))}
        <p className="trade__ways">
          <Send action="count">Show my estimate</Send>
          <button className="trade__link" type="submit" form="assume">
            I can’t check it now
          </button>
        </p>
        <p className="trade__note">
          {`If you can’t check, we’ll assume typical wear for a ${word} of this age and say so next to the estimate.`}
        </p>
        {isLive && (
          <div className="trade__bar">
            <p>
              Condition so far
              <b>
                {gradeOf(counts)}, {takesOff}
              </b>
            </p>
            <Send action="count">Show my estimate</Send>
          </div>
        )}
      </StepForm>
      <StepForm action="assume" id="assume" className="trade__unseen">
        {null}
      </StepForm>
      <GradePanel counts={counts} step={step} isLive={isLive} />
    </div>
  );
}

interface CounterProps {
  questionKey: ConditionKey;
  most: number;
  text: string;
  isLive: boolean;
  onText: (text: string) => void;
}

function Counter({ questionKey: key, most, text, isLive, onText }: CounterProps) {
  const { state } = useCurrentStep();
  const count = numberOf(text);
  const fault = state.faults[key];
  const press = (step: number) => () => onText(String(Math.min(most, Math.max(0, count + step))));
  return (
    <>
      <div className="trade__stepper">
        {isLive && (
          <button type="button" aria-label="One less" disabled={count <= 0} onClick={press(-1)}>
            <Icon name="minus" />
          </button>
        )}
        <input
          id={`count-${key}`}
          name={key}
          value={text}
          onChange={({ target }) => onText(target.value)}
          inputMode="numeric"
          autoComplete="off"
          aria-labelledby={`count-${key}-t`}
          aria-describedby={`count-${key}-h${fault === undefined ? '' : ` count-${key}-error`}`}
          aria-invalid={fault === undefined ? undefined : true}
        />
        {isLive && (
          <button type="button" aria-label="One more" disabled={count >= most} onClick={press(1)}>
            <Icon name="plus" />
          </button>
        )}
      </div>
      {fault !== undefined && (
        <p className="form__error" id={`count-${key}-error`}>
          {fault}
        </p>
      )}
    </>
  );
}

function GradePanel({ counts, step, isLive }: { counts: Counts; step: Condition; isLive: boolean }) {
  const word = useWord();
  const { kind = null } = step;
  const grade = gradeOf(counts);
  return (
    <section className="trade__grade" aria-live="polite">
      <h2 className="subtitle">{isLive ? <>Condition so far: {grade}</> : 'Deduction per mark'}</h2>
      {isLive && (
        <ol className="trade__scale">
          {grades.map((one) => (
            <li key={one} aria-current={one === grade || undefined}>
              {one}
            </li>
          ))}
        </ol>
      )}
      <dl className="trade__facts">
        {isLive
          ? conditionCosts(counts, step.costs).map(({ key, cost }) => (
              <div key={key}>
                <dt>{countedText(key, counts, kind)}</dt>
                <dd>{offText(cost)}</dd>
              </div>
            ))
          : conditionQuestions(kind).map(({ key, short }) => (
              <div key={key}>
                <dt>{short}</dt>
                <dd>{eachText(key, step.costs, kind)}</dd>
              </div>
            ))}
        {isLive && (
          <div className="trade__total">
            <dt>Total deduction</dt>
            <dd>{offText(conditionSum(counts, step.costs))}</dd>
          </div>
        )}
      </dl>
      <p className="trade__note">
        {`These are the usual repair costs at ${step.dealerName}. If we find less damage when we inspect the ${word}, the price goes up.`}
      </p>
    </section>
  );
}

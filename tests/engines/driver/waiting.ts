import { setTimeout as pause } from 'node:timers/promises';
import { timeLimit } from '../../support/time-limit.ts';
import type { Point } from '../in-page/walk-page-types.ts';
import type { Tab, Target } from './tab.ts';

const waitMs = timeLimit(10_000);

class Loading {
  readonly cause: unknown;

  constructor(cause: unknown) {
    this.cause = cause;
  }
}

/** The error includes the expectation and the last answer. */
export async function waitFor<Answer>(
  expected: string,
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const end = Date.now() + waitMs;
  for (;;) {
    const answer = await ask().catch(whileLoading);
    if (!(answer instanceof Loading) && isRight(answer)) return answer;
    if (Date.now() > end && answer instanceof Loading)
      throw new Error(
        `Expected ${expected}, but the page is still loading, or its script fails: ${String(answer.cause)}`,
        {
          cause: answer.cause,
        },
      );
    if (Date.now() > end) throw new Error(`Expected ${expected}, but got ${JSON.stringify(answer)}.`);
    await pause(50);
  }
}

/** Between pages, scripts fail because nothing is defined yet. */
function whileLoading(error: unknown): Loading {
  if (/context|navigat|detached|stale|no such|not defined|undefined|unload|find variable/iv.test(String(error)))
    return new Loading(error);
  throw error;
}

export const nameOf = ({ css, text }: Target): string => (text === undefined ? css : `${css} "${text}"`);

/** Waits until the element is still. Returns its centre in the window. */
export async function clickablePoint(tab: Tab, target: Target): Promise<Point> {
  let before = '';
  let hasScrolled = false;
  const spot = await waitFor(
    `${nameOf(target)} to be visible, at rest and free to click`,
    () => tab.evaluate((css, text) => walk.spotOf(css, text), target.css, target.text ?? null),
    (seen) => {
      const isAtRest = JSON.stringify(seen) === before;
      before = JSON.stringify(seen);
      hasScrolled ||= typeof seen === 'string';
      return isAtRest && typeof seen !== 'string';
    },
  );
  if (hasScrolled) await tab.evaluate(() => walk.painted());
  return spot as Point;
}

export async function waitForText(tab: Tab, target: Target, text: string): Promise<void> {
  await waitFor(
    `${nameOf(target)} to hold "${text}"`,
    () =>
      tab.evaluate(
        (css, start) => (walk.find(css, start) as HTMLInputElement | null)?.value,
        target.css,
        target.text ?? null,
      ),
    (seen) => seen === text,
  );
}

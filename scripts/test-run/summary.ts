import { relative } from 'node:path';
import { counted } from '#src/lib/numbers.ts';
import type { StepResult } from './run-step.ts';
import { slowest } from './slowest.ts';
import { projectDir, type Step } from './steps.ts';

export interface Summary {
  lines: string[];
  failed: number;
}

/** @param problems failures outside steps, one per line */
export function summary(results: Map<Step, StepResult>, problems: string[]): Summary {
  const all = [...results];
  const sum = (count: (result: StepResult) => number): number => all.reduce((total, [, one]) => total + count(one), 0);
  const remembered = sum((result) => result.remembered);
  const skipped = sum((result) => result.skipped);
  const failures = all.flatMap(([{ heading }, { failed, failures: tests }]) =>
    failed > 0 ? [`${heading}: ${failed} failed`, ...tests] : [],
  );
  const failed = sum((result) => result.failed) + problems.length;
  return {
    failed,
    lines: [
      ...section('Slowest tests', slowTests(all)),
      ...section('Time per step', timesPerStep(all)),
      ...(remembered > 0
        ? [
            '',
            `${counted(remembered, 'check')} passed earlier and did not run again: nothing they depend on has changed. To run everything: npm test -- --all`,
          ]
        : []),
      ...(skipped > 0 ? ['', `${counted(skipped, 'check')} could not run here; see the output of the step.`] : []),
      ...section(
        'Passed only on the second attempt',
        all.flatMap(([, { flaky }]) => flaky),
      ),
      ...section('Failed', [...failures, ...problems]),
      '',
      `${sum((result) => result.passed)} passed, ${failed} failed`,
    ],
  };
}

const section = (heading: string, lines: string[]): string[] =>
  lines.length > 0 ? ['', `== ${heading}`, ...lines] : [];

const time = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

const slowTests = (all: [Step, StepResult][]): string[] =>
  slowest(all.flatMap(([, { tests }]) => tests)).map(
    ({ file, title, seconds }) =>
      `${time(seconds)}  ${file.startsWith('/') ? relative(projectDir, file) : file}: ${title}`,
  );

const timesPerStep = (all: [Step, StepResult][]): string[] =>
  all
    .toSorted(([, a], [, b]) => b.seconds - a.seconds)
    .map(([{ heading }, { seconds, passed, remembered }]) =>
      [time(seconds), heading, remembered > 0 && remembered === passed ? '(cached)' : ''].join('  ').trimEnd(),
    );

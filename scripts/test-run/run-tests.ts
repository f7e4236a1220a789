import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallTestBrowser } from '../find-chromium.ts';
import { findOrInstallEngines } from '../find-engines.ts';
import { judgeBudget, measureMachine } from './budget.ts';
import { RememberedSteps } from './remembered.ts';
import { runStep, type StepResult } from './run-step.ts';
import { runQueue } from './step-queue.ts';
import { StepTimes } from './step-times.ts';
import { projectDir, type Step } from './steps.ts';
import { summary } from './summary.ts';

interface RunOptions {
  /** Ignores earlier results. */
  isAll: boolean;
  /** Only changed files, in steps that can. */
  isFast: boolean;
  /** Fails if the run takes too long for this machine. */
  hasBudget: boolean;
}

const nothing: StepResult = {
  ...{ passed: 0, failed: 0, remembered: 0, skipped: 0 },
  ...{ seconds: 0, failures: [], flaky: [], tests: [], output: '' },
};

/** Prints each step's result and a summary. Returns the exit code. */
export async function runTests(chosen: Step[], { isAll, isFast, hasBudget }: RunOptions): Promise<number> {
  const { machine, stolenSince } = measureMachine();
  const started = performance.now();
  const { problems, versions } = installBrowsers(chosen);
  const times = new StepTimes(join(projectDir, '.forecourt/test-times.json'));
  const memory = new RememberedSteps(projectDir, versions);
  const results = new Map<Step, StepResult>();
  /** A partial run's time and result don't represent the step. */
  const isPartial = ({ fastArgs }: Step): boolean => isFast && !isAll && fastArgs !== undefined;

  async function attempt(step: Step): Promise<StepResult> {
    const passed = isAll || step.isFresh ? null : memory.passed(step.name);
    if (passed !== null) return { ...nothing, passed, remembered: passed };
    if (step.isBrowser && !process.env.CHROMIUM) return nothing;
    try {
      return await runStep(step, { isAlone: chosen.length === 1, isPartial: isPartial(step) });
    } catch (error) {
      return { ...nothing, failed: 1, output: (error as Error).message };
    }
  }

  async function run(step: Step): Promise<void> {
    console.log(`-- ${step.heading}`);
    const result = await attempt(step);
    if (result.output) console.log(`\n== ${step.heading}\n${result.output.trimEnd()}`);
    console.log(resultLine(step, result));
    if (!isPartial(step)) {
      if (result.seconds > 0) times.record(step.name, result.seconds);
      memory.record(step.name, result);
    }
    results.set(step, result);
  }

  await runQueue(chosen, ({ name, usualSeconds }) => times.last(name, usualSeconds), run);
  if (hasBudget) {
    const verdict = judgeBudget((performance.now() - started) / 60_000, { ...machine, stolen: stolenSince() });
    console.log(`\n${verdict.text}`);
    if (verdict.kind === 'over') problems.push(verdict.text);
  }
  const { lines, failed } = summary(results, problems);
  console.log(lines.join('\n'));
  return failed > 0 ? 1 : 0;
}

function resultLine({ heading }: Step, { passed, failed, remembered, skipped, seconds }: StepResult): string {
  const details = [
    remembered > 0 && `${remembered} of them cached`,
    skipped > 0 && `${skipped} skipped`,
    seconds > 0 && `${seconds.toFixed(1)} s`,
  ].filter(Boolean);
  return `== ${heading}: ${[`${passed} passed, ${failed} failed`, ...details].join(', ')}`;
}

/** Before any step does, so that a failure is reported once. */
function installBrowsers(chosen: Step[]): { problems: string[]; versions: string } {
  const browsers: string[] = [],
    problems: string[] = [],
    versions: string[] = [];
  try {
    if (chosen.some(({ isBrowser }) => isBrowser)) browsers.push((process.env.CHROMIUM = findOrInstallTestBrowser()));
  } catch (error) {
    problems.push((error as Error).message);
  }
  if (chosen.some(({ name }) => name === 'engines')) {
    const { firefox, webkit } = findOrInstallEngines();
    if (firefox) browsers.push(firefox.browser);
    // WebKit prints no version without a display.
    if (webkit) versions.push(`WebKit ${statSync(webkit.driver).mtimeMs}`);
  }
  versions.push(...browsers.map((file) => spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout));
  return { problems, versions: versions.join('\n') };
}

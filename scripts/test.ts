import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallTestBrowser } from './find-chromium.ts';
import { findOrInstallEngines } from './find-engines.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { exitOnHelp } from './help.ts';
import { parseOptions } from './parse-options.ts';
import { judgeBudget, measureMachine } from './test-run/budget.ts';
import { RememberedSteps } from './test-run/remembered.ts';
import { runStep, type StepResult } from './test-run/run-step.ts';
import { runQueue } from './test-run/step-queue.ts';
import { StepTimes } from './test-run/step-times.ts';
import { fastSteps, projectDir, steps, type Step } from './test-run/steps.ts';
import { summary } from './test-run/summary.ts';
import { readFuzzRuns, readTimeFactor } from './test-run/variables.ts';

const usage = `Usage: npm test -- [matrix] [step...] [--fast] [--all]

  matrix       full coverage before a release: every dealer, width and font, deep fuzzing, no remembered results
  --fast       only the quick steps, on changed files, like npm run verify
  --all        run everything, including checks that passed before

${steps.map(({ name, heading }) => `  ${name.padEnd(12)} ${heading}`).join('\n')}`;

exitOnHelp(usage);
const { values, positionals } = readOptions();
const isMatrix = positionals.includes('matrix');
const named = positionals.filter((name) => name !== 'matrix');
const isFullRun = named.length === 0 && !values.fast;
if (values.fast && positionals.length > 0) quit('--fast chooses its own steps: leave out step names and matrix.');
const isAll = isMatrix || Boolean(values.all);
checkVariables();
if (isMatrix) {
  process.env.MATRIX = '1';
  process.env.FUZZ_RUNS ||= '6x';
}
if (isAll) process.env.CHECK_ALL = '1';

function readOptions() {
  try {
    const options = { fast: { type: 'boolean' }, all: { type: 'boolean' } } as const;
    return parseOptions({ allowPositionals: true, options }, usage);
  } catch (error) {
    return quit((error as Error).message);
  }
}

/** Fails here, rather than in every test file. */
function checkVariables(): void {
  try {
    readTimeFactor(process.env.TIME_FACTOR);
    readFuzzRuns(process.env.FUZZ_RUNS, 1);
  } catch (error) {
    quit((error as Error).message);
  }
}

function quit(message: string): never {
  console.error(message);
  return process.exit(2);
}

function chosenSteps(): Step[] {
  const everyStep = steps.filter(({ isContained }) => isMatrix || !isContained).map(({ name }) => name);
  const names = values.fast ? fastSteps : isFullRun ? everyStep : named;
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) quit(unknownStep(unknown[0]!));
  const needed = steps.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}

function unknownStep(name: string): string {
  const known = steps.map((step) => step.name);
  const near = closest(name.toLowerCase(), known);
  return `There is no step "${name}".${near === null ? '' : ` Did you mean ${near}?`} Steps: ${known.join(', ')}.`;
}

const chosen = chosenSteps();
const { machine, stolenSince } = measureMachine();
const started = performance.now();
const problems: string[] = [];
const times = new StepTimes(join(projectDir, '.forecourt/test-times.json'));
const memory = new RememberedSteps(projectDir, browserVersions());
const results = new Map<Step, StepResult>();

/** Installs browsers before any step does. */
function browserVersions(): string {
  const browsers: string[] = [],
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
  return versions.join('\n');
}

/** A partial run's time and result don't represent the step. */
const isPartial = ({ fastArgs }: Step): boolean => Boolean(values.fast) && !isAll && fastArgs !== undefined;

async function attempt(step: Step): Promise<StepResult> {
  const counts = { passed: 0, failed: 0, remembered: 0, skipped: 0 };
  const nothing = { ...counts, seconds: 0, failures: [], flaky: [], tests: [], output: '' };
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
  const { output, passed, failed, remembered, skipped, seconds } = result;
  const details = [
    remembered > 0 && `${remembered} of them cached`,
    skipped > 0 && `${skipped} skipped`,
    seconds > 0 && `${seconds.toFixed(1)} s`,
  ].filter(Boolean);
  if (output) console.log(`\n== ${step.heading}\n${output.trimEnd()}`);
  console.log(`== ${step.heading}: ${[`${passed} passed, ${failed} failed`, ...details].join(', ')}`);
  if (!isPartial(step)) {
    if (seconds > 0) times.record(step.name, seconds);
    memory.record(step.name, result);
  }
  results.set(step, result);
}

await runQueue(chosen, ({ name, usualSeconds }) => times.last(name, usualSeconds), run);

if (isFullRun && !isMatrix) {
  const verdict = judgeBudget((performance.now() - started) / 60_000, { ...machine, stolen: stolenSince() });
  console.log(`\n${verdict.text}`);
  if (verdict.kind === 'over') problems.push(verdict.text);
}
const { lines, failed } = summary(results, problems);
process.exitCode = failed > 0 ? 1 : 0;
console.log(lines.join('\n'));

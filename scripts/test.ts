/**
 * `npm test`: every check there is, all of them even when one fails; those that need one processor run side by side,
 * the others one after the other. The last line is the sum, and above it stands what failed. `npm test -- unit e2e` runs
 * the named steps, `--fast` the quick ones.
 */
import { availableParallelism } from 'node:os';
import { limit } from '#src/lib/limit.ts';
import { findOrInstallTestBrowser } from './find-chromium.ts';
import { exitOnHelp } from './help.ts';
import { parseOptions } from './parse-options.ts';
import { runStep } from './test-run/run-step.ts';
import type { StepResult } from './test-run/run-step.ts';
import { fastSteps, steps } from './test-run/steps.ts';
import type { Step } from './test-run/steps.ts';

const usage = `Usage: npm test -- [step...] [--fast]

  --fast       the quick steps alone, as npm run verify does (default: every step)
${steps.map(({ name, heading }) => `  ${name.padEnd(12)} ${heading}`).join('\n')}`;

exitOnHelp(usage);
const { values, positionals } = options();

function options() {
  try {
    return parseOptions({ allowPositionals: true, options: { fast: { type: 'boolean' } } }, usage);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}

function chosenSteps(): Step[] {
  const names = positionals.length > 0 ? positionals : values.fast ? fastSteps : steps.map(({ name }) => name);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no step "${unknown.join('", "')}". The steps: ${steps.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  return steps.filter(({ name }) => names.includes(name));
}

const failures: string[] = [];

const begin = ({ heading }: Step): void => console.log(`\n== ${heading}`);

function end({ heading }: Step, result: StepResult): StepResult {
  const { output, passed, failed, seconds } = result;
  if (output) console.log(output.trimEnd());
  console.log(`== ${heading}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  if (failed > 0) failures.push(`${heading}: ${failed} failed`, ...result.failures);
  return result;
}

async function attempt(step: Step, isAlone: boolean): Promise<StepResult> {
  try {
    return await runStep(step, step.name === 'e2e' ? { CHROMIUM: findOrInstallTestBrowser() } : {}, isAlone);
  } catch (error) {
    return { passed: 0, failed: 1, failures: [], seconds: 0, output: (error as Error).message };
  }
}

/** Each prints as a whole when it has ended. */
function runBeside(beside: Step[]): Promise<StepResult[]> {
  const place = limit(Math.min(4, availableParallelism()));
  return Promise.all(
    beside.map(async (step) => {
      const result = await place(() => attempt(step, false));
      begin(step);
      return end(step, result);
    }),
  );
}

async function runAlone(step: Step): Promise<StepResult> {
  begin(step);
  return end(step, await attempt(step, true));
}

const chosen = chosenSteps();
const results = await runBeside(chosen.filter(({ report }) => report === null));
for (const step of chosen.filter(({ report }) => report !== null)) results.push(await runAlone(step));
if (failures.length > 0) console.log(`\n== Failed\n${failures.join('\n')}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

/**
 * `npm test`: every check there is, one step after the other, all of them even when one fails. The
 * last line is the sum. `npm test -- unit e2e` runs the named steps, `--fast` the quick ones.
 */
import { parseArgs } from 'node:util';
import { findOrInstallTestBrowser } from './find-chromium.ts';
import { exitOnHelp } from './help.ts';
import { runStep } from './test-run/run-step.ts';
import type { StepResult } from './test-run/run-step.ts';
import { fastSteps, steps } from './test-run/steps.ts';
import type { Step } from './test-run/steps.ts';

exitOnHelp(
  `Usage: npm test -- [step...] [--fast]   (npm run verify is --fast)\n\n${steps.map(({ name, heading }) => `  ${name.padEnd(12)} ${heading}`).join('\n')}`,
);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { fast: { type: 'boolean' } } });

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

async function runOne(step: Step): Promise<StepResult> {
  console.log(`\n== ${step.heading}`);
  const result = await attempt(step);
  console.log(`== ${step.heading}: ${result.passed} passed, ${result.failed} failed, ${result.seconds.toFixed(1)} s`);
  return result;
}

async function attempt(step: Step): Promise<StepResult> {
  try {
    return await runStep(step, step.name === 'e2e' ? { CHROMIUM: findOrInstallTestBrowser() } : {});
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1, seconds: 0 };
  }
}

const results: StepResult[] = [];
for (const step of chosenSteps()) results.push(await runOne(step));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

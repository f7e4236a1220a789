import { CommandError } from '#src/generator/options.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { parseOptions } from '../parse-options.ts';
import { runTests } from '../test-run/run-tests.ts';
import { fastSteps, steps, type Step } from '../test-run/steps.ts';
import { readFuzzRuns, readTimeFactor } from '../test-run/variables.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt test [matrix] [step...] [--fast] [--all]

  matrix       full coverage before a release: every dealer, width and font, deep fuzzing, no remembered results
  --fast       only the quick steps, on changed files, like npm run verify
  --all        run everything, including checks that passed before

${steps.map(({ name, heading }) => `  ${name.padEnd(12)} ${heading}`).join('\n')}`;

export const test = command({
  usage,
  run: async (args) => {
    const options = { fast: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseOptions({ args, allowPositionals: true, options }, usage);
    if (values.fast && positionals.length > 0)
      throw new CommandError('--fast chooses its own steps: leave out step names and matrix.');
    checkVariables();
    const isMatrix = positionals.includes('matrix');
    const named = positionals.filter((name) => name !== 'matrix');
    const isFullRun = named.length === 0 && !values.fast;
    const isAll = isMatrix || values.all;
    if (isMatrix) {
      process.env.MATRIX = '1';
      process.env.FUZZ_RUNS ||= '6x';
    }
    if (isAll) process.env.CHECK_ALL = '1';
    const everyStep = steps.filter(({ isContained }) => isMatrix || !isContained).map(({ name }) => name);
    const chosen = chosenSteps(values.fast ? fastSteps : isFullRun ? everyStep : named);
    return runTests(chosen, { isAll, isFast: values.fast, hasBudget: isFullRun && !isMatrix });
  },
});

/** Fails here, rather than in every test file. */
function checkVariables(): void {
  try {
    readTimeFactor(process.env.TIME_FACTOR);
    readFuzzRuns(process.env.FUZZ_RUNS, 1);
  } catch (cause) {
    throw new CommandError((cause as Error).message, { cause });
  }
}

function chosenSteps(names: readonly string[]): Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new CommandError(unknownStep(unknown));
  const needed = steps.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}

function unknownStep(name: string): string {
  const known = steps.map((step) => step.name);
  const near = closest(name.toLowerCase(), known);
  return `There is no step "${name}".${near === null ? '' : ` Did you mean ${near}?`} Steps: ${known.join(', ')}.`;
}

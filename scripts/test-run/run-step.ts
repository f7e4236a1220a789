import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCacheFolder } from '../compile-cache.ts';
import { exitCounts, playwrightCounts, vitestCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { flakyTests, playwrightFailures, vitestFailures } from './failures.ts';
import { playwrightTests, vitestTests, type TimedTest } from './slowest.ts';
import { projectDir, toolFile } from './steps.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Counts {
  seconds: number;
  failures: string[];
  flaky: string[];
  /** Empty if only the exit code is checked. */
  tests: TimedTest[];
  output: string;
}

interface RunOptions {
  /** Passes output through. */
  isAlone: boolean;
  /** Uses the step's `fastArgs`. */
  isPartial: boolean;
}

export async function runStep(step: Step, { isAlone, isPartial }: RunOptions): Promise<StepResult> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { exitCode, output } = await run(step, reportFile, { isAlone, isPartial });
    const text = await readFile(reportFile, 'utf8').catch(() => null);
    const seconds = (performance.now() - started) / 1000;
    return { ...readReport(step, text, exitCode), seconds, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface ExitResult {
  /** Null if the process didn't start or was killed. */
  exitCode: number | null;
  output: string;
}

function run(step: Step, reportFile: string, { isAlone, isPartial }: RunOptions): Promise<ExitResult> {
  const args = [toolFile(step), ...((isPartial ? step.fastArgs?.() : undefined) ?? step.args)];
  if (step.report === 'vitest') args.push(`--outputFile.json=${reportFile}`);
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      CI: 'true',
      // A test may take four times as long on a busy machine.
      TIME_FACTOR: '4',
      NODE_COMPILE_CACHE: compileCacheFolder,
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ exitCode: null, output: `${output}${message}\n` }));
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}

function readReport(step: Step, text: string | null, exitCode: number | null) {
  if (step.report === 'vitest')
    return { ...vitestCounts(text, exitCode), failures: vitestFailures(text), flaky: [], tests: vitestTests(text) };
  if (step.report === 'playwright')
    return {
      ...playwrightCounts(text, exitCode),
      failures: playwrightFailures(text),
      flaky: flakyTests(text),
      tests: playwrightTests(text),
    };
  return { ...exitCounts(exitCode), failures: [], flaky: [], tests: [] };
}

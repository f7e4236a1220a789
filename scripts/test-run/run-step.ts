import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCounts, playwrightCounts, vitestCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { playwrightFailures, vitestFailures } from './failures.ts';
import { projectDir, toolFile } from './steps.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Counts {
  seconds: number;
  /** The tests that failed, each with the first lines of its message. */
  failures: string[];
  /** What it printed, where that was not passed through. */
  output: string;
}

/** Runs one step and counts its checks. Its output is passed through, or kept where other steps run beside it. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv = {}, isAlone = true): Promise<StepResult> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { exitCode, output } = await run(step, reportFile, env, isAlone);
    const text = await readFile(reportFile, 'utf8').catch(() => null);
    const seconds = (performance.now() - started) / 1000;
    return { ...count(step, text, exitCode), failures: failures(step, text), seconds, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Ended {
  /** Null where it did not start, or was ended by a signal. */
  exitCode: number | null;
  output: string;
}

function run(step: Step, reportFile: string, env: NodeJS.ProcessEnv, isAlone: boolean): Promise<Ended> {
  const args = [toolFile(step), ...step.args];
  if (step.report === 'vitest') args.push(`--outputFile.json=${reportFile}`);
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      CI: 'true',
      // A limit ends what hangs: on a busy machine a test may take four times as long as on a quiet one.
      TIME_FACTOR: '4',
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      ...env,
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

function count(step: Step, text: string | null, exitCode: number | null): Counts {
  if (step.report === 'vitest') return vitestCounts(text, exitCode);
  if (step.report === 'playwright') return playwrightCounts(text, exitCode);
  return exitCounts(exitCode);
}

function failures(step: Step, text: string | null): string[] {
  if (step.report === 'vitest') return vitestFailures(text);
  return step.report === 'playwright' ? playwrightFailures(text) : [];
}

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCounts, playwrightCounts, vitestCounts } from './counts.ts';
import type { Counts } from './counts.ts';
import { projectDir, toolFile } from './steps.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Counts {
  seconds: number;
}

/** Runs one step, its output passed through, and counts its checks. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  const started = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  const reportFile = join(folder, 'report.json');
  try {
    const exitCode = await run(step, reportFile, env);
    const text = await readFile(reportFile, 'utf8').catch(() => null);
    return { ...count(step, text, exitCode), seconds: (performance.now() - started) / 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(step: Step, reportFile: string, env: NodeJS.ProcessEnv): Promise<number | null> {
  const args = [toolFile(step), ...step.args];
  if (step.report === 'vitest') args.push(`--outputFile.json=${reportFile}`);
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { CI: 'true', ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, ...env },
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(null);
    });
    child.on('close', resolve);
  });
}

function count(step: Step, text: string | null, exitCode: number | null): Counts {
  if (step.report === 'vitest') return vitestCounts(text, exitCode);
  if (step.report === 'playwright') return playwrightCounts(text, exitCode);
  return exitCounts(exitCode);
}

/** Failure notes stay until a build or refresh succeeds. */
import { readFileSync, rmSync } from 'node:fs';
import { failureFile } from './layout.ts';
import { writeAtomically } from './record.ts';

export interface LastFailure {
  /** The error's class, such as `StockRefusedError`. */
  kind: string;
  message: string;
  /** Last and first failure in a row, epoch milliseconds. */
  at: number;
  since: number;
  /** Failures in a row. */
  times: number;
}

export function readFailure(outDir: string, slug: string): LastFailure | null {
  try {
    return JSON.parse(readFileSync(failureFile(outDir, slug), 'utf8')) as LastFailure;
  } catch {
    return null;
  }
}

/** @param now epoch milliseconds */
export function keepFailure(outDir: string, slug: string, { name: kind, message }: Error, now: number): void {
  const before = readFailure(outDir, slug);
  const failure: LastFailure = {
    kind,
    message,
    at: now,
    since: before?.since ?? now,
    times: (before?.times ?? 0) + 1,
  };
  writeAtomically(failureFile(outDir, slug), JSON.stringify(failure));
}

export function failureSentences(slug: string, { message }: Pick<LastFailure, 'message'>): string {
  const lines = message
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s{2,}/g, ' '))
    .filter(Boolean);
  const said = lines.length > 1 && lines[0]!.startsWith(`${slug}: `) ? lines.slice(1) : lines;
  return said.map((line) => (/[.?!:;,]$/.test(line) ? line : `${line}.`)).join(' ');
}

export function clearFailure(outDir: string, slug: string): boolean {
  try {
    rmSync(failureFile(outDir, slug));
    return true;
  } catch {
    return false;
  }
}

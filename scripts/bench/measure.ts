/** Peak memory excludes child processes. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Measured {
  seconds: number;
  /** CPU time of all threads and awaited child processes, to a twentieth of a second. */
  processorSeconds: number | null;
  peakMegabytes: number | null;
  output: string;
}

/** @throws Error with a failed command's output */
export function measure(command: string, args: string[], cwd: string): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CI: 'true' } });
  const output: Buffer[] = [];
  let errors = '';
  let peak: number | null = null;
  let processor: number | null = null;
  const watch = setInterval(() => {
    peak = peakOf(child.pid) ?? peak;
    processor = processorSeconds(child.pid) ?? processor;
  }, 40);
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      const text = Buffer.concat(output).toString();
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ seconds, processorSeconds: processor, peakMegabytes: peak, output: text });
      else reject(new Error(`${command} ${args.join(' ')} exited with ${code}:\n${errors}${text}`.slice(0, 4000)));
    });
  });
}

/** Null without /proc. */
function peakOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** The kernel counts hundredths of a second; null without /proc. */
export function processorSeconds(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  } catch {
    return null;
  }
}

export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

export function table(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row, index) => {
      const line = `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
      return index === 0 ? `${line}\n|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|` : line;
    })
    .join('\n');
}

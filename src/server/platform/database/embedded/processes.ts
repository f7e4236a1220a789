/** Reads /proc where it exists; otherwise runs `ps`, which slim images lack. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Null if unavailable. */
export function commandOf(pid: number): string | null {
  if (hasProc()) return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
  return ps(['-o', 'args=', '-p', String(pid)]);
}

export function childrenOf(pid: number): number[] {
  const pairs = hasProc()
    ? everyPid().map((one) => [one, parentOf(one)] as const)
    : (ps(['-A', '-o', 'pid=,ppid=']) ?? '')
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child);
}

/** Empty if unavailable. */
export const processesIn = (folder: string): number[] =>
  hasProc() ? everyPid().filter((pid) => cwdOf(pid) === folder) : [];

function cwdOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

const everyPid = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
const hasProc = (): boolean => existsSync('/proc/self/cmdline');

/** State and parent follow the name, which may contain spaces and brackets. */
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    ?.replace(/^.*\)\s*/s, '')
    .split(' ') ?? [];
const parentOf = (pid: number): number => Number(statOf(pid)[1] ?? 0);

const isZombie = (pid: number): boolean => hasProc() && statOf(pid)[0] === 'Z';

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function ps(args: string[]): string | null {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

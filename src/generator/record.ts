/**
 * Written after the files and trusted only where it matches the disk, so the next run repairs an interrupted one.
 */
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { hash } from 'node:crypto';
import { type Dirent, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StockRecord } from '#src/domain/vehicle/stock-record.ts';
import type { Inputs } from './inputs.ts';
import { recordFile } from './layout.ts';
import type { StandingResult } from './tenant-result.ts';

/** Input hash, bytes and modification time. */
export type RecordedFile = [hash: string, bytes: number, mtimeMs: number];

export interface BuildRecord {
  version: 1;
  /** Missing in old records. */
  bundle?: string;
  /** The bundle's template; missing for bundles of all templates. */
  template?: TemplateName;
  source: string;
  vehicles: number;
  /** Missing in old records. */
  stock?: StockRecord;
  /** Lets a refresh skip the site; missing if any input is unknown. */
  standing?: {
    inputs: Inputs;
    /** Reference time, and the next time-based change, in epoch milliseconds. */
    from: number;
    until: number;
    result: StandingResult;
  };
  files: Record<string, RecordedFile>;
}

/** Null if missing or damaged. */
export const readRecord = (outDir: string, slug: string): BuildRecord | null =>
  readRecordFile(recordFile(outDir, slug));

export function readRecordFile(file: string): BuildRecord | null {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.lastIndexOf('\n');
    if (digest(text.slice(0, end)) !== text.slice(end + 1)) return null;
    const record = JSON.parse(text.slice(0, end)) as BuildRecord;
    return record.version === 1 ? record : null;
  } catch {
    return null;
  }
}

export function writeRecord(outDir: string, slug: string, record: BuildRecord): void {
  const body = JSON.stringify(record);
  writeAtomically(recordFile(outDir, slug), `${body}\n${digest(body)}`);
}

export function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

export type FilesOnDisk = Map<string, { bytes: number; mtimeMs: number }>;

/** Keyed by relative path; empty for a missing folder. */
export function filesOnDisk(folder: string): FilesOnDisk {
  const found: FilesOnDisk = new Map();
  walk(folder, '', found);
  return found;
}

/** Recursive `readdir` would query every entry twice. */
function walk(folder: string, within: string, found: FilesOnDisk): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    const name = `${within}${entry.name}`;
    if (entry.isDirectory()) {
      walk(path, `${name}/`, found);
      continue;
    }
    const { size, mtimeMs } = statSync(path);
    found.set(name, { bytes: size, mtimeMs });
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

const digest = (text: string) => hash('sha1', text);

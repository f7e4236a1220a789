/**
 * The record of a site's last build: which inputs made which file, and what the file was like on
 * disk. It is written after the files it speaks of, and believed file by file only where the disk
 * agrees, so a run that was killed half-way is repaired by the next one.
 */
import { hash } from 'node:crypto';
import { type Dirent, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StockRecord } from '#src/domain/vehicle/stock-record.ts';
import type { Inputs } from './inputs.ts';
import { recordFile } from './layout.ts';
import type { StandingResult } from './tenant-result.ts';

/** Hash of everything the file was made from, its size in bytes and its time on disk. */
export type RecordedFile = [hash: string, bytes: number, mtimeMs: number];

export interface BuildRecord {
  version: 1;
  /** Fingerprint of the code that the site was rendered with; missing in records of before it was kept. */
  bundle?: string;
  /** Where the stock came from, so that a drop is judged only against the same source. */
  source: string;
  /** Vehicles published. */
  vehicles: number;
  /** Missing in records of earlier releases. */
  stock?: StockRecord;
  /** What lets the next refresh answer before it reads a row; missing where the inputs are not all known. */
  standing?: {
    inputs: Inputs;
    /** The build's moment, and the first at which the clock alone changes the site, milliseconds since 1970. */
    from: number;
    until: number;
    result: StandingResult;
  };
  files: Record<string, RecordedFile>;
}

/** The last record, or null when there is none or it is damaged. */
export const readRecord = (outDir: string, slug: string): BuildRecord | null =>
  readRecordFile(recordFile(outDir, slug));

/** The record in a file, or null as above. */
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
  writeWhole(recordFile(outDir, slug), `${body}\n${digest(body)}`);
}

/** Writes a file so that a reader sees all of it or none. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

export type FilesOnDisk = Map<string, { bytes: number; mtimeMs: number }>;

/** Every file of a folder by its path within, with size and time; empty when there is no folder. */
export function filesOnDisk(folder: string): FilesOnDisk {
  const found: FilesOnDisk = new Map();
  walk(folder, '', found);
  return found;
}

/** Level by level: reading a folder with all below it in one call asks for every entry twice. */
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

import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { listingBookPath } from '#src/domain/guard/listing-book.ts';
import { addressBookPath } from '#src/domain/retired-urls.ts';
import type { RunResult } from '#src/generator/report.ts';
import { builtAt } from './built-at.ts';
import { allowLocalServers } from './local-operator.ts';
import { commandFile } from '../../scripts/command-file.ts';
import { generatorCommand } from '../../scripts/commands/generator-command.ts';

export const projectDir = fileURLToPath(new URL('../..', import.meta.url));
export const now = builtAt;

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
  json: RunResult;
}
export type Mode = 'build' | 'refresh';
export type Row = Record<string, unknown>;

export class Workspace {
  readonly dir = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  readonly tenants = join(this.dir, 'tenants');

  constructor() {
    // The demo dealer's copies use its variables.
    allowLocalServers(this.tenants, ['HARBOUR_MOTORS_*']);
  }

  addTenant(demo: string, { slug = demo, rows = Infinity }: { slug?: string; rows?: number } = {}): void {
    cpSync(join(projectDir, 'tenants', demo), join(this.tenants, slug), { recursive: true });
    if (Number.isFinite(rows)) this.setStock(slug, this.stock(slug).slice(0, rows));
    for (const shared of ['_demo', '_groups'])
      if (!existsSync(join(this.tenants, shared)))
        cpSync(join(projectDir, 'tenants', shared), join(this.tenants, shared), { recursive: true });
  }

  stock(slug: string): Row[] {
    return JSON.parse(readFileSync(join(this.tenants, slug, 'stock.json'), 'utf8')) as Row[];
  }

  setStock(slug: string, rows: Row[]): void {
    writeFileSync(join(this.tenants, slug, 'stock.json'), JSON.stringify(rows));
  }

  /** Catalogues and the operator's report require photos. */
  treatDrawingsAsPhotos(slug: string): void {
    this.setStock(
      slug,
      this.stock(slug).map((row) => ({ ...row, images_are_illustrations: false })),
    );
  }

  settings(slug: string, change: (settings: Record<string, never>) => void): void {
    const file = join(this.tenants, slug, 'settings.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>;
    change(settings);
    writeFileSync(file, JSON.stringify(settings));
  }

  start(mode: Mode, args: string[] = [], out = 'out'): ChildProcess {
    return spawn(process.execPath, [commandFile, mode, ...this.#options(args, out)], { cwd: projectDir });
  }

  async run(mode: Mode, args: string[] = [], out = 'out'): Promise<CommandResult> {
    const stdout = new Collected();
    const stderr = new Collected();
    const release = collectErrors(stderr);
    try {
      // Each thread compiles the pages, so one is cheaper.
      const workers = args.includes('--workers') ? [] : ['--workers', '1'];
      const code = await generatorCommand(mode, true)([...this.#options(args, out), ...workers], { stdout, stderr });
      return commandResult(code, stdout.text, stderr.text);
    } finally {
      release();
    }
  }

  #options(args: string[], out: string): string[] {
    return [
      ...args,
      '--tenants',
      this.tenants,
      '--out',
      this.out(out),
      '--json',
      ...(args.includes('--now') ? [] : ['--now', now]),
    ];
  }

  /** A build reads the previous one's URLs and prices. */
  passMemory(slug: string, to: string, from = 'out'): void {
    for (const book of [addressBookPath, listingBookPath])
      cpSync(this.out(`${from}/${slug}${book}`), this.out(`${to}/${slug}${book}`));
  }

  out(name = 'out'): string {
    return join(this.dir, name);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

export function finished(child: ChildProcess): Promise<CommandResult> {
  let stdout = '',
    stderr = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr!.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(commandResult(code, stdout, stderr)));
  });
}

function commandResult(code: number | null, stdout: string, stderr: string): CommandResult {
  const last = stdout.trim().split('\n').at(-1) ?? '';
  const json = last.startsWith('{') ? (JSON.parse(last) as RunResult) : { ok: false, seconds: 0, tenants: [] };
  return { code, stdout, stderr, json };
}

class Collected {
  text = '';
  write = (text: string): boolean => {
    this.text += text;
    return true;
  };
}

/** Captures error output; returns a function that restores it. */
function collectErrors(to: Collected): () => void {
  const { write } = process.stderr;
  const { error, warn } = console;
  const log = (...values: unknown[]): void => void to.write(`${format(...values)}\n`);
  process.stderr.write = (text: string | Uint8Array) => to.write(Buffer.from(text as string).toString());
  Object.assign(console, { error: log, warn: log });
  return () => {
    process.stderr.write = write;
    Object.assign(console, { error, warn });
  };
}

export function tree(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), createHash('sha1').update(readFileSync(file)).digest('hex')]),
  );
}

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

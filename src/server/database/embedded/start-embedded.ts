import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { canBeEntered, databaseUser } from './binaries.ts';
import type { KeeperMessage } from './keeper.ts';

export interface EmbeddedDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  folder: string;
  /** Process that keeps the database. */
  pid: number;
  /** Ends the database with everything written. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Made when missing. It holds the data and must be given to one product at a time. */
  folder: string;
  /** Missing: any free port. */
  port?: number;
}

/** Starts the embedded PostgreSQL. Throws with the folder or port in the message when either is taken. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = usableFolder(resolve(options.folder));
  openFolder(folder);
  const password = passwordIn(folder);
  const port = options.port ?? await freePort();
  const keeper = fork(join(import.meta.dirname, 'keeper.ts'), [folder, String(port)], { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  const [message] = await Promise.race([once(keeper, 'message'), once(keeper, 'exit')]) as [KeeperMessage | number | null];
  if (message === null || typeof message === 'number') throw new Error(`The embedded database in ${folder} did not start.`);
  if (message.kind === 'failed') throw new Error(message.message);
  keeper.unref();
  keeper.channel?.unref();
  return {
    url: `postgres://forecourt:${password}@127.0.0.1:${port}/postgres`,
    folder,
    pid: keeper.pid!,
    stop: async () => {
      if (keeper.exitCode !== null || keeper.signalCode !== null) return;
      keeper.ref();
      const ended = once(keeper, 'exit');
      keeper.kill('SIGTERM');
      await ended;
    },
  };
}

/** Root's own folders are closed to the user that PostgreSQL runs as; then the data lies in the temporary folder. */
function usableFolder(folder: string): string {
  openFolder(folder);
  const elsewhere = dataFolderOf(folder);
  if (elsewhere !== folder) console.error(`PostgreSQL does not run as root, and other users cannot enter ${folder}: the data lies in ${elsewhere}.`);
  return elsewhere;
}

/** Where the data of a folder lies. */
export function dataFolderOf(folder: string): string {
  if (databaseUser().uid === undefined || canBeEntered(folder)) return folder;
  return join(tmpdir(), `forecourt-data-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
}

/** The secrets in it have modes of their own. */
function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

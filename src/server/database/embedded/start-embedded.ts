import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { freePort } from '../../free-port.ts';
import { canBeEntered, databaseUser } from './binaries.ts';
import { clearFolder, serverOf } from './end-server.ts';
import { takeFolder } from './folder-owner.ts';
import { keptKeeper } from './shared-keeper.ts';

export interface EmbeddedDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  folder: string;
  /** The process that keeps the database now. */
  keeperPid(): number;
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
  const port = options.port ?? (await freePort());
  const keeper = await keptKeeper(folder, port);
  return {
    url: urlOf(password, port),
    folder,
    keeperPid: keeper.pid,
    stop: async () => {
      await keeper.stop();
      if (serverOf(join(folder, 'data')) !== null) await endOrphan(folder);
    },
  };
}

const urlOf = (password: string, port: number | string): string =>
  `postgres://forecourt:${password}@127.0.0.1:${port}/postgres`;

/** The address of the database that a product runs on the folder; null where none does. */
export function runningDatabase(folder: string): string | null {
  const used = placeOf(resolve(folder));
  if (serverOf(join(used, 'data')) === null) return null;
  // Its fourth line is the port.
  const port = readFileSync(join(used, 'data', 'postmaster.pid'), 'utf8')
    .split('\n')[3]!
    .trim();
  return urlOf(passwordIn(used), port);
}

/** The keeper was killed and could not end it. Where another product has the folder by now, it is that one's. */
async function endOrphan(folder: string): Promise<void> {
  const owned = await takeFolder(folder).catch(() => null);
  if (!owned) return;
  await clearFolder(join(folder, 'data'));
  owned.leave();
}

/** Root's own folders are closed to the user that PostgreSQL runs as; then the data lies in the temporary folder. */
function usableFolder(folder: string): string {
  openFolder(folder);
  const place = placeOf(folder);
  if (place !== folder)
    console.error(
      `PostgreSQL does not run as root, and other users cannot enter ${folder}: the data lies in ${place}.`,
    );
  return place;
}

const placeOf = (folder: string): string =>
  databaseUser().uid === undefined || canBeEntered(folder)
    ? folder
    : join(tmpdir(), `forecourt-data-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);

/** The secrets in it have modes of their own. */
function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'data', 'PG_VERSION')))
      throw new Error(
        `The password of the database is gone: put ${file} back from where you keep it, or restore a backup into another folder (docs/recipes/backup.md).`,
      );
    writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

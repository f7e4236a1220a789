import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { freePort } from '../../free-port.ts';
import { canBeEntered, databaseUser } from './binaries.ts';
import { clearFolder, serverOf } from './end-server.ts';
import { takeFolder } from './folder-owner.ts';
import { superviseKeeper, DatabasePortTakenError, type SupervisedKeeper } from './shared-keeper.ts';

export interface EmbeddedDatabase {
  url: string;
  folder: string;
  keeperPid(): number;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Created if missing; for one server only. */
  folder: string;
  port?: number;
}

/** @throws naming the folder or port that is in use. */
export async function startEmbeddedDatabase(options: EmbeddedOptions, findPort = freePort): Promise<EmbeddedDatabase> {
  const folder = usableFolder(resolve(options.folder));
  openFolder(folder);
  const password = passwordIn(folder);
  const { keeper, port } = await startOnPort(folder, options.port, findPort);
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

/** Creating a cluster takes seconds, in which others may take the port. */
async function startOnPort(
  folder: string,
  given: number | undefined,
  findPort: () => Promise<number>,
): Promise<{ keeper: SupervisedKeeper; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = given ?? (await findPort());
    try {
      return { keeper: await superviseKeeper(folder, port), port };
    } catch (cause) {
      if (given !== undefined || attempt === 5 || !(cause instanceof DatabasePortTakenError)) throw cause;
    }
  }
}

const urlOf = (password: string, port: number | string): string =>
  `postgres://forecourt:${password}@127.0.0.1:${port}/postgres`;

export function runningDatabase(folder: string): string | null {
  const used = effectiveFolder(resolve(folder));
  if (serverOf(join(used, 'data')) === null) return null;
  const port = readFileSync(join(used, 'data', 'postmaster.pid'), 'utf8')
    .split('\n')[3]!
    .trim();
  return urlOf(passwordIn(used), port);
}

async function endOrphan(folder: string): Promise<void> {
  const owned = await takeFolder(folder).catch(() => null);
  if (!owned) return;
  await clearFolder(join(folder, 'data'));
  owned.leave();
}

/** The PostgreSQL user can't open root's folders, so data goes into the temporary folder. */
function usableFolder(folder: string): string {
  openFolder(folder);
  const place = effectiveFolder(folder);
  if (place !== folder)
    console.error(
      `PostgreSQL does not run as root, and other users cannot access ${folder}, so the data is stored in ${place}.`,
    );
  return place;
}

const effectiveFolder = (folder: string): string =>
  databaseUser().uid === undefined || canBeEntered(folder)
    ? folder
    : join(tmpdir(), `forecourt-data-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);

/** Secrets inside have their own file modes. */
function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function passwordIn(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file)) {
    if (existsSync(join(folder, 'data', 'PG_VERSION')))
      throw new Error(
        `The database password file is missing. Put ${file} back from your own copy, or restore a backup into another folder (docs/operate/backup.md).`,
      );
    writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

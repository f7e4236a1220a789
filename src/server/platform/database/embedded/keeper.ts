/** Runs and restarts PostgreSQL, and stops it when the parent ends for any reason. Arguments: folder and port. */
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { restartPace } from '../../restart-pace.ts';
import { databasePrograms, databaseUser, type DatabasePrograms, type RunAs } from './binaries.ts';
import { clearFolder, endServer } from './end-server.ts';
import { takeFolder } from './folder-owner.ts';

export type KeeperMessage = { kind: 'ready' } | { kind: 'failed' | 'port-taken'; message: string };

class PortTaken extends Error {}

const [folder = '', port = ''] = process.argv.slice(2);
const dataFolder = join(folder, 'data');

let server: ChildProcess | null = null;
let stopping = false;
let owned: { leave(): void; stopping(): void } | null = null;

const sendMessage = (message: KeeperMessage) => process.connected && process.send?.(message);

async function keep(): Promise<void> {
  const runAs = databaseUser();
  const programs = await databasePrograms(runAs);
  mkdirSync(folder, { recursive: true });
  owned = await takeFolder(folder);
  await clearFolder(dataFolder);
  createCluster(programs, runAs);
  await start(programs, runAs);
  sendMessage({ kind: 'ready' });
  const waitMs = restartPace();
  for (;;) {
    await once(server!, 'exit');
    if (stopping) return;
    console.error('The embedded database stopped unexpectedly; starting it again.');
    await pause(waitMs());
    if (stopping) return;
    await restart(programs, runAs);
  }
}

/** Created beside its location and renamed, so a kill leaves no partial cluster. */
function createCluster({ initdb }: DatabasePrograms, { uid, gid }: RunAs): void {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) {
    throw new Error(
      `${dataFolder} contains files but no PG_VERSION, so it is not a complete database. Nothing in it was changed. Put the PG_VERSION file back (it contains the major version, such as 18), or restore a backup into another folder: see docs/operate/backup.md.`,
    );
  }
  const part = join(folder, 'part');
  const secret = join(folder, 'initial-password');
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  writeFileSync(secret, passwordOf(folder), { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) for (const path of [part, secret]) chownSync(path, uid, gid);
  execFileSync(
    initdb,
    ['-D', part, '-U', 'forecourt', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8', '--locale=C'],
    { uid, gid, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  );
  rmSync(secret);
  renameSync(part, dataFolder);
}

function passwordOf(of: string): string {
  return readFileSync(join(of, 'password'), 'utf8');
}

/** @throws with the server's last output if it stops before accepting connections. */
async function start({ postgres }: DatabasePrograms, { uid, gid }: RunAs): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    'logging_collector=off',
    'log_min_messages=log',
  ];
  const child = spawn(postgres, ['-D', dataFolder, '-p', port, ...settings.flatMap((setting) => ['-c', setting])], {
    uid,
    gid,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  server = child;
  const words: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words.push(text);
      if (words.length > 20) words.shift();
      if (text.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(startError(words.join(''))));
  });
}

function startError(log: string): Error {
  if (/could not bind|Address already in use/.test(log))
    return new PortTaken(
      `Port ${port} of the embedded database is in use by another program. Set DATABASE_PORT to another port.`,
    );
  return new Error(`The embedded database in ${folder} did not start: ${log.trim().split('\n').slice(-4).join(' ')}`);
}

async function restart(programs: DatabasePrograms, runAs: RunAs): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await start(programs, runAs);
    } catch (cause) {
      if (tries === 20 || stopping) throw cause;
      await pause(250);
    }
  }
}

async function stop(code: NodeJS.Process['exitCode'] = 0): Promise<void> {
  if (stopping) return;
  stopping = true;
  owned?.stopping();
  if (server?.pid && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    await endServer(server.pid).then(
      () => ended,
      (cause: Error) => console.error(cause.message),
    );
  }
  if (code === 0) owned?.leave();
  process.exit(code);
}

process.on('disconnect', () => void stop(process.exitCode));
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
keep().catch((cause: Error) => {
  sendMessage({ kind: cause instanceof PortTaken ? 'port-taken' : 'failed', message: cause.message });
  process.exitCode = 1;
  process.disconnect?.();
});

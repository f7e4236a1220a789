/**
 * A process of its own that keeps the embedded database: it starts PostgreSQL on a data folder, starts it again
 * when it dies, and stops it when its parent goes, however the parent went. Arguments: folder and port.
 */
import { spawn, execFileSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databasePrograms, databaseUser, type DatabasePrograms, type RunAs } from './binaries.ts';

/** What the keeper tells its parent. */
export type KeeperMessage = { kind: 'ready' } | { kind: 'failed'; message: string };

const restartsAllowed = 20;
const [folder = '', port = ''] = process.argv.slice(2);
const dataFolder = join(folder, 'data');
const ownerFile = join(folder, 'keeper.pid');

let server: ChildProcess | null = null;
let stopping = false;

const tell = (message: KeeperMessage) => process.connected && process.send?.(message);

async function keep(): Promise<void> {
  const runAs = databaseUser();
  const programs = await databasePrograms(runAs);
  mkdirSync(folder, { recursive: true });
  await takeFolder();
  createCluster(programs, runAs);
  await start(programs, runAs);
  tell({ kind: 'ready' });
  for (let restarts = 0; !stopping && restarts < restartsAllowed; restarts++) {
    await once(server!, 'exit');
    if (stopping) return;
    console.error('The embedded database stopped unexpectedly; starting it again.');
    await restart(programs, runAs);
  }
}

/** The folder is ours, or that of a keeper that was killed: its database is stopped then. @throws when it is in use */
async function takeFolder(): Promise<void> {
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, 'utf8')) : 0;
  if (owner !== process.pid && isAlive(owner) && isKeeper(owner)) throw new Error(`The database folder ${folder} is in use by process ${owner}. Stop that one first, or name another folder in DATABASE_FOLDER.`);
  writeFileSync(ownerFile, String(process.pid));
  const stray = postmaster();
  if (stray === null) return;
  process.kill(stray, 'SIGINT');
  for (let waited = 0; isAlive(stray); waited += 50) {
    if (waited > 10_000) throw new Error(`The database folder ${folder} is in use by process ${stray}, which does not stop.`);
    await pause(50);
  }
}

/** The running server of the folder, or null: a number left by a crash may long be another program's. */
function postmaster(): number | null {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  return isAlive(pid) && commandOf(pid).includes('postgres') ? pid : null;
}

const isKeeper = (pid: number): boolean => commandOf(pid).includes('keeper');

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return process.platform === 'win32' ? 'postgres keeper' : '';
  }
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Made beside its place and renamed, so that a kill leaves no half a cluster. */
function createCluster({ initdb }: DatabasePrograms, { uid, gid }: RunAs): void {
  if (existsSync(join(dataFolder, 'PG_VERSION'))) return;
  const part = join(folder, 'part');
  const secret = join(folder, 'initial-password');
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  writeFileSync(secret, passwordOf(folder), { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) for (const path of [part, secret]) chownSync(path, uid, gid);
  execFileSync(initdb, ['-D', part, '-U', 'forecourt', '--auth=scram-sha-256', `--pwfile=${secret}`, '--encoding=UTF8', '--locale=C'], { uid, gid, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  rmSync(secret);
  renameSync(part, dataFolder);
}

function passwordOf(of: string): string {
  return readFileSync(join(of, 'password'), 'utf8');
}

/** Waits until the server takes connections. @throws with its last words when it stops instead */
async function start({ postgres }: DatabasePrograms, { uid, gid }: RunAs): Promise<void> {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60', 'logging_collector=off', 'log_min_messages=log'];
  const child = spawn(postgres, ['-D', dataFolder, '-p', port, ...settings.flatMap((setting) => ['-c', setting])], { uid, gid, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } });
  server = child;
  const words: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words.push(text);
      if (words.length > 20) words.shift();
      if (text.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(lastWords(words.join('')))));
  });
}

function lastWords(log: string): string {
  if (/could not bind|Address already in use/.test(log)) return `Port ${port} of the embedded database is taken by another program. Name another one in DATABASE_PORT.`;
  return `The embedded database in ${folder} did not start: ${log.trim().split('\n').slice(-4).join(' ')}`;
}

/** After a crash its children may need a moment to let the folder go. */
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
  if (server && server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }
  if (code === 0) rmSync(ownerFile, { force: true });
  process.exit(code);
}

process.on('disconnect', () => void stop(process.exitCode));
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
keep().catch((cause: Error) => {
  tell({ kind: 'failed', message: cause.message });
  process.exitCode = 1;
  process.disconnect?.();
});

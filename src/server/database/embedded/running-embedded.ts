import { existsSync, readFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import { dataFolderOf } from './start-embedded.ts';

/** Where the embedded database of a folder answers right now, for a second program beside the one that keeps it; null where it does not run. */
export async function runningEmbeddedDatabase(folder: string): Promise<string | null> {
  const place = dataFolderOf(resolve(folder));
  const [password, lock] = [join(place, 'password'), join(place, 'data', 'postmaster.pid')];
  if (!existsSync(password) || !existsSync(lock)) return null;
  // The server's own file: process, folder, start, port.
  const port = Number(readFileSync(lock, 'utf8').split('\n')[3]);
  return port > 0 && await answers(port) ? `postgres://forecourt:${readFileSync(password, 'utf8')}@127.0.0.1:${port}/postgres` : null;
}

/** A file that a crash left behind names a port where nobody listens. */
function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection({ port, host: '127.0.0.1', timeout: 2000 });
    const end = (isThere: boolean) => { socket.destroy(); done(isThere); };
    socket.once('connect', () => end(true)).once('error', () => end(false)).once('timeout', () => end(false));
  });
}

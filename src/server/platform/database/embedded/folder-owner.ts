/** One keeper owns a folder: `keeper.pid` holds its process id, plus `stopping` during shutdown. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf, isAlive } from './processes.ts';

export interface OwnedFolder {
  stopping(): void;
  leave(): void;
}

interface Patience {
  stoppingMs: number;
  runningMs: number;
}

/** For noticing a crashed parent, and for three shutdown signals. */
const usual: Patience = { stoppingMs: 15_000, runningMs: 2000 };

/**
 * Waits for a keeper that is about to stop.
 * @throws if the folder is in use.
 */
export async function takeFolder(folder: string, patience: Patience = usual): Promise<OwnedFolder> {
  const file = join(folder, 'keeper.pid');
  for (const began = performance.now(); ; await pause(50)) {
    const { pid, isStopping } = ownerIn(file);
    if (pid === process.pid || !isAlive(pid) || !isKeeperOf(pid, folder)) {
      rmSync(file, { force: true });
      if (isWritten(file)) break;
    } else if (performance.now() - began > (isStopping ? patience.stoppingMs : patience.runningMs)) {
      throw new Error(
        isStopping
          ? `The database folder ${folder} is in use by process ${pid}, which could not be stopped.`
          : `The database folder ${folder} is in use by process ${pid}. Stop that process first, or set DATABASE_FOLDER to another folder.`,
      );
    }
  }
  return {
    stopping: () => writeFileSync(file, `${process.pid}\nstopping`),
    leave: () => rmSync(file, { force: true }),
  };
}

function isWritten(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
}

function ownerIn(file: string): { pid: number; isStopping: boolean } {
  const [pid = '', word] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return { pid: Number(pid), isStopping: word === 'stopping' };
}

/** Process ids are reused, so this checks the command line. */
function isKeeperOf(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return command === null ? process.platform === 'win32' : command.includes(`keeper.ts ${folder} `);
}

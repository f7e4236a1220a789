import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { restartPace } from '../../restart-pace.ts';
import type { KeeperMessage } from './keeper.ts';

export class DatabasePortTakenError extends Error {}

export interface SupervisedKeeper {
  pid(): number;
  stop(): Promise<void>;
}

/** @throws {DatabasePortTakenError} or another error if the first keeper does not start. */
export async function superviseKeeper(folder: string, port: number): Promise<SupervisedKeeper> {
  const waitMs = restartPace();
  let isStopping = false;
  let keeper = startKeeper(folder, port);
  await isReady(keeper, folder);
  again(keeper);

  function again(ended: ChildProcess): void {
    ended.once('exit', () => {
      if (isStopping) return;
      console.error('The process that runs the embedded database stopped; starting a new one.');
      setTimeout(() => void replace(), waitMs()).unref();
    });
  }

  async function replace(): Promise<void> {
    if (isStopping) return;
    keeper = startKeeper(folder, port);
    again(keeper);
    await isReady(keeper, folder).catch((cause: Error) => console.error(cause.message));
  }

  return {
    pid: () => keeper.pid!,
    stop: async () => {
      isStopping = true;
      if (keeper.exitCode !== null || keeper.signalCode !== null) return;
      keeper.ref();
      const ended = once(keeper, 'exit');
      keeper.kill('SIGTERM');
      await ended;
    },
  };
}

function startKeeper(folder: string, port: number): ChildProcess {
  return fork(join(import.meta.dirname, 'keeper.ts'), [folder, String(port)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
}

async function isReady(keeper: ChildProcess, folder: string): Promise<void> {
  const [message] = (await Promise.race([once(keeper, 'message'), once(keeper, 'exit')])) as [
    KeeperMessage | number | null,
  ];
  if (message === null || typeof message === 'number')
    throw new Error(`The embedded database in ${folder} did not start.`);
  if (message.kind === 'port-taken') throw new DatabasePortTakenError(message.message);
  if (message.kind === 'failed') throw new Error(message.message);
  keeper.unref();
  keeper.channel?.unref();
}

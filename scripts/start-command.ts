/** The process around a command: it reuses compiled code, passes arguments and streams, and sets the exit code. */
import { outliveClosedPipes } from './closed-pipe.ts';
import type { Command } from './commands/command.ts';
import { keepCompiled } from './compile-cache.ts';

/** @param load imports the command, which must not happen before the compile cache is on */
export async function startCommand(load: () => Promise<Command>): Promise<void> {
  keepCompiled();
  const command = await load();
  outliveClosedPipes();
  process.exitCode = await command(process.argv.slice(2), process);
}

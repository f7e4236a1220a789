import { outliveClosedPipes } from './closed-pipe.ts';
import type { Command } from './commands/command.ts';
import { keepCompiled } from './compile-cache.ts';

/** @param load imports the command once the compile cache is on */
export async function startCommand(load: () => Promise<Command>): Promise<void> {
  keepCompiled();
  const command = await load();
  outliveClosedPipes();
  process.exitCode = await command(process.argv.slice(2), process);
}

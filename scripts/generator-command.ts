import { outliveClosedPipes } from './closed-pipe.ts';
import type { Streams } from './commands/command.ts';
import { isHelpRequested } from './help.ts';
import { CommandError, readOptions, usage, UsageError, type GeneratorOptions } from '#src/generator/options.ts';
import { jsonReporter, textReporter } from '#src/generator/report.ts';
import { runGenerator } from '#src/generator/run.ts';

export function generatorCommand(mode: GeneratorOptions['mode'], args: string[]): Promise<number> {
  outliveClosedPipes();
  return runCommand(mode, args, process);
}

/** Returns 0, 1 if a tenant failed, or 2 for command-line errors. `keepThreads`: more runs follow. */
export async function runCommand(
  mode: GeneratorOptions['mode'],
  args: string[],
  { stdout, stderr }: Streams,
  keepThreads = false,
): Promise<number> {
  if (isHelpRequested(args)) {
    stdout.write(`${usage}\n`);
    return 0;
  }
  try {
    const options = { ...readOptions(mode, args), keepThreads };
    const reporter = options.json ? jsonReporter(stdout) : textReporter(stdout);
    const result = await runGenerator(options, reporter);
    reporter.summary(result);
    return result.ok ? 0 : 1;
  } catch (cause) {
    stderr.write(`${(cause as Error).message}${cause instanceof UsageError ? `\n\n${usage}` : ''}\n`);
    return cause instanceof CommandError ? 2 : 1;
  }
}

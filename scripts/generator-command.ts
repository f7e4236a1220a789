/** The command around a run: arguments in, exit code out. */
import { outliveClosedPipes } from './closed-pipe.ts';
import { asksForHelp } from './help.ts';
import { CommandError, readOptions, usage, UsageError, type GeneratorOptions } from '#src/generator/options.ts';
import { jsonReporter, textReporter } from '#src/generator/report.ts';
import { runGenerator } from '#src/generator/run.ts';

/** Runs a build or refresh and returns the exit code: 0, 1 when a tenant failed, 2 for a mistake in the command. */
export async function generatorCommand(mode: GeneratorOptions['mode'], args: string[]): Promise<number> {
  outliveClosedPipes();
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  try {
    const options = readOptions(mode, args);
    const reporter = options.json ? jsonReporter : textReporter(process.stdout);
    const result = await runGenerator(options, reporter);
    reporter.summary(result);
    return result.ok ? 0 : 1;
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}${cause instanceof UsageError ? `\n\n${usage}` : ''}\n`);
    return cause instanceof CommandError ? 2 : 1;
  }
}

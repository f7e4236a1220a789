import { CommandError, readOptions, usage, UsageError, type GeneratorOptions } from '#src/generator/options.ts';
import { jsonReporter, textReporter } from '#src/generator/report.ts';
import { runGenerator } from '#src/generator/run.ts';
import { command, type Command } from './command.ts';

/** Exit code 1 if a tenant failed, 2 for command-line errors. `keepThreads`: more runs follow. */
export const generatorCommand = (mode: GeneratorOptions['mode'], keepThreads = false): Command =>
  command({
    usage,
    run: async (args, { stdout }) => {
      const options = { ...readOptions(mode, args), keepThreads };
      const reporter = options.json ? jsonReporter(stdout) : textReporter(stdout);
      const result = await runGenerator(options, reporter);
      reporter.summary(result);
      return result.ok ? 0 : 1;
    },
    failure: (cause) => ({
      message: `${(cause as Error).message}${cause instanceof UsageError ? `\n\n${usage}` : ''}`,
      code: cause instanceof CommandError ? 2 : 1,
    }),
  });

import { join } from 'node:path';
import { CommandError } from '#src/generator/options.ts';
import { benchChaos } from '../bench/chaos.ts';
import { benchFunctions } from '../bench/functions.ts';
import { benchGenerator } from '../bench/generator.ts';
import { benchOperations } from '../bench/operations.ts';
import { benchPages } from '../bench/pages.ts';
import { benchSearch } from '../bench/search.ts';
import { benchServe } from '../bench/serve.ts';
import { benchValuation } from '../bench/valuation.ts';
import { installFolder } from '../bootstrap.mjs';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command } from './command.ts';

const areas: Record<string, (asked: { dealers: number }) => Promise<void>> = {
  generator: benchGenerator,
  search: benchSearch,
  functions: benchFunctions,
  pages: benchPages,
  valuation: benchValuation,
  serve: benchServe,
  operations: ({ dealers }) => benchOperations(dealers),
  chaos: benchChaos,
};

const onlyByName = new Set(['chaos', 'operations']);

const usage = `Usage: forecourt bench [area...] [--dealers N]   (areas: ${Object.keys(areas).join(', ')}; without an area: all except ${[...onlyByName].join(' and ')})

  --dealers N   number of dealers with 300 cars each that \`operations\` builds (default: 100)`;

export const bench = command({
  usage,
  run: async (args) => {
    const { values, positionals } = parseOptions(
      { args, allowPositionals: true, options: { dealers: { type: 'string', default: '100' } } },
      usage,
    );
    const unknown = positionals.filter((name) => !(name in areas));
    if (unknown.length > 0)
      throw new CommandError(`Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(areas).join(', ')}.`);
    const dealers = Number(values.dealers);
    if (!(Number.isInteger(dealers) && dealers > 0))
      throw new CommandError('--dealers must be a whole number above 0.');
    if (installFolder(join(projectDir, 'scripts/bench/peers')) !== 0) return 1;
    for (const name of positionals.length > 0 ? positionals : Object.keys(areas).filter((one) => !onlyByName.has(one)))
      await areas[name]!({ dealers });
    return 0;
  },
});

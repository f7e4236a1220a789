/** `npm run bench [-- area...]`: prints the tables of docs/benchmarks.md; every area but chaos when none is named. */
import { benchChaos } from './bench/chaos.ts';
import { benchFunctions } from './bench/functions.ts';
import { benchGenerator } from './bench/generator.ts';
import { benchPages } from './bench/pages.ts';
import { benchSearch } from './bench/search.ts';
import { benchValuation } from './bench/valuation.ts';
import { exitOnHelp } from './help.ts';

const areas: Record<string, () => Promise<void>> = {
  generator: benchGenerator,
  search: benchSearch,
  functions: benchFunctions,
  pages: benchPages,
  valuation: benchValuation,
  chaos: benchChaos,
};

exitOnHelp(
  `Usage: npm run bench -- [area...]   (areas: ${Object.keys(areas).join(', ')}; every one but chaos when none is named)`,
);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in areas));
if (unknown.length > 0) {
  process.stderr.write(`No such bench: ${unknown.join(', ')}. There are: ${Object.keys(areas).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  for (const name of named.length > 0 ? named : Object.keys(areas).filter((name) => name !== 'chaos'))
    await areas[name]!();
}

/** `npm run worker`: refreshes all dealers as often as their settings say, for hosting of one's own. */
import { resolve } from 'node:path';
import { CommandError } from '#src/generator/options.ts';
import { failureText } from '#src/server/database/failure-text.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';
import { parseOptions } from './parse-options.ts';
import { withDatabase } from './with-database.ts';
import { runWorker } from './worker/refresh-worker.ts';

const usage = `Usage: npm run worker -- [--once] [--runs N] [--out DIR] [--tenants DIR]

  --once          refreshes what is due, and ends; exit code 1 when a dealer could not be refreshed
  --runs N        runs of the generator at once, each of up to 25 dealers (default: 2)
  --out DIR       where sites stand (default: dist)
  --tenants DIR   the folder of dealers (default: the variable TENANTS, else tenants)
Reads DATABASE_URL, or the embedded database: the running one beside npm start, else it is started for as long as this takes.
Several workers, on several machines too, share one queue; a dealer is refreshed by one of them.`;

exitOnHelp(usage);

const stopped = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());

try {
  const { values } = parseOptions(
    {
      options: {
        once: { type: 'boolean', default: false },
        runs: { type: 'string', default: '2' },
        out: { type: 'string', default: 'dist' },
        tenants: { type: 'string' },
      },
    },
    usage,
  );
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs >= 1 && runs <= 16))
    throw new CommandError('--runs: name a whole number from 1 to 16.');
  const failing = await withDatabase(() =>
    runWorker(
      {
        databaseUrl: process.env.DATABASE_URL!,
        tenantsDir: tenantsFolder(values.tenants),
        outDir: resolve(values.out),
        runs,
        isOnce: values.once,
      },
      stopped.signal,
    ),
  );
  if (values.once && failing.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 2;
}

/** `npm run worker`: refreshes all dealers as often as their settings say, for hosting of one's own. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase } from '#src/server/database/database.ts';
import { failureText } from '#src/server/database/failure-text.ts';
import { startDatabase } from '#src/server/database/start-database.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { exitOnHelp } from './help.ts';
import { projectDir } from './test-run/steps.ts';
import { runWorker } from './worker/refresh-worker.ts';

exitOnHelp(`Usage: npm run worker -- [--once] [--runs N] [--out DIR] [--tenants DIR]

  --once          refreshes what is due, and ends; exit code 1 when a dealer could not be refreshed
  --runs N        runs of the generator at once, each of up to 25 dealers (default: 2)
  --out DIR       where sites stand (default: dist)
  --tenants DIR   the folder of dealers (default: the variable TENANTS, else tenants)
Reads DATABASE_URL, or the embedded database: the running one beside npm start, else it is started for as long as this takes.
Several workers, on several machines too, share one queue; a dealer is refreshed by one of them.`);

const stopped = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());

try {
  const { values } = parseArgs({
    options: {
      once: { type: 'boolean', default: false },
      runs: { type: 'string', default: '2' },
      out: { type: 'string', default: 'dist' },
      tenants: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs >= 1 && runs <= 16))
    throw new Error('--runs: name a whole number from 1 to 16.');
  const running = await startDatabase(projectDir, { shared: true });
  try {
    const failing = await runWorker(
      {
        databaseUrl: process.env.DATABASE_URL!,
        tenantsDir: tenantsFolder(values.tenants),
        outDir: resolve(values.out),
        runs,
        isOnce: values.once,
      },
      stopped.signal,
    );
    if (values.once && failing.length > 0) process.exitCode = 1;
  } finally {
    await closeDatabase();
    await running.stop();
  }
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 2;
}

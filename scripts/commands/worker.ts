import { join, resolve } from 'node:path';
import { CommandError } from '#src/generator/options.ts';
import { failureText } from '#src/server/database/failure-text.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { withDatabase } from '../with-database.ts';
import { runWorker } from '../worker/refresh-worker.ts';
import { command } from './command.ts';

const usage = `Usage: npm run worker -- [--once] [--runs N] [--deploy] [--out DIR] [--tenants DIR]

  --once          refreshes what is due, and ends; exit code 1 when a dealer could not be refreshed
  --runs N        runs of the generator at once, each of up to 25 dealers (default: 2)
  --deploy        sends each site that changed to Netlify, as npm run deploy does (private.netlifySite of the dealer,
                  NETLIFY_AUTH_TOKEN in the environment); dealers without a site there are served from their folder
  --out DIR       where sites stand (default: dist)
  --tenants DIR   the folder of dealers (default: the variable TENANTS, else tenants)
Reads DATABASE_URL, or the embedded database: the running one beside npm start, else it is started for as long as this takes.
Several workers, on several machines too, share one queue; a dealer is refreshed by one of them.
The index of a dealer whose search runs on Algolia is filled after each refresh that changed the site.`;

export const worker = command({
  usage,
  run: async (args) => {
    const { values } = parseOptions(
      {
        args,
        options: {
          once: { type: 'boolean', default: false },
          runs: { type: 'string', default: '2' },
          deploy: { type: 'boolean', default: false },
          out: { type: 'string', default: 'dist' },
          tenants: { type: 'string' },
        },
      },
      usage,
    );
    const runs = Number(values.runs);
    if (!(Number.isInteger(runs) && runs >= 1 && runs <= 16))
      throw new CommandError('--runs: name a whole number from 1 to 16.');
    const outDir = resolve(values.out);
    if (values.deploy && outDir !== join(projectDir, 'dist'))
      throw new CommandError(
        '--deploy: functions are made from dist, so that sites have to stand there, without --out.',
      );
    if (values.deploy && !process.env.NETLIFY_AUTH_TOKEN?.trim())
      throw new CommandError('--deploy: NETLIFY_AUTH_TOKEN is not set; it holds the token of an account at Netlify.');
    const stopped = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopped.abort());
    const failing = await withDatabase(() =>
      runWorker(
        {
          databaseUrl: process.env.DATABASE_URL!,
          tenantsDir: tenantsFolder(values.tenants),
          outDir,
          runs,
          deploys: values.deploy,
          isOnce: values.once,
        },
        stopped.signal,
      ),
    );
    return values.once && failing.length > 0 ? 1 : 0;
  },
  failure: (error) => ({ message: failureText(error), code: 2 }),
});

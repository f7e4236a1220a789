import { join, resolve } from 'node:path';
import { CommandError } from '#src/generator/options.ts';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { withDatabase } from '../with-database.ts';
import { runWorker } from '../worker/refresh-worker.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt worker [--once] [--runs N] [--deploy] [--out DIR] [--tenants DIR]

  --once          refreshes the dealers that are due, then exits; exit code 1 if a dealer could not be refreshed
  --runs N        concurrent generator runs, each with up to 25 dealers (default: 2)
  --deploy        deploys each changed site to Netlify, like ./forecourt deploy (private.netlifySite of the dealer,
                  NETLIFY_AUTH_TOKEN in the environment); dealers without a Netlify site are served from their folder
  --out DIR       folder of built sites (default: dist)
  --tenants DIR   dealers folder (default: the TENANTS variable, or tenants)
Uses DATABASE_URL, or the embedded database: the one npm start is running, or one started just for this command.
Several workers, even on different machines, share one queue; each dealer is refreshed by only one of them.
For dealers whose search runs on Algolia, the index is updated after each refresh that changes the site.`;

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
      throw new CommandError('--runs must be a whole number from 1 to 16.');
    const outDir = resolve(values.out);
    if (values.deploy && outDir !== join(projectDir, 'dist'))
      throw new CommandError('--deploy builds functions from dist, so the sites must be there: remove --out.');
    if (values.deploy && !process.env.NETLIFY_AUTH_TOKEN?.trim())
      throw new CommandError('--deploy needs NETLIFY_AUTH_TOKEN: set it to the token of a Netlify account.');
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

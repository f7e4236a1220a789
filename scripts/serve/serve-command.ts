import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startDatabase, type RunningDatabase } from '#src/server/database/start-database.ts';
import { startLocalServer, type LocalServer } from '#src/server/local/start-local-server.ts';
import { siteSlugs } from '#src/server/local/sites.ts';
import { outliveClosedPipes } from '../closed-pipe.ts';
import { checkProduction } from './check-production.ts';
import { describeDealer } from './describe-dealer.ts';

export const USAGE = 'Usage: npm run serve -- [--out DIR] [--port N]   (or PORT=N; 0 takes any free port; default 4321)';

export interface ServeOptions {
  outDir: string;
  port: number;
}

/** Reads `--out` and `--port`; the port falls back to PORT, then to 4321. Throws for what is no port. */
export function readServeOptions(args: string[], env: NodeJS.ProcessEnv): ServeOptions {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, port: { type: 'string' } } });
  const port = values.port ?? (env.PORT || '4321');
  if (!/^\d{1,5}$/v.test(port) || Number(port) > 65535) {
    throw new Error(`"${port}" is no port. Name a number from 0 to 65535.`);
  }
  return { outDir: resolve(values.out ?? 'dist'), port: Number(port) };
}

async function stop(server: LocalServer, database: RunningDatabase): Promise<void> {
  await server.close();
  await database.stop();
  process.exit(0);
}

/** Serves until SIGINT or SIGTERM. */
export async function serve({ outDir, port }: ServeOptions): Promise<void> {
  outliveClosedPipes();
  const projectDir = fileURLToPath(new URL('../..', import.meta.url));
  const describe = describeDealer(outDir, join(projectDir, 'tenants'));
  const functionsDir = join(projectDir, 'functions');
  await checkProduction(outDir);
  const database = await startDatabase(projectDir);
  const server = await startLocalServer({ outDir, port, functionsDir, describe }).catch(async (cause: Error) => {
    await database.stop();
    throw cause;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(server, database));
  }
  for (const slug of await siteSlugs(outDir)) console.log(`  ${server.url(slug)}`);
  console.log(`Serving ${outDir}\nAll dealers: ${server.url()}   (Ctrl+C stops)`);
}

/** Restarted after crashes, and ends with its supervisor. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { database } from '#src/server/platform/database/database.ts';
import { outboxState } from '#src/server/operations/health.ts';
import { logAlarmProblems } from '#src/server/operations/follow-up/alarm.ts';
import { logFailure, writeLine } from '#src/server/platform/log.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import { startFunctionServer } from '#src/local-server/function-server.ts';
import { functionMetrics } from '#src/local-server/metrics.ts';
import { localUrl } from '#src/local-server/host.ts';
import { siteSlugs } from '#src/local-server/sites.ts';
import { outliveClosedPipes } from '../closed-pipe.ts';
import { demoPhotoHost, startDemoPhotoHost } from '#src/local-server/demo-photo-host.ts';
import { readServeOptions } from './serve-options.ts';
import { beatMs, type FunctionsMessage } from './supervise.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Production always uses the real photo hosts. */
async function photoStandIns(production: boolean, named: Record<string, number>): Promise<Record<string, number>> {
  if (production) {
    if (Object.keys(named).length > 0)
      throw new EnvironmentError(
        '--stand-in is only for demonstrations and tests: production requests photos from their real hosts.',
      );
    return {};
  }
  const { port } = await startDemoPhotoHost(join(projectDir, 'tenants', '_demo', 'photos'));
  return { [demoPhotoHost]: port, ...named };
}

/** Sites may be built later, but none at all is probably a mistake in --out. */
async function servedText(outDir: string, address: string): Promise<string> {
  const slugs = await siteSlugs(outDir);
  const shown = `${slugs.slice(0, 5).join(', ')}${slugs.length > 5 ? ' …' : ''}`;
  return slugs.length === 0
    ? `There are no built sites in ${outDir}. To build them: ./forecourt build --out ${outDir}. Until then, every host name on ${address} gets a 421.`
    : `Serving ${slugs.length} ${slugs.length === 1 ? 'dealer' : 'dealers'} from ${outDir} under their own host names, on ${address}: ${shown}`;
}

async function run(): Promise<void> {
  outliveClosedPipes();
  const [socketPath = '', ...args] = process.argv.slice(2);
  const { outDir, port, host, standIns } = readServeOptions(args, process.env);
  const environment = readEnvironment();
  const production = isProduction(environment);
  logAlarmProblems(environment);
  const server = await startFunctionServer({
    outDir,
    port,
    socketPath,
    functionsDir: join(projectDir, 'functions'),
    standIns: await photoStandIns(production, standIns),
    report: (message, error) => logFailure({ at: 'server' }, message, error),
    ...(environment.METRICS === undefined
      ? {}
      : { metricsText: functionMetrics(async () => outboxState(await database(), Date.now())) }),
  });
  const tell = (event: 'ready' | 'stopping' | 'stopped'): void => {
    if (production) writeLine({ at: new Date().toISOString(), event, host, port, pid: process.pid }, 'output');
  };
  const send = (message: FunctionsMessage): void => {
    if (process.connected) process.send?.(message, undefined, undefined, () => null);
  };
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    tell('stopping');
    await server.close();
    tell('stopped');
    process.exit(0);
  };
  // Ctrl+C signals both processes; the supervisor then signals this one again.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => void stop());
  if (production) console.log(await servedText(outDir, `${host} port ${port}`));
  else
    console.log(
      `${(await siteSlugs(outDir)).map((slug) => `  ${localUrl(port, slug)}\n`).join('')}Serving ${outDir}\nAll dealers: ${localUrl(port)}   (Ctrl+C to stop)`,
    );
  tell('ready');
  send({ addresses: server.addresses });
  setInterval(() => send('beat'), beatMs).unref();
}

run().catch((cause: Error) => {
  console.error(failureText(cause));
  process.exit(1);
});

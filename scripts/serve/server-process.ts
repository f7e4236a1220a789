/**
 * The server of `npm run serve` and `npm start`, as the process that is started again when it crashes. It goes
 * when its supervisor goes.
 */
import { isIP } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failureText } from '#src/server/database/failure-text.ts';
import { database } from '#src/server/database/database.ts';
import { outboxState } from '#src/server/health.ts';
import { tellAlarmProblems } from '#src/server/follow-up/alarm.ts';
import { logFailure, writeLine } from '#src/server/log.ts';
import { serveMetrics, serverMetrics, type Metrics } from '#src/local-server/metrics.ts';
import { EnvironmentError, isProduction, readEnvironment, type Environment } from '#src/server/environment.ts';
import { PortTakenError, startLocalServer } from '#src/local-server/start-local-server.ts';
import { siteSlugs } from '#src/local-server/sites.ts';
import { outliveClosedPipes } from '../closed-pipe.ts';
import { demoPhotoHost, startDemoPhotoHost } from '#src/local-server/demo-photo-host.ts';
import { readServeOptions } from './serve-command.ts';
import { PORT_TAKEN, type ServerReady } from './supervise.ts';
import type { DealerFacts, DescribeDealer } from '#src/local-server/dealer-list.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { readRecord } from '#src/generator/record.ts';
import { writtenSettings } from '#src/sources/tenants/group-settings.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** Production asks the hosts themselves, whatever the command says. */
async function photoStandIns(production: boolean, named: Record<string, number>): Promise<Record<string, number>> {
  if (production) {
    if (Object.keys(named).length > 0)
      throw new EnvironmentError('--stand-in is for demonstration and tests: production asks photo hosts themselves.');
    return {};
  }
  const { port } = await startDemoPhotoHost(join(projectDir, 'tenants', '_demo', 'photos'));
  return { [demoPhotoHost]: port, ...named };
}

/** Tells the list of dealers what settings and the last build say; what is missing is left out. */
function describeDealer(outDir: string, tenantsDir: string): DescribeDealer {
  return (slug) =>
    Promise.resolve({ ...settingsFacts(slug, tenantsDir), vehicles: readRecord(outDir, slug)?.vehicles });
}

function settingsFacts(slug: string, tenantsDir: string): DealerFacts {
  try {
    const { branding, template } = writtenSettings(slug, tenantsDir) as Partial<Settings>;
    return { name: branding?.name, template };
  } catch {
    return {};
  }
}

/** Counts where `METRICS` says that somebody looks. A slip in it, or a port in use, stops no lead. */
async function countedAt({ METRICS }: Environment): Promise<{ metrics?: Metrics }> {
  if (METRICS === undefined) return {};
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(METRICS) ?? [];
  try {
    if (!isIP(host) || Number(port) > 65_535)
      throw new EnvironmentError(`METRICS: "${METRICS}" is no address and port, such as 127.0.0.1:9464.`);
    const metrics = serverMetrics(async () => outboxState(await database(), Date.now()));
    await serveMetrics(metrics, Number(port), host);
    return { metrics };
  } catch (cause) {
    logFailure({ at: 'server' }, 'Nothing is counted: /metrics does not answer', cause);
    return {};
  }
}

/** Sites that are built meanwhile are served too, so that none is no mistake, but more often a slip in --out. */
async function servedText(outDir: string, address: string): Promise<string> {
  const slugs = await siteSlugs(outDir);
  const shown = `${slugs.slice(0, 5).join(', ')}${slugs.length > 5 ? ' …' : ''}`;
  return slugs.length === 0
    ? `There is no built site in ${outDir}: npm run build -- --out ${outDir} makes them. Every host name gets 421 until then, on ${address}.`
    : `Serving ${slugs.length} ${slugs.length === 1 ? 'dealer' : 'dealers'} of ${outDir} by their own host names, on ${address}: ${shown}`;
}

async function run(): Promise<void> {
  outliveClosedPipes();
  const { outDir, tenantsDir, port, host, standIns } = readServeOptions(process.argv.slice(2), process.env);
  const environment = readEnvironment();
  const production = isProduction(environment);
  tellAlarmProblems(environment);
  const server = await startLocalServer({
    outDir,
    port,
    host,
    functionsDir: join(projectDir, 'functions'),
    describe: describeDealer(outDir, tenantsDir),
    list: !production,
    site: environment.SITE ?? null,
    trustProxy: environment.TRUST_PROXY ?? null,
    standIns: await photoStandIns(production, standIns),
    ...(await countedAt(environment)),
  });
  /** A line beside those of requests, for whoever reads logs by program. */
  const tell = (event: 'ready' | 'stopping' | 'stopped'): void => {
    if (production)
      writeLine({ at: new Date().toISOString(), event, host, port: server.port, pid: process.pid }, 'output');
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
  // A terminal's Ctrl+C comes to both, and once more from the supervisor.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(event, () => void stop());
  if (production) console.log(await servedText(outDir, `${host} port ${server.port}`));
  else
    console.log(
      `${(await siteSlugs(outDir)).map((slug) => `  ${server.url(slug)}\n`).join('')}Serving ${outDir}\nAll dealers: ${server.url()}   (Ctrl+C stops)`,
    );
  tell('ready');
  process.send?.({ port: server.port } satisfies ServerReady);
}

run().catch((cause: Error) => {
  console.error(failureText(cause));
  process.exit(cause instanceof PortTakenError ? PORT_TAKEN : 1);
});

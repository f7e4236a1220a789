import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startDatabase, type RunningDatabase } from '#src/server/database/start-database.ts';
import { startLocalServer, type LocalServer } from '#src/server/local/start-local-server.ts';
import { siteSlugs } from '#src/server/local/sites.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/environment.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { outliveClosedPipes } from '../closed-pipe.ts';
import { demoPhotoHost } from '../demo/dealer-plan.ts';
import { checkProduction } from './check-production.ts';
import { startDemoPhotoHost } from './demo-photo-host.ts';
import { describeDealer } from './describe-dealer.ts';

export const OPTIONS = `  --out DIR       built sites (default: dist)
  --port N        or PORT=N; 0 takes any free port (default: 4321)
  --host ADDRESS  or HOST=ADDRESS; 0.0.0.0 answers other machines too (default: 127.0.0.1)
  --tenants DIR   or TENANTS=DIR, the folder of dealers (default: tenants)
  --stand-in HOST=PORT  a server of this machine in place of a photo host, for tests and demonstration`;
export const USAGE = `Usage: npm run serve -- [options]   serves built dealers\n\n${OPTIONS}`;

export interface ServeOptions {
  outDir: string;
  tenantsDir: string;
  port: number;
  /** Servers of this machine in place of photo hosts, for tests and demonstration. */
  standIns: Record<string, number>;
  /** The address to listen on. */
  host: string;
}

/** Options first, then the variables PORT, HOST and TENANTS. Throws for what is no port or address. */
export function readServeOptions(args: string[], env: NodeJS.ProcessEnv): ServeOptions {
  const { values } = parseArgs({
    args, options: { out: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' }, tenants: { type: 'string' }, 'stand-in': { type: 'string', multiple: true } },
  });
  const port = values.port ?? (env.PORT || '4321');
  if (!/^\d{1,5}$/v.test(port) || Number(port) > 65535) {
    throw new Error(`"${port}" is no port. Name a number from 0 to 65535.`);
  }
  const { host = hostVariable(env) } = values;
  if (!isIP(host)) throw new Error(`--host: "${host}" is no address of this machine. Name one by number, such as 127.0.0.1 or 0.0.0.0.`);
  return { outDir: resolve(values.out ?? 'dist'), tenantsDir: tenantsFolder(values.tenants, env), port: Number(port), host, standIns: Object.fromEntries((values['stand-in'] ?? []).map(standIn)) };
}

function standIn(text: string): [host: string, port: number] {
  const { host, port } = /^(?<host>[a-z0-9.\-]+)=(?<port>\d{1,5})$/v.exec(text)?.groups ?? {};
  if (host === undefined) throw new Error(`--stand-in: "${text}" is not HOST=PORT, such as photos.feed.example=4400.`);
  return [host, Number(port)];
}

/** Production asks the hosts themselves, whatever the command says. */
async function photoStandIns(projectDir: string, named: Record<string, number>): Promise<Record<string, number>> {
  if (isProduction(readEnvironment())) {
    if (Object.keys(named).length > 0) throw new EnvironmentError('--stand-in is for demonstration and tests: production asks photo hosts themselves.');
    return {};
  }
  const { port } = await startDemoPhotoHost(join(projectDir, 'tenants', '_demo', 'photos'));
  return { [demoPhotoHost]: port, ...named };
}

/** Some shells keep the machine's name there, which is no wish to be reached by others. */
const hostVariable = ({ HOST }: NodeJS.ProcessEnv): string => (HOST && isIP(HOST) ? HOST : '127.0.0.1');

async function stop(server: LocalServer, database: RunningDatabase): Promise<void> {
  await server.close();
  await database.stop();
  process.exit(0);
}

/** Serves until SIGINT or SIGTERM. */
export async function serve({ outDir, tenantsDir, port, host, standIns: named }: ServeOptions): Promise<void> {
  outliveClosedPipes();
  const projectDir = fileURLToPath(new URL('../..', import.meta.url));
  const describe = describeDealer(outDir, tenantsDir);
  const functionsDir = join(projectDir, 'functions');
  const environment = readEnvironment();
  const production = isProduction(environment);
  await checkProduction(outDir);
  const standIns = await photoStandIns(projectDir, named);
  const database = await startDatabase(projectDir);
  const server = await startLocalServer({
    outDir, port, host, functionsDir, describe, list: !production, site: environment.SITE ?? null, trustProxy: environment.TRUST_PROXY ?? null, standIns,
  }).catch(async (cause: Error) => {
    await database.stop();
    throw cause;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(server, database));
  }
  if (production) console.log(`Serving the dealers of ${outDir} by their own host names, on ${host} port ${server.port}.`);
  else console.log(`${(await siteSlugs(outDir)).map((slug) => `  ${server.url(slug)}\n`).join('')}Serving ${outDir}\nAll dealers: ${server.url()}   (Ctrl+C stops)`);
}

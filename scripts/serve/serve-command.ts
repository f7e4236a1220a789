import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArguments } from '#src/generator/parse-arguments.ts';
import { closeDatabase } from '#src/server/database/database.ts';
import { startDatabase } from '#src/server/database/start-database.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';
import { startFront } from './front.ts';
import { supervise } from './supervise.ts';
import { listDealers } from '#src/server/dealer/find-dealer.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/environment.ts';
import { productionProblems } from '#src/server/providers/production-check.ts';

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
  const { values } = parseArguments({
    args,
    options: {
      out: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      tenants: { type: 'string' },
      'stand-in': { type: 'string', multiple: true },
    },
  });
  const port = values.port ?? (env.PORT || '4321');
  if (!/^\d{1,5}$/v.test(port) || Number(port) > 65535) {
    throw new Error(`"${port}" is no port. Name a number from 0 to 65535.`);
  }
  const { host = hostVariable(env) } = values;
  if (!isIP(host))
    throw new Error(
      `--host: "${host}" is no address of this machine. Name one by number, such as 127.0.0.1 or 0.0.0.0.`,
    );
  return {
    outDir: resolve(values.out ?? 'dist'),
    tenantsDir: tenantsFolder(values.tenants, env),
    port: Number(port),
    host,
    standIns: Object.fromEntries((values['stand-in'] ?? []).map(standIn)),
  };
}

function standIn(text: string): [host: string, port: number] {
  const { host, port } = /^(?<host>[a-z0-9.\-]+)=(?<port>\d{1,5})$/v.exec(text)?.groups ?? {};
  if (host === undefined) throw new Error(`--stand-in: "${text}" is not HOST=PORT, such as photos.feed.example=4400.`);
  return [host, Number(port)];
}

/** Some shells keep the machine's name there, which is no wish to be reached by others. */
const hostVariable = ({ HOST }: NodeJS.ProcessEnv): string => (HOST && isIP(HOST) ? HOST : '127.0.0.1');

/**
 * Practice mode shows codes and mails at /outbox and takes pretended money: nobody else's machine reaches it unless the
 * operator says that it is meant. @throws EnvironmentError
 */
export function checkMode({ host }: Pick<ServeOptions, 'host'>, env: NodeJS.ProcessEnv): void {
  if (isLoopback(host) || env['FORECOURT_MODE']) return;
  throw new EnvironmentError(
    `--host ${host} answers other machines, and FORECOURT_MODE is not set. Set FORECOURT_MODE=production, or FORECOURT_MODE=development for a demonstration: its codes and mails are public at /outbox.`,
  );
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.');

/**
 * Production starts on real providers or not at all. Throws EnvironmentError naming every variable to set;
 * development always starts.
 */
async function checkProduction(outDir: string, variables: NodeJS.ProcessEnv = process.env): Promise<void> {
  const environment = readEnvironment(variables);
  if (!isProduction(environment)) return;
  const problems = productionProblems(
    (await listDealers(join(outDir, '.forecourt', 'server'))).filter(
      ({ slug }) => !environment.SITE || slug === environment.SITE,
    ),
    environment,
    variables,
  );
  if (problems.length > 0)
    throw new EnvironmentError(
      `Production does not start with providers that only pretend:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSet them, or start with FORECOURT_MODE=development.`,
    );
}

/**
 * Serves until SIGINT or SIGTERM, whatever crashes meanwhile. The database and the static pages are this process's, so
 * that they outlive a crash of the functions. Gives the exit code.
 */
export async function serve(options: ServeOptions, args: string[]): Promise<number> {
  checkMode(options, process.env);
  const { outDir } = options;
  await checkProduction(outDir);
  const database = await startDatabase(fileURLToPath(new URL('../..', import.meta.url)));
  try {
    // Only the functions speak to the database from here on.
    await closeDatabase();
    const front = await startFront(options);
    try {
      return await supervise([front.socketPath, ...args, '--port', String(front.port)], front);
    } finally {
      await front.close();
    }
  } finally {
    await database.stop();
  }
}

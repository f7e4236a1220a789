import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { parseArguments } from '#src/generator/parse-arguments.ts';
import { EnvironmentError } from '#src/server/platform/environment.ts';
import { isLoopback } from '#src/server/platform/practice.ts';
import { tenantsFolder } from '#src/sources/tenants/tenants-folder.ts';

export const OPTIONS = `  --out DIR       built sites (default: dist)
  --port N        port, or set PORT=N; 0 picks any free port (default: 4321)
  --host ADDRESS  address to listen on, or set HOST=ADDRESS; 0.0.0.0 accepts other machines (default: 127.0.0.1)
  --tenants DIR   dealers folder, or set TENANTS=DIR (default: tenants)
  --stand-in HOST=PORT  a local server to use instead of a photo host, for tests and demonstrations`;
export const USAGE = `Usage: forecourt serve [options]   serves built dealers\n\n${OPTIONS}`;

export interface ServeOptions {
  outDir: string;
  tenantsDir: string;
  port: number;
  /** Local ports for the photo hosts, in tests and demos. */
  standIns: Record<string, number>;
  host: string;
}

/** Options override PORT, HOST and TENANTS. */
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
    throw new Error(`"${port}" is not a valid port. Use a number from 0 to 65535.`);
  }
  const { host = hostVariable(env) } = values;
  if (!isIP(host))
    throw new Error(`--host: "${host}" is not an IP address of this machine. Use one such as 127.0.0.1 or 0.0.0.0.`);
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
  if (host === undefined)
    throw new Error(`--stand-in: "${text}" is not in the form HOST=PORT, such as photos.feed.example=4400.`);
  return [host, Number(port)];
}

/** Some shells set HOST to the machine's name, without meaning to listen publicly. */
const hostVariable = ({ HOST }: NodeJS.ProcessEnv): string => (HOST && isIP(HOST) ? HOST : '127.0.0.1');

/**
 * Practice mode shows codes and emails at /outbox and accepts fake payments, so it is local unless the operator opts
 * in.
 *
 * @throws EnvironmentError
 */
export function checkMode({ host }: Pick<ServeOptions, 'host'>, env: NodeJS.ProcessEnv): void {
  if (env['FORECOURT_MODE'] || (isLoopback(host) && !env['TRUST_PROXY']?.trim())) return;
  const opened = isLoopback(host)
    ? 'TRUST_PROXY names a proxy, which can make this server public'
    : `--host ${host} accepts connections from other machines`;
  throw new EnvironmentError(
    `${opened}, but FORECOURT_MODE is not set. Set FORECOURT_MODE=production, or FORECOURT_MODE=development for a demonstration: its codes and emails are public at /outbox.`,
  );
}

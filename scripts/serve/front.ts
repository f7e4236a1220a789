/** Owns the port, serves static pages and forwards calls. */
import { isIP } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { readRecord } from '#src/generator/record.ts';
import type { DealerFacts, DescribeDealer } from '#src/local-server/dealer-list.ts';
import { serveMetrics, serverMetrics, type Metrics } from '#src/local-server/metrics.ts';
import { remoteFunctions } from '#src/local-server/remote-functions.ts';
import { startLocalServer } from '#src/local-server/start-local-server.ts';
import { answerUnavailable } from '#src/local-server/unavailable.ts';
import { EnvironmentError, isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { writtenSettings } from '#src/sources/tenants/group-settings.ts';
import type { ServeOptions } from './serve-options.ts';
import type { Dependent } from './supervise.ts';

export interface Front extends Dependent {
  port: number;
  socketPath: string;
}

/** @throws PortTakenError */
export async function startFront({ outDir, tenantsDir, port, host }: ServeOptions): Promise<Front> {
  const environment = readEnvironment();
  // Only the operator's user can open the folder, so its socket is trusted.
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-'));
  const socketPath = process.platform === 'win32' ? join('\\\\.\\pipe', folder) : join(folder, 'functions');
  const functions = remoteFunctions(socketPath, (message, response, caller) =>
    answerUnavailable(message, response, { ...caller, outDir }),
  );
  const server = await startLocalServer({
    outDir,
    port,
    host,
    functions,
    describe: describeDealer(outDir, tenantsDir),
    list: !isProduction(environment),
    site: environment.SITE ?? null,
    trustProxy: environment.TRUST_PROXY ?? null,
    ...(await countedAt(environment.METRICS, () => functions.ask('/metrics'))),
  });
  return {
    port: server.port,
    socketPath,
    up: (addresses) => functions.up(addresses),
    down: () => functions.down(),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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

/** An invalid `METRICS` or a used port must not stop the server. */
async function countedAt(at: string | undefined, ofFunctions: () => Promise<string>): Promise<{ metrics?: Metrics }> {
  if (at === undefined) return {};
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(at) ?? [];
  try {
    if (!isIP(host) || Number(port) > 65_535)
      throw new EnvironmentError(`METRICS: "${at}" is not an IP address and port, such as 127.0.0.1:9464.`);
    const metrics = serverMetrics(ofFunctions);
    await serveMetrics(metrics, Number(port), host);
    return { metrics };
  } catch (cause) {
    logFailure({ at: 'server' }, 'Metrics are off: /metrics is not available', cause);
    return {};
  }
}

import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startForecourt } from './run-forecourt.ts';

export interface DemoServer {
  port: number;
  stop: () => Promise<void>;
}

export async function startDemoServer(sites: string, options: string[] = []): Promise<DemoServer> {
  const database = await mkdtemp(join(tmpdir(), 'forecourt-browser-tests-'));
  const server = startForecourt('serve', ['--out', sites, '--port', '0', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // All shoppers share one IP address; ten sign-ins in ten minutes would hit the limit.
    env: { DATABASE_FOLDER: database, FORECOURT_LOG: 'off', FORECOURT_RATE_LIMITS: 'off', CI: 'true' },
  });
  for await (const line of createInterface({ input: server.stdout! })) {
    const port = /http:\/\/localhost:(?<port>\d+)\//v.exec(line)?.groups?.port;
    if (port === undefined) continue;
    return {
      port: Number(port),
      async stop() {
        server.kill('SIGTERM');
        await once(server, 'exit');
        await rm(database, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The server stopped before it printed its URL.');
}

/** Local server over temporary sites, called with raw HTTP. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startLocalServer } from '#src/local-server/start-local-server.ts';
import type { LocalServer, LocalServerOptions } from '#src/local-server/start-local-server.ts';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Ask {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LocalSite {
  outDir: string;
  server: LocalServer;
  /** The path is sent exactly as given. Default host: `alpha.localhost`. */
  ask(path: string, options?: Ask): Promise<Reply>;
  stop(): Promise<void>;
}

export type Files = Record<string, string | Buffer>;

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Relative to the output folder, such as `alpha/index.html`. */
export async function localSite(files: Files, options: Partial<LocalServerOptions> = {}): Promise<LocalSite> {
  const outDir = await mkdtemp(join(tmpdir(), 'forecourt-server-'));
  await writeFiles(outDir, files);
  const server = await startLocalServer({ outDir, port: 0, ...options });
  return {
    outDir,
    server,
    ask: (path, ask) => askServer(server.port, path, ask),
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

export function askServer(
  port: number,
  path: string,
  { host = 'alpha.localhost', method = 'GET', headers = {}, body }: Ask = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text: bytes.toString('utf8'),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

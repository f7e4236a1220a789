import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export const demoPhotoHost = 'photos.demo-feeds.example';

export interface DemoPhotoHost {
  port: number;
  stop: () => void;
}

const photoPathPattern = /^\/photos\/(?<name>[a-z0-9-]+\.webp)$/;

export async function startDemoPhotoHost(folder: string): Promise<DemoPhotoHost> {
  const server = createServer((request, response) => {
    const name = photoPathPattern.exec(request.url ?? '')?.groups?.name;
    const found = name === undefined ? Promise.resolve(null) : readFile(join(folder, name)).catch(() => null);
    void found.then((bytes) =>
      bytes === null
        ? response.writeHead(404).end()
        : response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.byteLength }).end(bytes),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

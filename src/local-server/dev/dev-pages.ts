import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PageToRender } from '#src/domain/site.ts';

export interface DevPages {
  read(slug: string, path: string): Promise<Uint8Array | null>;
  draw(slug: string, page: DevPage): Promise<string>;
  /** True for requests by `read`: functions leave them to pages, as `/success` is both. */
  isOwn(message: IncomingMessage): boolean;
}

const devHeader = 'x-forecourt-dev';
const renderHeader = 'x-forecourt-drawn';

type DevPage = Omit<PageToRender, 'context'>;
/** On globalThis: pages run in separate module instances. */
const drawing: Map<string, PageToRender['page']> = ((
  globalThis as { forecourtDrawing?: Map<string, PageToRender['page']> }
).forecourtDrawing ??= new Map());

export function devPages(address: () => AddressInfo): DevPages {
  const key = randomUUID();
  const ask = async (
    slug: string,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number | undefined; body: Buffer }> => {
    const { port, address: host } = address();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(
        {
          host: anyAddress.has(host) ? 'localhost' : host,
          port,
          path,
          headers: { host: `${slug}.localhost:${port}`, [devHeader]: key, ...headers },
        },
        resolve,
      )
        .on('error', reject)
        .end();
    });
    return { status: response.statusCode, body: await buffer(response) };
  };
  return {
    async read(slug, path) {
      const page = pageOf(path);
      const { status, body } = await ask(slug, page);
      // The 404 page itself has status 404.
      if (status === 200 || (status === 404 && page === '/404')) return body;
      if (status === 404) return null;
      throw new Error(`The dev server returned status ${status} for ${path}.`);
    },
    async draw(slug, { path, page }) {
      const id = randomUUID();
      drawing.set(id, page);
      const { status, body } = await ask(slug, path, { [renderHeader]: id }).finally(() => drawing.delete(id));
      if (status !== 200) throw new Error(`The dev server rendered ${path} with status ${status}.`);
      return body.toString();
    },
    isOwn: ({ headers }) => headers[devHeader] === key,
  };
}

const anyAddress = new Set(['0.0.0.0', '::']);

const pageOf = (file: string): string => encodeURI(file.replace(/(?<=\/)index\.html$|\.html$/, ''));

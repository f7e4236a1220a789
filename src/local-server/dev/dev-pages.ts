/** The site's files as functions read them, from the dev server's own pages. */
import { randomUUID } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface DevPages {
  read(slug: string, path: string): Promise<Uint8Array | null>;
  /** Whether a request is one of `read`, which functions leave to the pages: `/success` is both. */
  isOwn(message: IncomingMessage): boolean;
}

const ownHeader = 'x-forecourt-dev';

export function devPages(address: () => AddressInfo): DevPages {
  const key = randomUUID();
  return {
    async read(slug, path) {
      const { port, address: host } = address();
      const page = pageOf(path);
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request({ host: anyAddress.has(host) ? 'localhost' : host, port, path: page, headers: { host: `${slug}.localhost:${port}`, [ownHeader]: key } }, resolve).on('error', reject).end();
      });
      const body = await buffer(response);
      // The page of nothing found has that status by itself.
      if (response.statusCode === 200 || (response.statusCode === 404 && page === '/404')) return body;
      if (response.statusCode === 404) return null;
      throw new Error(`${path} of the dev server answered ${response.statusCode}.`);
    },
    isOwn: ({ headers }) => headers[ownHeader] === key,
  };
}

const anyAddress = new Set(['0.0.0.0', '::']);

/** The path of a page by its built file. */
const pageOf = (file: string): string => encodeURI(file.replace(/(?<=\/)index\.html$|\.html$/, ''));

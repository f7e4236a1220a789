import { get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

export interface SiteAnswer {
  status: number;
  location: string | null;
  /** Null for someone else's page. */
  slug: string | null;
  /** Epoch milliseconds. */
  certificateUntil: number;
}

const timeoutMs = 15_000;
const maxResponseBytes = 64_000;

/**
 * @param ca replaces the default certificates
 * @throws the DNS, connection or certificate error.
 */
export async function askSite(url: string, ca?: string): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { agent: false, timeout: timeoutMs, headers: { 'user-agent': 'Forecourt site check' }, ...(ca && { ca }) },
      (response) => {
        const { statusCode: status = 0, headers } = response;
        const certificateUntil = Date.parse((response.socket as TLSSocket).getPeerCertificate().valid_to);
        firstBytes(response).then(
          (text) =>
            resolve({
              status,
              location: headers.location ?? null,
              slug: /<html\b[^>]*\sdata-site="([^"]+)"/.exec(text)?.[1] ?? null,
              certificateUntil,
            }),
          reject,
        );
      },
    );
    request.on('timeout', () =>
      request.destroy(Object.assign(new Error('It did not respond.'), { code: 'ETIMEDOUT' })),
    );
    request.on('error', reject);
  });
}

async function firstBytes(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxResponseBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

import { join } from 'node:path';
import { and, desc, eq } from 'drizzle-orm';
import { localMessages } from '#src/server/platform/database/schema.ts';
import type { FunctionContext, FunctionHandler } from '#src/server/platform/function-context.ts';
import { readSiteFile } from '#src/local-server/sites.ts';
import type { FunctionSite } from './function-site.ts';
import signInCode from '../../functions/sign-in-code.ts';
import signInVerify from '../../functions/sign-in-verify.ts';

export interface Reply {
  status: number;
  headers: Headers;
  json: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

export interface BrowserOptions {
  dealer?: string;
  ip?: string;
  now?: () => number;
  pending?: Promise<unknown>[];
}

export class Browser {
  cookie: string | null = null;
  readonly #site: FunctionSite;
  readonly #options: Required<BrowserOptions>;

  constructor(
    site: FunctionSite,
    { dealer = 'harbour-motors', ip = '203.0.113.7', now = Date.now, pending = [] }: BrowserOptions = {},
  ) {
    this.#site = site;
    this.#options = { dealer, ip, now, pending };
  }

  async call(
    handler: FunctionHandler,
    path: string,
    {
      json,
      method = json === undefined ? 'GET' : 'POST',
      headers = {},
    }: { json?: unknown; method?: string; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const { dealer } = this.#options;
    const request = new Request(`http://${dealer}.localhost${path}`, {
      method,
      headers: {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const response = await handler(request, this.#context());
    for (const line of response.headers.getSetCookie())
      this.cookie = /Max-Age=0/.test(line) ? null : line.split(';')[0]!;
    return { status: response.status, headers: response.headers, json: await response.json().catch(() => undefined) };
  }

  askCode(phone: unknown): Promise<Reply> {
    return this.call(signInCode, '/api/sign-in/code', { json: { phone } });
  }

  verify(phone: unknown, code: unknown): Promise<Reply> {
    return this.call(signInVerify, '/api/sign-in/verify', { json: { phone, code } });
  }

  async signIn(phone: string): Promise<Reply> {
    await this.askCode(phone);
    return this.verify(phone, await lastCode(this.#site, phone, this.#options.dealer));
  }

  #context(): FunctionContext {
    const { dealer, ip, now, pending } = this.#options;
    return {
      params: {},
      ip,
      tenant: dealer,
      now,
      dealersDir: join(this.#site.outDir, '.forecourt', 'server'),
      waitUntil: (work) => {
        pending.push(work);
      },
      readSiteFile: (path) => readSiteFile(this.#site.outDir, dealer, path),
    };
  }
}

/** From the newest text message to a number (E.164). */
export async function lastCode(site: FunctionSite, phone: string, dealer = 'harbour-motors'): Promise<string> {
  const [message] = await site.db
    .select()
    .from(localMessages)
    .where(and(eq(localMessages.dealer, dealer), eq(localMessages.recipient, phone)))
    .orderBy(desc(localMessages.createdAt))
    .limit(1);
  return /code is (\d{6})/.exec(message?.body ?? '')?.[1] ?? '';
}

export const otherCode = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0');

import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '#src/generator/options.ts';
import { limit } from '#src/lib/limit.ts';

export interface NetlifyAccess {
  /** Without a trailing slash. */
  api?: string;
  token: string;
  /** First retry delay. Default: 1000. */
  pauseMs?: number;
}

interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT';
  json?: object;
  bytes?: () => Uint8Array;
}

const defaultApiUrl = 'https://api.netlify.com/api/v1';
const maxAttempts = 6;
const longestPauseMs = 90_000;
const timeoutMs = 120_000;

export class NetlifyRefusal extends CommandError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class NetlifyApi {
  readonly #api: string;
  readonly #token: string;
  readonly #pauseMs: number;
  /** For all sites. */
  readonly uploads = limit(20);
  /** Requests pause until this time, in epoch milliseconds. */
  #restUntil = 0;

  constructor({ api = defaultApiUrl, token, pauseMs = 1000 }: NetlifyAccess) {
    this.#api = api;
    this.#token = token;
    this.#pauseMs = pauseMs;
  }

  /** @throws NetlifyRefusal for permanent errors, Error after the last attempt */
  async call<Answer>(path: string, sent: ApiRequest = {}): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      await this.#rest();
      const answer = await this.#ask(path, sent).catch((cause: Error) => cause);
      const problem = answer instanceof Error ? answer : await this.#problemOf(answer, path);
      if (problem === null) return (await (answer as Response).json()) as Answer;
      if (problem instanceof NetlifyRefusal || attempt === maxAttempts) throw problem;
      await pause(this.#pauseFor(answer, attempt));
    }
  }

  #ask(path: string, { method = 'GET', json, bytes }: ApiRequest): Promise<Response> {
    return fetch(this.#api + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        'user-agent': 'Forecourt deploy',
        ...(json && { 'content-type': 'application/json' }),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(bytes && { body: bytes() as Uint8Array<ArrayBuffer> }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  async #problemOf(answer: Response, path: string): Promise<Error | null> {
    this.#keepLimit(answer);
    if (answer.ok) return null;
    const said = (await answer.text().catch(() => '')).slice(0, 300);
    const { status } = answer;
    if (status === 401 || status === 403)
      return new NetlifyRefusal(status, 'Netlify rejected the token in NETLIFY_AUTH_TOKEN for this site.');
    if (status === 404)
      return new NetlifyRefusal(status, `Netlify found nothing at ${path}: check the dealer’s private.netlifySite.`);
    const message = `Netlify returned ${status}${said ? `: ${said}` : ''}.`;
    return status === 408 || status === 429 || status >= 500 ? new Error(message) : new NetlifyRefusal(status, message);
  }

  /** Pauses until the rate limit resets. */
  #keepLimit({ headers, status }: Response): void {
    const remaining = Number(headers.get('x-ratelimit-remaining') ?? Infinity);
    if (remaining <= 0 || status === 429) this.#restUntil = Math.max(this.#restUntil, resetOf(headers));
  }

  async #rest(): Promise<void> {
    for (let wait = this.#restUntil - Date.now(); wait > 0; wait = this.#restUntil - Date.now())
      await pause(Math.min(wait, longestPauseMs));
  }

  #pauseFor(answer: Response | Error, attempt: number): number {
    if (!(answer instanceof Error) && answer.status === 429) return 0;
    return Math.min(longestPauseMs, this.#pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

/** Seconds from now, a Unix time or a date. Default: one second. */
function resetOf(headers: Headers): number {
  const after = headers.get('retry-after');
  if (after !== null && /^\d+$/.test(after)) return Date.now() + Number(after) * 1000;
  const said = headers.get('x-ratelimit-reset') ?? after ?? '';
  const at = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said);
  return Number.isNaN(at) ? Date.now() + 1000 : Math.min(at, Date.now() + longestPauseMs);
}

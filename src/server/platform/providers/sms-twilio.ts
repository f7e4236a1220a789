import { EnvironmentError } from '../environment.ts';
import { ProviderDownError, resilientFetch } from './resilient-fetch.ts';
import type { SmsProvider } from './sms-provider.ts';

export interface TwilioAccount {
  origin: string;
  sid: string;
  token: string;
  /** E.164, a sender name, or a messaging service id (MG…). */
  from: string;
}

export class SmsRefusedError extends Error {
  override name = 'SmsRefusedError';
}

const localHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Reads `https://SID:TOKEN@api.twilio.com/?from=%2B61…`.
 * @throws {EnvironmentError} naming the variable, never its value.
 */
export function readTwilioAccount(name: string, value: string): TwilioAccount {
  const url = URL.parse(value);
  const from = url?.searchParams.get('from')?.trim();
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && localHosts.has(url.hostname));
  if (!url || !isSafe || !url.username || !url.password || !from) {
    throw new EnvironmentError(
      `${name} is not a text message account. Write it as https://SID:TOKEN@api.twilio.com/?from=%2B61491570006.`,
    );
  }
  return {
    origin: url.origin,
    sid: decodeURIComponent(url.username),
    token: decodeURIComponent(url.password),
    from: senderOf(from),
  };
}

/** In queries, an unescaped + is a space. */
const senderOf = (from: string): string => (/^\d{8,15}$/.test(from) ? `+${from}` : from);

/** Invalid, no mobile, unreachable, unsupported country, or opted out (STOP). */
const numberIsToBlame = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635, 60205]);

export function twilioSms({ origin, sid, token, from }: TwilioAccount, breakerKey: string): SmsProvider {
  return {
    async send({ to, text }) {
      const body = new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
      });
      const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
      // Not retried: after a lost response, it would be sent twice.
      const response = await resilientFetch(
        `${origin}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`,
        { method: 'POST', body, headers: { authorization, accept: 'application/json' } },
        { timeoutMs: 8000, retries: 0, breakerKey },
      );
      if (response.status !== 201 && response.status !== 200) throw await refusal(response, new URL(origin).host);
    },
  };
}

async function refusal(response: Response, host: string): Promise<Error> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
  if (typeof code === 'number' && numberIsToBlame.has(code))
    return new SmsRefusedError(`${host} does not accept texts to this number (${code}).`);
  return new ProviderDownError(
    `${host} refused a text message: ${response.status}${typeof code === 'number' ? `, error ${code}` : ''}.`,
    { retryAfterSeconds: 300 },
  );
}

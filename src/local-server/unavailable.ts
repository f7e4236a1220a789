import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendAnswer } from './answer.ts';
import type { Caller } from './answer-by-function.ts';
import { errorResponse } from './call-function.ts';
import { siteRequest, unavailableAnswer } from './site-answer.ts';
import { sendWebResponse } from './web-request.ts';

/** Seconds. A killed process restarts within three. */
const retryAfter = { 'retry-after': '5' };

export async function answerUnavailable(
  message: IncomingMessage,
  response: ServerResponse,
  { tenant, client, outDir }: Caller & { outDir: string },
): Promise<void> {
  const isBrowser = message.headers.accept?.includes('text/html') ?? false;
  const page =
    isBrowser && tenant !== null
      ? await unavailableAnswer(siteRequest(message, tenant, { outDir, secure: client.secure }))
      : null;
  if (page) return sendAnswer(message, response, { ...page, headers: { ...page.headers, ...retryAfter } });
  const text = 'We can’t do this right now. Please try again in a moment, or call us.';
  await sendWebResponse(message, response, errorResponse(503, 'unavailable', text, retryAfter));
}

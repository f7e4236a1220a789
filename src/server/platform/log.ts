/** Lint forbids `console` elsewhere. JSON lines without personal data; other consumers subscribe to the channel. */
import { channel } from 'node:diagnostics_channel';
import { failureText, withoutContacts } from './database/failure-text.ts';

export const logChannel = channel('forecourt.log');

export interface Where {
  at: string;
  [id: string]: string | number | boolean | null | undefined;
}

export function logFailure(where: Where, what: string, cause?: unknown): void {
  const error = cause === undefined ? withoutContacts(what) : `${withoutContacts(what)}: ${failureText(cause)}`;
  writeLine({ ...where, error, ...stackOf(cause) }, 'error');
}

export function writeLine(line: object, stream: 'error' | 'output' | 'none'): void {
  const text = JSON.stringify(line);
  logChannel.publish(text);
  if (stream === 'error') console.error(text);
  if (stream === 'output') process.stdout.write(`${text}\n`);
}

const maxFrames = 4;

/** Omits the message, which may contain anything. */
function stackOf(cause: unknown): { stack?: string[] } {
  if (!(cause instanceof Error) || !cause.stack) return {};
  const start = cause.stack.indexOf(cause.message);
  const frames =
    start === -1
      ? []
      : cause.stack
          .slice(start + cause.message.length)
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line.startsWith('at '));
  return frames.length > 0 ? { stack: frames.slice(0, maxFrames) } : {};
}

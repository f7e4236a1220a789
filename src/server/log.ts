/**
 * The only way to the log: lint refuses `console` to functions and the server. A line is one JSON object, and names no
 * person: ids, codes and what an error says without its values. Whoever wants the lines elsewhere subscribes to the
 * channel.
 */
import { channel } from 'node:diagnostics_channel';
import { failureText, withoutContacts } from './database/failure-text.ts';

/** Publishes every line as text. */
export const logChannel = channel('forecourt.log');

/** Which part speaks, and the ids by which an operator finds the rest in the database. */
export interface Where {
  at: string;
  [id: string]: string | number | boolean | null | undefined;
}

/** Says what went wrong, with the error's own words and place where there is one. */
export function logFailure(where: Where, what: string, cause?: unknown): void {
  const error = cause === undefined ? withoutContacts(what) : `${withoutContacts(what)}: ${failureText(cause)}`;
  writeLine({ ...where, error, ...placeOf(cause) }, 'error');
}

/** What an operator must see goes to standard error; the channel gets every line. */
export function writeLine(line: object, stream: 'error' | 'output' | 'none'): void {
  const text = JSON.stringify(line);
  logChannel.publish(text);
  if (stream === 'error') console.error(text);
  if (stream === 'output') process.stdout.write(`${text}\n`);
}

const mostFrames = 4;

/**
 * Where in the code it happened. The message stands before the frames and may hold anything, so what does not
 * begin with it tells nothing.
 */
function placeOf(cause: unknown): { stack?: string[] } {
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
  return frames.length > 0 ? { stack: frames.slice(0, mostFrames) } : {};
}

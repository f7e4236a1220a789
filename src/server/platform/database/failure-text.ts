import { EnvironmentError } from '../environment.ts';

/**
 * Error text without personal data. Removes query parameters, values PostgreSQL can't read (class 22) and JSON quoted
 * by the parser. Masks email addresses and phone numbers, except in messages about environment variables.
 */
export function failureText(cause: unknown): string {
  if (!(cause instanceof Error)) return withoutContacts(String(cause));
  if (cause instanceof EnvironmentError) return cause.message;
  const own = withoutValue(cause).split('\nparams:')[0]!;
  const reason =
    cause.cause instanceof Error && !own.includes(cause.cause.message) ? ` (${failureText(cause.cause)})` : '';
  return withoutContacts(own || cause.name) + reason;
}

const quotedValue = /: "[\s\S]*"/;
const quotedAnswer = /, (?:\.\.\.)?"[\s\S]*"(?:\.\.\.)?(?= is not valid JSON)/;

function withoutValue(cause: Error): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (cause instanceof SyntaxError) return cause.message.replace(quotedAnswer, ': it');
  return typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)
    ? cause.message.replace(quotedValue, '')
    : cause.message;
}

const email = /[^\s<>(),;:"'=@]+@[^\s<>(),;:"'@]*[^\s<>(),;:"'@.]/g;

/** Starts with a plus or zero, grouped or not; never digits within an id. */
const phone = /(?<![\w.-])(?:\+\d|\(?0\d)(?:[\s().-]{0,2}\d){6,13}(?![\w-])/g;

export const withoutContacts = (text: string): string => text.replace(email, '[email]').replace(phone, '[phone]');

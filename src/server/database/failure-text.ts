import { EnvironmentError } from '../environment.ts';

/**
 * What an error says, for logs, tickets and terminals, without the person it came about:
 * 1. A failed query is described with its parameters, which are a person's: the statement alone is told, and
 *    PostgreSQL's reason.
 * 2. Where PostgreSQL cannot read a value (class 22) it quotes it: the value goes.
 * 3. An answer that is no JSON is quoted by the parser: the quotation goes.
 * 4. Mail servers and other services quote e-mail addresses and phone numbers: they are masked.
 * What is said of a variable of the environment is about no person, and an example of an address stays readable.
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

/**
 * As people write numbers: with a plus sign or a first zero, in groups or not. Digits that stand within an id are none.
 */
const phone = /(?<![\w.-])(?:\+\d|\(?0\d)(?:[\s().-]{0,2}\d){6,13}(?![\w-])/g;

/** Text with its e-mail addresses and phone numbers masked. */
export const withoutContacts = (text: string): string => text.replace(email, '[e-mail]').replace(phone, '[phone]');

/** What the operator says to functions in environment variables, checked once. */
import * as z from 'zod';

const optional = z.string().trim().min(1).optional().catch(undefined);

const environment = z.object({
  /** Production refuses embedded providers that would fake money, identity or messages. */
  FORECOURT_MODE: z.enum(['development', 'production']).optional(),
  /** Set by the host: `production` for the live site. */
  CONTEXT: optional,
  DATABASE_URL: optional,
  /** Key of one-time codes and links; at least 32 characters. */
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** smtp://user:password@host:587 or smtps://… */
  SMTP_URL: optional,
  /** Sender of every e-mail, such as `Leads <leads@example.com>`. */
  MAIL_FROM: optional,
  /** Slug of the dealer, where a deployment serves one. */
  SITE: optional,
});

export type Environment = z.infer<typeof environment>;

/** Environment variables that are set but cannot be right, or a default that production does not take. Its message names each variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** @throws EnvironmentError naming the variable */
export function readEnvironment(values: Record<string, string | undefined> = process.env): Environment {
  const read = environment.safeParse(values);
  if (read.success) return read.data;
  throw new EnvironmentError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

export function isProduction({ FORECOURT_MODE, CONTEXT }: Environment): boolean {
  return (FORECOURT_MODE ?? CONTEXT) === 'production';
}

/** Keys codes while developing, where nothing is worth protecting. */
const developmentSecret = 'development only: set SESSION_SECRET';

/** @throws EnvironmentError in production without SESSION_SECRET */
export function sessionSecret(values: Environment): string {
  if (values.SESSION_SECRET) return values.SESSION_SECRET;
  if (isProduction(values)) throw new EnvironmentError('SESSION_SECRET is not set: one-time codes need a key of at least 32 characters.');
  return developmentSecret;
}

/**
 * What the operator says to functions in environment variables. A slip in one never stops what does not
 * need it: leads above all.
 */
import * as z from 'zod';
import type { LiveSecrets } from './live-secrets.ts';
import { developmentSecret, keyProblem } from './secret-strength.ts';

const optional = z.string().trim().min(1).optional().catch(undefined);

const environment = z.object({
  /**
   * Production refuses embedded providers that would fake money, identity or messages; so does a mode that is misspelt.
   */
  FORECOURT_MODE: z.enum(['development', 'production']).optional().catch('production'),
  /** Set by the host: `production` for the live site. */
  CONTEXT: optional,
  DATABASE_URL: optional,
  /** Key of one-time codes and links; at least 32 characters. */
  SESSION_SECRET: optional,
  /** The key before it, while that is being replaced: it verifies and opens, and signs nothing. */
  SESSION_SECRET_PREVIOUS: optional,
  /** smtp://user:password@host:587 or smtps://… */
  SMTP_URL: optional,
  /** Sender of every e-mail, such as `Leads <leads@example.com>`. */
  MAIL_FROM: optional,
  /** Where the operator hears of what failed: an address, and an https address that takes a JSON post. */
  ALARM_MAIL: optional,
  ALARM_WEBHOOK: optional,
  /** The operator's, for the daily e-mail about held cars. Default: the one that most dealers are in. */
  ALARM_TIME_ZONE: optional,
  /** Slug of the dealer, where a deployment serves one. */
  SITE: optional,
  /**
   * Reverse proxies in front of `npm run serve`, by address or network: their X-Forwarded-For
   * and X-Forwarded-Proto count.
   */
  TRUST_PROXY: optional,
  /** Where `npm run serve` answers `/metrics`, address and port such as 127.0.0.1:9464. Default: nowhere. */
  METRICS: optional,
});

export type Environment = z.infer<typeof environment>;

/**
 * Environment variables that are set but cannot be right, or a default that production does not take. Its
 * message names each variable.
 */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export const readEnvironment = (values: Record<string, string | undefined> = process.env): Environment =>
  environment.parse(values);

export function isProduction({ FORECOURT_MODE, CONTEXT }: Environment): boolean {
  return (FORECOURT_MODE ?? CONTEXT) === 'production';
}

/** Null for keys that will do; otherwise what is wrong with them. */
export function secretProblem({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }: Environment): string | null {
  if (!SESSION_SECRET) return 'SESSION_SECRET is not set: one-time codes need a key of at least 32 characters.';
  if (SESSION_SECRET_PREVIOUS === SESSION_SECRET)
    return 'SESSION_SECRET_PREVIOUS: is the same as SESSION_SECRET; set it to the value before, or remove it';
  return keyProblem('SESSION_SECRET', SESSION_SECRET) ?? keyProblem('SESSION_SECRET_PREVIOUS', SESSION_SECRET_PREVIOUS);
}

/** @throws EnvironmentError for a key that is too short, and in production without one */
export function sessionSecrets(values: Environment): LiveSecrets {
  const problem = secretProblem(values);
  const { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: previous } = values;
  if (problem === null) return previous === undefined ? [current!] : [current!, previous];
  if (current || previous || isProduction(values)) throw new EnvironmentError(problem);
  return [developmentSecret];
}

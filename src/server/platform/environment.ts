/** An invalid variable must not stop code that doesn't need it. */
import * as z from 'zod';
import type { LiveSecrets } from './live-secrets.ts';
import { developmentSecret, keyProblem } from './secret-strength.ts';

const optional = z.string().trim().min(1).optional().catch(undefined);

const environment = z.object({
  /** Production refuses the built-in fakes for payments, identity and messages. Misspelt modes count as production. */
  FORECOURT_MODE: z.enum(['development', 'production']).optional().catch('production'),
  /** From the host: `production` for the live site. */
  CONTEXT: optional,
  DATABASE_URL: optional,
  /** For one-time codes and links; at least 32 characters. */
  SESSION_SECRET: optional,
  /** During a rotation; never used to sign. */
  SESSION_SECRET_PREVIOUS: optional,
  /** smtp://user:password@host:587 or smtps://… */
  SMTP_URL: optional,
  MAIL_FROM: optional,
  /** ALARM_WEBHOOK is an https URL that accepts a JSON POST. */
  ALARM_MAIL: optional,
  ALARM_WEBHOOK: optional,
  /** For the daily email about held cars. Default: most dealers'. */
  ALARM_TIME_ZONE: optional,
  SITE: optional,
  /** Networks with trusted X-Forwarded-For and X-Forwarded-Proto headers. */
  TRUST_PROXY: optional,
  /** For `/metrics`, such as 127.0.0.1:9464. */
  METRICS: optional,
});

export type Environment = z.infer<typeof environment>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

export const readEnvironment = (values: Record<string, string | undefined> = process.env): Environment =>
  environment.parse(values);

export function isProduction({ FORECOURT_MODE, CONTEXT }: Environment): boolean {
  return (FORECOURT_MODE ?? CONTEXT) === 'production';
}

export function secretProblem({ SESSION_SECRET, SESSION_SECRET_PREVIOUS }: Environment): string | null {
  if (!SESSION_SECRET) return 'SESSION_SECRET is not set: one-time codes need a key of at least 32 characters.';
  if (SESSION_SECRET_PREVIOUS === SESSION_SECRET)
    return 'SESSION_SECRET_PREVIOUS: is the same as SESSION_SECRET; set it to the previous value, or remove it';
  return keyProblem('SESSION_SECRET', SESSION_SECRET) ?? keyProblem('SESSION_SECRET_PREVIOUS', SESSION_SECRET_PREVIOUS);
}

/** @throws {EnvironmentError} for a weak key, or in production without one. */
export function sessionSecrets(values: Environment): LiveSecrets {
  const problem = secretProblem(values);
  const { SESSION_SECRET: current, SESSION_SECRET_PREVIOUS: previous } = values;
  if (problem === null) return previous === undefined ? [current!] : [current!, previous];
  if (current || previous || isProduction(values)) throw new EnvironmentError(problem);
  return [developmentSecret];
}

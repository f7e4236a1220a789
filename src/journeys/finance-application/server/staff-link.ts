/** Answers are never emailed, only linked. The id comes from the lead's server-made key. */
import { createHmac } from 'node:crypto';
import { routePatterns } from '#src/domain/route-patterns.ts';
import { readEnvironment, sessionSecrets } from '#src/server/platform/environment.ts';
import { isSigned } from '#src/server/platform/live-secrets.ts';

export const applicationLeadKey = (id: string): string => `finance:${id}`;

/** Null for other leads. */
export const applicationIdOf = (key: string): string | null => /^finance:([0-9a-f\-]{36})$/v.exec(key)?.[1] ?? null;

const signature = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`finance application for staff:${id}`).digest('hex').slice(0, 40);

export function applicationUrl({ idempotencyKey }: { idempotencyKey: string }, siteUrl: string): string | null {
  const id = applicationIdOf(idempotencyKey);
  return id === null
    ? null
    : `${siteUrl}${routePatterns['finance-application']}?staff=${id}.${signature(sessionSecrets(readEnvironment())[0], id)}`;
}

/** Null for a forged link. */
export function idOfStaffLink(link: string): string | null {
  const [id = '', given = ''] = link.split('.');
  if (!/^[0-9a-f\-]{36}$/v.test(id)) return null;
  return isSigned(given, sessionSecrets(readEnvironment()), (secret) => signature(secret, id)) ? id : null;
}

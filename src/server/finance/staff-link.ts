/**
 * The link in a lead's mail by which a dealer's staff open the answers of a finance application: mail itself carries
 * none of them. The lead's own key names the application, and no browser can make one like it.
 */
import { createHmac } from 'node:crypto';
import { routePatterns } from '#src/domain/route-patterns.ts';
import { readEnvironment, sessionSecrets } from '../environment.ts';
import { isSigned } from '../live-secrets.ts';

export const applicationLeadKey = (id: string): string => `finance:${id}`;

/** The application of a lead, by the lead's key; null for a lead of another kind. */
export const applicationIdOf = (key: string): string | null => /^finance:([0-9a-f\-]{36})$/v.exec(key)?.[1] ?? null;

const signature = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`finance application for staff:${id}`).digest('hex').slice(0, 40);

/** Null for a lead of another kind. */
export function applicationUrl({ idempotencyKey }: { idempotencyKey: string }, siteUrl: string): string | null {
  const id = applicationIdOf(idempotencyKey);
  return id === null
    ? null
    : `${siteUrl}${routePatterns['finance-application']}?staff=${id}.${signature(sessionSecrets(readEnvironment())[0], id)}`;
}

/** The application that a link names; null for one that we did not make. */
export function idOfStaffLink(link: string): string | null {
  const [id = '', given = ''] = link.split('.');
  if (!/^[0-9a-f\-]{36}$/v.test(id)) return null;
  return isSigned(given, sessionSecrets(readEnvironment()), (secret) => signature(secret, id)) ? id : null;
}

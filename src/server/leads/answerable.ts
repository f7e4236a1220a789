import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import type { Environment } from '../platform/environment.ts';

/** Automated mailboxes (RFC 2142, RFC 3834 section 2): replies reach no one or bounce. */
const programs = /^(?:mailer-daemon|postmaster|abuse|bounces?|no-?reply|do-?not-?reply|auto-?reply)(?:[+._-][^@]*)?@/i;

export function isAnswerable(
  address: string,
  { settings: { private: own }, locations }: Pick<DealerRecord, 'settings' | 'locations'>,
  { MAIL_FROM }: Pick<Environment, 'MAIL_FROM'>,
): boolean {
  const { routes, fallbackEmail, staff = [], escalation = [] } = own.leads;
  const dealers = [
    fallbackEmail,
    /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM ?? '')?.[0],
    ...[...routes, ...staff, ...escalation, ...locations].map(({ email }) => email),
  ];
  return !programs.test(address) && !dealers.some((one) => one?.toLowerCase() === address.toLowerCase());
}

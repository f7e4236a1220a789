import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Environment } from '../environment.ts';

/** Names that programs write under (RFC 2142, RFC 3834 section 2): an answer reaches nobody, or comes back. */
const programs = /^(?:mailer-daemon|postmaster|abuse|bounces?|no-?reply|do-?not-?reply|auto-?reply)(?:[+._-][^@]*)?@/i;

/**
 * Whether an automatic answer may go to an address: never to a program's, and never to one where the dealer's own mail
 * of leads goes.
 */
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

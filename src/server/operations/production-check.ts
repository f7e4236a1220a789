/** Built-in fakes for payments, identity or messages, and the variables to set instead. */
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { EnvironmentError, secretProblem, type Environment } from '../platform/environment.ts';
import { previousVariable } from '../platform/live-secrets.ts';
import { keyProblem } from '../platform/secret-strength.ts';
import { usesSignIn } from '#src/domain/tenant/uses-sign-in.ts';
import { liveKeyProblem, readStripeAccount } from '#src/journeys/reserve/server/payments/stripe.ts';
import { smsAccount, smsMissing, type Variables } from '../platform/providers/sms.ts';
import { readTwilioAccount } from '../platform/providers/sms-twilio.ts';

export function providerProblems(
  dealer: DealerRecord,
  environment: Environment,
  variables: Variables = process.env,
): string[] {
  return [...serverProblems(environment), ...mailProblems([dealer], environment), ...dealerProblems(dealer, variables)];
}

export function productionProblems(
  dealers: DealerRecord[],
  environment: Environment,
  variables: Variables = process.env,
): string[] {
  return [
    ...serverProblems(environment),
    ...mailProblems(dealers, environment),
    ...dealers.flatMap((dealer) => dealerProblems(dealer, variables).map((problem) => `${dealer.slug}: ${problem}`)),
  ];
}

function dealerProblems(dealer: DealerRecord, variables: Variables): string[] {
  return [
    ...smsProblems(dealer, variables),
    ...senderProblems(dealer, variables),
    ...webhookProblems(dealer, variables),
    ...paymentProblems(dealer, variables),
    ...namedProblems(dealer, variables),
    ...canaryProblems(dealer, variables),
  ];
}

/** Failing canaries must be able to alert someone. */
function canaryProblems({ settings }: DealerRecord, { ALARM_MAIL, ALARM_WEBHOOK }: Variables): string[] {
  if (!settings.private.leads.canary) return [];
  if (ALARM_WEBHOOK?.trim() && URL.parse(ALARM_WEBHOOK)?.protocol !== 'https:')
    return ['ALARM_WEBHOOK must be an https URL.'];
  return ALARM_MAIL?.trim() || ALARM_WEBHOOK?.trim()
    ? []
    : [
        'Neither ALARM_MAIL nor ALARM_WEBHOOK is set. private.leads.canary needs one of them to report a test lead that does not arrive.',
      ];
}

function serverProblems(environment: Environment): string[] {
  const secret = secretProblem(environment);
  return [
    ...(environment.DATABASE_URL
      ? []
      : [
          'DATABASE_URL is not set. Production stores leads on its own PostgreSQL server, such as postgres://user:password@host/database.',
        ]),
    ...(secret === null ? [] : [secret]),
  ];
}

function smsProblems(dealer: DealerRecord, variables: Variables): string[] {
  if (!usesSignIn(dealer.settings)) return [];
  const { name, value } = smsAccount(dealer, variables);
  if (value === null) return [smsMissing(name)];
  return problemOf(() => readTwilioAccount(name!, value));
}

/**
 * Since 1 July 2026, Australian networks show "Unverified" for alphanumeric senders not on the SMS Sender ID Register
 * (LAW-06).
 */
export function senderProblems(dealer: Pick<DealerRecord, 'settings'>, variables: Variables): string[] {
  const { name, value } = smsAccount(dealer, variables);
  if (value === null || dealer.settings.regional.locale !== 'en-AU') return [];
  const from = URL.parse(value)?.searchParams.get('from')?.trim() ?? '';
  const isRegistered = URL.parse(value)?.searchParams.get('registered') === 'yes';
  if (isRegistered || !/[a-z]/i.test(from) || /^MG[\da-f]{32}$/i.test(from)) return [];
  return [
    `${name} sends texts as "${from}", but an alphanumeric sender must be in Australia's SMS Sender ID Register. Use a number, or add &registered=yes once it is registered.`,
  ];
}

const sendsMail = ({
  settings: {
    reserve,
    private: { leads },
  },
}: DealerRecord): boolean =>
  reserve.shown ||
  leads.fallbackEmail !== null ||
  leads.routes.some(({ email }) => email !== null) ||
  (leads.staff ?? []).length > 0;

function mailProblems(dealers: DealerRecord[], { SMTP_URL, MAIL_FROM }: Environment): string[] {
  if (!dealers.some(sendsMail)) return [];
  return [
    ...(SMTP_URL
      ? []
      : [
          'SMTP_URL is not set. Leads are sent by email, so set it to a mail server, such as smtps://user:password@host.',
        ]),
    ...(SMTP_URL && !/^smtps?:\/\/[^\/]/v.test(SMTP_URL)
      ? ['SMTP_URL is not a mail server. Write it as smtps://user:password@host.']
      : []),
    ...(MAIL_FROM && !/[^\s@]@[^\s@]+\.[^\s@]/v.test(MAIL_FROM)
      ? ['MAIL_FROM does not contain an email address. Write it as Leads <leads@dealer.example>.']
      : []),
    ...(MAIL_FROM ? [] : ['MAIL_FROM is not set: mail servers reject mail without a sender.']),
  ];
}

function webhookProblems(
  {
    settings: {
      analytics,
      private: { leads, providers },
    },
  }: DealerRecord,
  variables: Variables,
): string[] {
  const signs =
    leads.routes.some(({ webhook }) => webhook !== null) ||
    providers.crmWebhook !== null ||
    (analytics.events && analytics.forwardTo !== null);
  return [
    ...(providers.crmWebhook !== null && !variables[providers.crmWebhook]
      ? [`${providers.crmWebhook} is not set. Set it to the URL of the CRM webhook.`]
      : []),
    ...(signs
      ? missing(
          leads.webhookSecret,
          'private.leads.webhookSecret',
          'it holds the key that signs webhooks and events.',
          variables,
        )
      : []),
    ...webhookKeyProblems(leads.webhookSecret, variables),
  ];
}

function webhookKeyProblems(name: string | null, variables: Variables): string[] {
  if (name === null || !variables[name]) return [];
  const previous = previousVariable(name);
  if (variables[previous] === variables[name])
    return [`${previous}: is the same as ${name}; set it to the previous value, or remove it.`];
  return [name, previous].flatMap((variable) => keyProblem(variable, variables[variable]?.trim() || undefined) ?? []);
}

/** Only a warning in practice mode. */
export function weakKeys(dealers: DealerRecord[], environment: Environment, variables: Variables): string[] {
  const session = environment.SESSION_SECRET ? secretProblem(environment) : null;
  const ofDealers = dealers.flatMap(({ settings }) =>
    webhookKeyProblems(settings.private.leads.webhookSecret, variables),
  );
  return [...new Set([...(session === null ? [] : [session]), ...ofDealers])];
}

function paymentProblems(
  {
    settings: {
      reserve,
      private: { providers },
    },
  }: DealerRecord,
  variables: Variables,
): string[] {
  if (!reserve.shown || reserve.deposit === 0) return [];
  const value = (providers.payments && variables[providers.payments]?.trim()) || null;
  if (value === null)
    return missing(providers.payments, 'private.providers.payments', 'deposits need a payment account.', variables);
  return problemOf(() => {
    const problem = liveKeyProblem(providers.payments!, readStripeAccount(providers.payments!, value));
    if (problem !== null) throw new EnvironmentError(problem);
  });
}

const otherServices = ['rego', 'valuation', 'geocoding', 'reviews', 'buildHook'] as const;

function namedProblems(
  {
    settings: {
      private: { providers },
    },
  }: DealerRecord,
  variables: Variables,
): string[] {
  return otherServices.flatMap((service) =>
    providers[service] === null
      ? []
      : missing(providers[service], '', `private.providers.${service} refers to it.`, variables),
  );
}

function missing(name: string | null, setting: string, why: string, variables: Variables): string[] {
  if (name === null) return [`${setting} does not name a variable: ${why}`];
  return variables[name]?.trim() ? [] : [`${name} is not set: ${why}`];
}

function problemOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (cause) {
    if (cause instanceof EnvironmentError) return [cause.message];
    throw cause;
  }
}

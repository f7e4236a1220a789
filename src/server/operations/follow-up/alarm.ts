import { timeZone } from '#src/domain/tenant/settings/regional.ts';
import { failureText } from '../../platform/database/failure-text.ts';
import type { Environment } from '../../platform/environment.ts';
import { logFailure } from '../../platform/log.ts';
import type { Mailing } from '../../platform/mail/choose-mailer.ts';
import type { MailDealer } from '../../platform/mail/mail-look.ts';
import type { MailPart } from '../../platform/mail/mail-page.ts';
import { renderMail } from '../../platform/mail/render-mail.ts';

export interface Alarm {
  /** Null for several. */
  dealer: string | null;
  /** For dropping duplicates. */
  id: string;
  subject: string;
  text: string;
  next?: string[];
  parts?: MailPart[];
  why?: string;
}

interface AlarmChannels {
  environment: Environment;
  settings: MailDealer;
  post: Mailing | null;
  fetch: typeof fetch;
}

const timeoutMs = 10_000;

export const isTimeZone = (name: string): boolean => timeZone.safeParse(name).success;

export function alarmProblems({
  ALARM_MAIL,
  ALARM_WEBHOOK,
  ALARM_TIME_ZONE,
}: Pick<Environment, 'ALARM_MAIL' | 'ALARM_WEBHOOK' | 'ALARM_TIME_ZONE'>): string[] {
  const isAddress = ['https:', 'http:'].includes(URL.parse(ALARM_WEBHOOK ?? '')?.protocol ?? '');
  return [
    ...(ALARM_WEBHOOK && !isAddress
      ? ['ALARM_WEBHOOK is not a URL such as https://chat.example/hook, so no alarms are sent there.']
      : []),
    ...(ALARM_MAIL && !/^[^\s@]+@[^\s@]+$/.test(ALARM_MAIL)
      ? ['ALARM_MAIL is not an email address, so no alarms are sent there.']
      : []),
    ...(ALARM_TIME_ZONE && !isTimeZone(ALARM_TIME_ZONE)
      ? ["ALARM_TIME_ZONE isn't a time zone such as Australia/Sydney, so the time zone of most dealers is used."]
      : []),
  ];
}

/** Only logs: bad settings must not stop leads or refreshes. */
export function logAlarmProblems(environment: Environment): void {
  for (const problem of alarmProblems(environment)) logFailure({ at: 'alarm' }, problem);
}

/** True if a channel accepted it. Never throws. */
export async function raiseAlarm(alarm: Alarm, ways: AlarmChannels): Promise<boolean> {
  logFailure({ at: 'alarm', dealer: alarm.dealer }, `${alarm.subject}. ${alarm.text}`);
  const taken = await Promise.all([byMail(alarm, ways), byWebhook(alarm, ways)].map((way) => reported(alarm, way)));
  return taken.includes(true);
}

async function reported({ dealer }: Alarm, way: Promise<boolean>): Promise<boolean> {
  return way.catch((cause: unknown) => {
    logFailure({ at: 'alarm', dealer }, `An alarm was not accepted: ${failureText(cause)}`);
    return false;
  });
}

async function byMail(
  { id, subject, text, next, parts, why = 'Sent by the website to its operator (ALARM_MAIL).' }: Alarm,
  { environment, post, settings }: AlarmChannels,
): Promise<boolean> {
  if (!environment.ALARM_MAIL || !post) return false;
  const page = {
    subject,
    preview: text,
    parts: parts ?? [
      { kind: 'heading' as const, text: subject },
      { kind: 'text' as const, text: [text] },
      ...(next?.length
        ? [{ kind: 'panel' as const, paragraphs: [[{ strong: 'What to do' }], ...next.map((step) => [step])] }]
        : []),
    ],
    why,
    sender: [],
  };
  await post.mailer.send({
    from: post.from,
    to: environment.ALARM_MAIL,
    ...renderMail(page, settings),
    automatic: 'auto-generated',
    messageId: `<alarm.${id}@${new URL(settings.siteUrl).hostname}>`,
  });
  return true;
}

/** Chat services need a `text` that makes sense alone. */
async function byWebhook(
  { dealer, id, subject, text, next }: Alarm,
  { environment, fetch: send }: AlarmChannels,
): Promise<boolean> {
  if (!environment.ALARM_WEBHOOK) return false;
  const response = await send(environment.ALARM_WEBHOOK, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({
      type: 'alarm',
      dealer,
      subject,
      text: [`${subject}.`, text, ...(next ?? [])].join(' '),
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel().catch(() => null);
  if (!response.ok) throw new Error(`ALARM_WEBHOOK returned ${response.status}`);
  return true;
}

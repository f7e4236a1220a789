/** For database outages, so it stores nothing. */
import type { DealerRecord } from '../../platform/dealer/dealer-record.ts';
import { isProduction, type Environment } from '../../platform/environment.ts';
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts';
import { raiseAlarm } from './alarm.ts';

const lastAlarmAt = new Map<string, number>();
const againAfterMs = 6 * 3_600_000;

/** At most every six hours per dealer and process. */
export async function raiseUnwritten(
  { slug, settings }: DealerRecord,
  reason: string,
  { environment, now, fetch }: { environment: Environment; now: number; fetch: typeof globalThis.fetch },
): Promise<void> {
  if (now - (lastAlarmAt.get(slug) ?? -Infinity) < againAfterMs) return;
  const { SMTP_URL, MAIL_FROM } = environment;
  const from = MAIL_FROM ?? `website@${new URL(settings.siteUrl).hostname}`;
  const canMail = SMTP_URL && (MAIL_FROM || !isProduction(environment));
  const taken = await raiseAlarm(
    {
      dealer: slug,
      id: `${slug}.${Math.floor(now / againAfterMs)}`,
      subject: `The test lead for ${settings.branding.name} could not be created`,
      text: `${reason}. Real leads may not be getting stored right now.`,
    },
    { environment, settings, fetch, post: canMail ? { mailer: smtpMailer(SMTP_URL), from } : null },
  );
  if (taken) lastAlarmAt.set(slug, now);
}

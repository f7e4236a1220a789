/** No answers or amounts. The subject, shown on lock screens, omits the result. */
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { greeting } from '#src/domain/leads/person-name.ts';
import { namedLender } from '#src/domain/finance/lender-offer.ts';
import { callNumber, phoneHref } from '#src/domain/locations/phone/phone.ts';
import { lenderName } from '../view/application-copy.ts';
import { applicationPath } from '../view/application-page.ts';
import { standingCopy } from '../view/standing-copy.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import type { DeliveredLead } from '#src/server/delivery/delivered-lead.ts';
import type { MailPart } from '#src/server/platform/mail/mail-page.ts';
import { mailSender } from '#src/server/platform/mail/mail-sender.ts';
import { renderMail, type MailCopy } from '#src/server/platform/mail/render-mail.ts';
import { applicationStanding, isNoticeOf } from './application-status.ts';

export async function standingMail(
  db: Database,
  { lead, location, vehicle, settings }: DeliveredLead,
  notice: string,
): Promise<(MailCopy & { to: string }) | null> {
  const now = await applicationStanding(db, lead.id);
  if (!lead.email || !isNoticeOf(notice, now)) return null;
  const reference = leadReference(lead.id);
  const phone = callNumber(vehicle, location, settings);
  const { heading, lede, next } = standingCopy(now.standing, {
    lender: lenderName(settings),
    place: location?.name ?? settings.branding.name,
    isPerson: namedLender(settings)?.firstDecision === 'person',
  });
  const parts: MailPart[] = [
    { kind: 'heading', text: heading },
    { kind: 'text', text: [`${greeting(lead.name)} this is about your finance application. ${lede}`] },
    { kind: 'facts', rows: [{ label: 'Reference', value: reference }] },
    ...(next ? [{ kind: 'steps' as const, rows: [{ label: next.when, text: `${next.what}. ${next.text}` }] }] : []),
    ...(lead.receiptKey
      ? [
          {
            kind: 'button' as const,
            link: {
              label: 'Check its status',
              url: `${settings.siteUrl}${applicationPath}?${new URLSearchParams({ ref: lead.receiptKey })}`,
            },
          },
        ]
      : []),
    ...(phone
      ? [
          {
            kind: 'text' as const,
            text: ['Questions? Call ', { label: phone, url: phoneHref(phone) }, ` and quote ${reference}.`],
          },
        ]
      : []),
  ];
  return {
    to: lead.email,
    ...renderMail(
      {
        subject: `Update on your finance application (${reference})`,
        preview: 'Current status',
        parts,
        why: `You’re receiving this because you sent a finance application on ${settings.siteUrl}. It’s not advertising.`,
        sender: mailSender(settings, location, phone),
      },
      settings,
    ),
  };
}

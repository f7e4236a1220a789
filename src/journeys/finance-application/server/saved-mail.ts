/** The address is unverified: the email contains no answers, and its link requires a code sent to any given mobile. */
import { createHash } from 'node:crypto';
import { primaryLocation, visibleLocations } from '#src/domain/locations/locations.ts';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import { applicationPath } from '../view/application-page.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { personKey } from '#src/server/platform/endpoint/person-key.ts';
import { countCall, type RateLimit } from '#src/server/platform/endpoint/rate-limit.ts';
import { logFailure } from '#src/server/platform/log.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { mailSender } from '#src/server/platform/mail/mail-sender.ts';
import { renderMail, type MailCopy } from '#src/server/platform/mail/render-mail.ts';
import { choosePost } from '#src/server/platform/mail/choose-mailer.ts';
import type { AnyCall } from './application-call.ts';
import { draftDays, type Application } from './applications.ts';

const addressLimit: RateLimit = { calls: 3, seconds: 86_400 };
const callerLimit: RateLimit = { calls: 10, seconds: 3600 };

function savedMail({ settings, locations }: DealerRecord, url: string, until: string, needsCode: boolean): MailCopy {
  return renderMail(
    {
      subject: `Your finance application with ${settings.branding.name}`,
      preview: `Continue any time until ${until}`,
      parts: [
        { kind: 'heading', text: 'Saved. Come back when it suits you.' },
        {
          kind: 'text',
          text: [
            'Your finance application is saved and ',
            { strong: 'has not been sent to anyone' },
            `. Continue any time until ${until}.`,
          ],
        },
        { kind: 'button', link: { label: 'Continue', url } },
        ...(needsCode
          ? [{ kind: 'note' as const, text: 'To open it, enter the code we text to the mobile number you gave us.' }]
          : []),
      ],
      why: 'You’re receiving this because this address was entered into a form on our site. If that wasn’t you, you don’t need to do anything.',
      sender: mailSender(settings, primaryLocation(visibleLocations(locations, settings))),
    },
    settings,
  );
}

/** False if nothing was sent; the application is still stored. */
export async function mailLink(
  call: AnyCall,
  { key, phoneHash }: Pick<Application, 'key' | 'phoneHash'>,
  email: string,
) {
  const { db, dealer, ip, now } = call;
  const { settings, slug } = dealer;
  try {
    await countCall(db, `finance-mail:${slug}:${personKey(email.toLowerCase())}`, addressLimit, now);
    await countCall(db, `finance-mail-caller:${slug}:${callerOf(ip)}`, callerLimit, now);
    const { mailer, from } = choosePost({
      environment: call.environment,
      db,
      dealer: slug,
      siteUrl: settings.siteUrl,
      now: () => now,
    });
    const until = localDate(now + draftDays * 86_400_000, settings.regional.timeZone);
    const about = createHash('sha256').update(`${key}:${now}`).digest('hex').slice(0, 32);
    await mailer.send({
      from,
      to: email,
      ...savedMail(
        dealer,
        `${settings.siteUrl}${applicationPath}?${new URLSearchParams({ open: key })}`,
        formatLongDate(until, settings.regional.locale),
        phoneHash !== null,
      ),
      automatic: 'auto-generated',
      messageId: `<finance.${about}@${new URL(settings.siteUrl).hostname}>`,
    });
    return true;
  } catch (cause) {
    if (!(cause instanceof EndpointError))
      logFailure({ at: 'finance', dealer: slug }, 'The link could not be emailed', cause);
    return false;
  }
}

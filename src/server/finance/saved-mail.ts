/**
 * The mail with the link to a saved application. It goes to an address that nobody has shown to be theirs: it names no
 * answer, and once a mobile number was given it opens nothing without a code to that number.
 */
import { createHash } from 'node:crypto';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import { applicationPath } from '#src/view/finance/application-page.ts';
import { callerOf } from '../endpoint/caller.ts';
import { EndpointError } from '../endpoint/endpoint-error.ts';
import { personKey } from '../endpoint/person-key.ts';
import { countCall, type RateLimit } from '../endpoint/rate-limit.ts';
import { logFailure } from '../log.ts';
import { choosePost } from '../mail/choose-mailer.ts';
import type { AnyCall } from './application-call.ts';
import { draftDays, type Application } from './applications.ts';

const addressLimit: RateLimit = { calls: 3, seconds: 86_400 };
const callerLimit: RateLimit = { calls: 10, seconds: 3600 };

/** False where none could be sent, or too many were: the application is kept all the same, and the page says so. */
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
      subject: `Your finance application at ${settings.branding.name}`,
      messageId: `<finance.${about}@${new URL(settings.siteUrl).hostname}>`,
      text: [
        'Your finance application is saved and has been sent to nobody.',
        `Carry on here until ${formatLongDate(until, settings.regional.locale)}:\n${settings.siteUrl}${applicationPath}?${new URLSearchParams({ open: key })}`,
        ...(phoneHash === null ? [] : ['It opens with a code that we text to the mobile number you entered.']),
        `${settings.branding.name}\n${settings.siteUrl}`,
        'You received this because this address was entered into a form on our site. If that was not you, you do not need to do anything.\n',
      ].join('\n\n'),
    });
    return true;
  } catch (cause) {
    if (!(cause instanceof EndpointError))
      logFailure({ at: 'finance', dealer: slug }, 'The link was not mailed', cause);
    return false;
  }
}

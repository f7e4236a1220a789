/** The address is unverified, so the email names no one and its link shows no contact details. */
import { createHash } from 'node:crypto';
import { phoneHref } from '#src/domain/locations/phone/phone.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { bringing, buyingRows } from '../view/buying-rows.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { pickUpAt, type BuyingState } from '../view/buying-state.ts';
import { noContract } from '../view/copy/buying-copy.ts';
import { reserveLocation, reservePhone } from '#src/journeys/reserve/view/reserve-site.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import { personKey } from '#src/server/platform/endpoint/person-key.ts';
import { countCall, type RateLimit } from '#src/server/platform/endpoint/rate-limit.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { choosePost } from '#src/server/platform/mail/choose-mailer.ts';
import { mailSender } from '#src/server/platform/mail/mail-sender.ts';
import { renderMail, type MailCopy } from '#src/server/platform/mail/render-mail.ts';
import type { BuyingStepCall } from './buying-call.ts';

const addressLimit: RateLimit = { calls: 3, seconds: 86_400 };
const callerLimit: RateLimit = { calls: 10, seconds: 3600 };

/** False if nothing was sent; the answers are stored. */
export async function mailPlan(call: BuyingStepCall, state: BuyingState, key: string): Promise<boolean> {
  const { db, dealer, environment, ip, now } = call;
  const { settings, slug } = dealer;
  const { email } = state.plan;
  try {
    await countCall(db, `buying-mail:${slug}:${personKey(email.toLowerCase())}`, addressLimit, now);
    await countCall(db, `buying-mail-caller:${slug}:${callerOf(ip)}`, callerLimit, now);
    const { mailer, from } = choosePost({ environment, db, dealer: slug, siteUrl: settings.siteUrl, now: () => now });
    const about = createHash('sha256').update(`${key}:${now}`).digest('hex').slice(0, 32);
    await mailer.send({
      from,
      to: email,
      ...planMail(state, key),
      messageId: `<buying.${about}@${new URL(settings.siteUrl).hostname}>`,
    });
    return true;
  } catch (cause) {
    if (!(cause instanceof EndpointError))
      logFailure({ at: 'buying', dealer: slug }, 'The list could not be emailed', cause);
    return false;
  }
}

function planMail(state: BuyingState, key: string): MailCopy {
  const { site } = state;
  const { vehicle, settings } = site;
  const place = reserveLocation(site);
  const phone = reservePhone(site);
  const { booked } = regionalTerms[settings.regional.locale];
  const isUnbooked = pickUpAt(state) !== null && state.booked === null;
  return renderMail(
    {
      subject: `Your list for the ${vehicle.name}`,
      preview: 'Nothing has been sent to anyone.',
      parts: [
        { kind: 'heading', text: `Your ${vehicle.make} ${vehicle.model}, all in one place` },
        {
          kind: 'text',
          text: [`You asked for this list. Nothing has been sent to anyone, and nothing is ${booked}.`],
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Vehicle', value: fullVehicleName(vehicle) },
            ...buyingRows(state).map(({ label, text, step }) => ({
              label,
              value: step === 'getting' && isUnbooked ? `${text}: chosen, not yet ${booked}` : text,
            })),
          ],
        },
        { kind: 'subheading', text: 'What to bring' },
        { kind: 'list', items: bringing(state).map((thing) => [thing]) },
        {
          kind: 'button',
          link: { label: 'Continue', url: `${settings.siteUrl}${buyingUrl(vehicle, settings, { open: key })}` },
        },
        { kind: 'text', text: [noContract(place?.name ?? settings.branding.name, vehicleWord(vehicle))] },
        ...(phone
          ? [{ kind: 'text' as const, text: ['Questions? Call ', { label: phone, url: phoneHref(phone) }, '.'] }]
          : []),
      ],
      why: `You’re receiving this because this address was used on ${settings.siteUrl}. It’s not advertising. If that wasn’t you, you don’t need to do anything.`,
      sender: mailSender(settings, place, phone),
    },
    settings,
  );
}

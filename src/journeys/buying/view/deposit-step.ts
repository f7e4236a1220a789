import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { checkoutUrl, reservationUrl } from '#src/journeys/reserve/rules/reserve-paths.ts';
import { reserveText, holdTime } from '#src/journeys/reserve/rules/reserve-text.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { JourneyBlock, JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { moneyCopy, offered, reserveMoment } from '#src/journeys/reserve/view/reserve-site.ts';
import { stepFrame } from './buying-frame.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { chosenZone, countedTradeIn, loanOf, stepUrl, type BuyingState } from './buying-state.ts';

export function depositStep(state: BuyingState): JourneyPageData {
  const { site, reservation } = state;
  const { vehicle, settings } = site;
  const word = vehicleWord(vehicle);
  const money = moneyCopy(site, offered(site));
  const frame = (heading: string, lede: string) => stepFrame(state, 'deposit', { heading, lede });
  if (reservation)
    return {
      ...frame(`Your ${word} is on hold`, `Until ${reserveMoment(site, reservation.until)}. ${money.note}`),
      blocks: [
        {
          kind: 'ways',
          ways: [
            { label: 'Continue', url: stepUrl(state, 'summary'), isPrimary: true },
            { label: 'Open my reservation', url: reservationUrl(reservation.key) },
          ],
        },
      ],
    };
  const { deposit, holdHours } = settings.reserve;
  return {
    ...frame(`Hold the ${word} for ${holdTime(holdHours)}?`, `${reserveText(settings, vehicle)}. ${money.lede}`),
    blocks: [
      {
        kind: 'points',
        heading: deposit > 0 ? `What happens to your ${formatMoney(deposit)} reservation deposit` : 'What it costs',
        points: [
          { icon: 'credit-card', strong: `Today: ${money.today.strong.toLowerCase()}.`, text: [money.today.text] },
          {
            icon: 'check',
            strong: `If you buy: ${money.bought.strong.toLowerCase()}.`,
            text: [changesSum(state) ? 'It comes off the balance.' : money.bought.text],
          },
          {
            icon: 'refresh-cw',
            strong: `If you don’t: ${money.notBought.strong.toLowerCase()}.`,
            text: [money.notBought.text],
          },
        ],
      },
      {
        kind: 'ways',
        ways: [
          {
            label: deposit > 0 ? `Hold it with a refundable ${formatMoney(deposit)} deposit` : 'Reserve it',
            url: checkoutUrl(vehicle.slug),
            isPrimary: true,
          },
        ],
      },
      withoutHold(state, word),
    ],
  };
}

const changesSum = (state: BuyingState): boolean =>
  countedTradeIn(state) !== null || loanOf(state.plan) > 0 || chosenZone(state) !== null;

const withoutHold = ({ site: { vehicle, settings } }: BuyingState, word: string): JourneyBlock => ({
  kind: 'post',
  action: buyingUrl(vehicle, settings),
  hidden: { step: 'deposit', car_id: vehicle.slug, deposit: 'later' },
  label: 'Continue without a hold',
  note: `The ${word} stays available to other shoppers in the meantime.`,
});

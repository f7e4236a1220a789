import { buyingSteps, type BuyingStep } from '../rules/buying-plan.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { formatMoney } from '#src/lib/money.ts';
import { buyingStepNames } from './copy/buying-copy.ts';
import { journeyVehicle } from '#src/journeys/finance-application/view/application-vehicle.ts';
import type { JourneyPageData, JourneySum } from '#src/view/journey/journey.page-data.ts';
import { plainJourney } from '#src/view/journey/journey.page-data.ts';
import { callOf, type ReserveSite } from '#src/journeys/reserve/view/reserve-site.ts';
import {
  countedTradeIn,
  isTotalPrice,
  balanceOf,
  loanOf,
  stepUrl,
  chosenZone,
  type BuyingState,
} from './buying-state.ts';

export interface StepCopy {
  heading: string;
  lede: string;
}

export const buyingFormId = 'buy';

export const callInSight = (site: ReserveSite): JourneyPageData['call'] => {
  const call = callOf(site);
  return call && { label: call.label, url: call.url, masked: call.masked };
};

export const backToVehicle = ({ vehicle }: ReserveSite): JourneyPageData['back'] => ({
  label: `Back to the ${vehicleWord(vehicle)}`,
  url: vehicleUrl(vehicle.slug),
});

export function stepFrame(state: BuyingState, step: BuyingStep, { heading, lede }: StepCopy): JourneyPageData {
  const { site } = state;
  const at = buyingSteps.indexOf(step);
  const before = buyingSteps[at - 1];
  return {
    ...plainJourney(heading, lede),
    back: before ? { label: 'Back', url: stepUrl(state, before) } : backToVehicle(site),
    call: callInSight(site),
    progress: {
      parts: buyingSteps.map((one) => buyingStepNames[one]),
      at,
      urls: buyingSteps.map((one) => stepUrl(state, one)),
      done: buyingSteps.map((one, index) => index < at && isAnswered(one, state)),
    },
    formId: buyingFormId,
    vehicle: journeyVehicle(site.vehicle, site.settings),
    aside: [sumOf(state)],
  };
}

function isAnswered(step: BuyingStep, { plan, reservation }: BuyingState): boolean {
  const answers: Partial<Record<BuyingStep, string | null>> = {
    'trade-in': plan.tradeIn,
    finance: plan.finance,
    getting: plan.getting,
    deposit: reservation && 'held',
  };
  const answer = answers[step];
  return answer === undefined || (answer !== null && answer !== 'later');
}

const minus = (amount: number): string => `−${formatMoney(amount)}`;
const added = (amount: number): string => (amount === 0 ? 'Free' : `+${formatMoney(amount)}`);

/** Every amount shows its sign and source; totals with estimates say "(approx.)". */
export function sumOf(state: BuyingState): JourneySum {
  const { site, reservation, plan } = state;
  const tradeIn = countedTradeIn(state);
  const zone = chosenZone(state);
  const loan = loanOf(plan);
  const left = balanceOf(state);
  const isWhole = isTotalPrice(site);
  const about = left.isAbout ? ' (approx.)' : '';
  return {
    kind: 'sum',
    heading: loan > 0 ? `To pay on top of the loan${about}` : `To pay${about}`,
    rows: [
      { label: `The ${vehicleWord(site.vehicle)}`, amount: formatMoney(realPrice(site.vehicle) ?? 0) },
      ...(tradeIn
        ? [{ label: `Trade-in (${tradeIn.isOffer ? 'written offer' : 'estimate'})`, amount: minus(tradeIn.likely) }]
        : []),
      ...(loan > 0 ? [{ label: 'Finance, if approved', amount: minus(loan) }] : []),
      ...(zone ? [{ label: `Delivery to ${plan.postcode}`, amount: added(zone.price) }] : []),
      ...(reservation && reservation.deposit > 0
        ? [{ label: 'Reservation deposit', amount: minus(reservation.deposit) }]
        : []),
    ],
    total: { label: `Balance to pay${about}`, amount: signed(left.likely) },
    small: [
      ...(loan > 0
        ? [`If the lender approves the loan, you also repay ${formatMoney(loan)}, plus interest and fees.`]
        : []),
      ...(left.isAbout
        ? [
            `Between ${signed(left.low)} and ${signed(left.high)}, because we only have a price range for your trade-in until we’ve seen it.`,
          ]
        : []),
      ...(tradeIn?.owing === 'yes' ? ['Anything you still owe on the trade-in is extra.'] : []),
      ...(isWhole ? [] : ['Government charges such as stamp duty and transfer fees are extra.']),
      ...(left.likely < 0 ? ['These deductions come to more than the price. We’ll go through them with you.'] : []),
    ],
  };
}

const signed = (amount: number): string => (amount < 0 ? minus(-amount) : formatMoney(amount));

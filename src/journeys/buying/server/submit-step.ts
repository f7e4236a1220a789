import { postcodeError } from '#src/contracts/lead-rules.ts';
import { emptyPlan, stepAfter, type BuyingPlan } from '../rules/buying-plan.ts';
import { deliveryZone } from '../rules/delivery-zone.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { stepUrl } from '../view/buying-state.ts';
import { loanError, financeStep, offersLoans } from '../view/finance-step.ts';
import { gettingStep, wishedDays, type GettingErrors } from '../view/getting-step.ts';
import { tradeInChoice, valuationStart } from '../view/trade-in-step.ts';
import { requireReserving } from '#src/journeys/reserve/server/start-checkout.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import {
  buyingAnswer,
  findBuying,
  planContext,
  purchaseState,
  type FoundPurchase,
  type BuyingStepCall,
  type StoredPurchase,
} from './buying-call.ts';
import { atOtherAddress, notForSale, signInBefore } from './elsewhere.ts';
import { isFreeTime, pickUpTimes } from './pick-up-times.ts';
import { expiredPlanCookie, planCookie } from '#src/server/buying-plans/plan-cookie.ts';
import { deletePlan, keepPlan, newPlanKey } from '#src/server/buying-plans/plans.ts';
import { submitSummary } from './submit-summary.ts';

const paymentMethods = ['loan', 'cash', 'later'] as const;

export async function submitBuyingStep(call: BuyingStepCall): Promise<Response> {
  requireReserving(call.dealer.settings);
  const before = await findBuying(call);
  const { site } = before.state;
  if (call.input.action === 'delete') {
    if (before.own) await deletePlan(before.own.key, call);
    return seeOther(buyingUrl(site.vehicle, site.settings), [expiredPlanCookie]);
  }
  // Stores the input before validation and sign-in.
  const taken = await keep(call, before, { ...(before.own?.plan ?? emptyPlan), ...typedOf(call, before) });
  return (
    atOtherAddress(call, taken) ?? signInBefore(call, taken) ?? (await notForSale(call, taken)) ?? judged(call, taken)
  );
}

async function keep(call: BuyingStepCall, found: FoundPurchase, plan: BuyingPlan): Promise<StoredPurchase> {
  const key = found.own?.key ?? newPlanKey();
  const id = await keepPlan(key, plan, planContext(call));
  call.headers.append('set-cookie', planCookie(key));
  return { ...found, own: { id, key, plan }, key, id, state: await purchaseState(call, found.current, plan) };
}

const oneOf = <T extends string>(text: string | undefined, words: readonly T[]): T | null =>
  words.find((word) => word === text) ?? null;

function typedOf({ input, dealer }: BuyingStepCall, { state }: FoundPurchase): Partial<BuyingPlan> {
  const { tradeIn, site, plan } = state;
  switch (input.step) {
    case 'trade-in':
      if (input.tradeIn === 'value' || input.tradeIn === 'renew' || (input.tradeIn === 'use' && tradeIn))
        return { tradeIn: 'use', valuation: tradeIn?.key ?? '' };
      return { tradeIn: oneOf(input.tradeIn, ['none', 'later'] as const) ?? plan.tradeIn };
    case 'finance':
      return {
        finance: oneOf(input.finance, offersLoans(state) ? paymentMethods : paymentMethods.slice(1)) ?? plan.finance,
        ...(input.borrow !== undefined && { borrow: input.borrow }),
        ...(input.years !== undefined && { years: /^[1-7]$/.test(input.years) ? input.years : '5' }),
      };
    case 'getting':
      return gettingOf(input, plan, site.vehicle.id, dealer.settings.delivery.pickUpAppointments);
    case 'deposit':
      return { deposit: 'later' };
    case 'summary': {
      const { name = '', phone = '', email = '', note = '' } = input;
      return { name, phone, email, note };
    }
    case 'car':
      return {};
  }
}

function gettingOf(
  input: BuyingStepCall['input'],
  plan: BuyingPlan,
  carId: string,
  isBooked: boolean,
): Partial<BuyingPlan> {
  const { getting, postcode = '', startsAt = '', day = '' } = input;
  if (getting === 'look') return { postcode, getting: plan.getting === 'delivery' ? null : plan.getting };
  if (getting === 'delivery') return { postcode, getting: 'delivery' };
  if (getting !== 'pick-up') return {};
  if (isBooked) return startsAt === '' ? {} : { getting: 'pick-up', startsAt, startsFor: carId };
  return { getting: 'pick-up', day };
}

async function judged(call: BuyingStepCall, taken: StoredPurchase): Promise<Response> {
  const { state } = taken;
  const { input } = call;
  const next = () => seeOther(stepUrl(state, stepAfter(input.step)));
  switch (input.step) {
    case 'trade-in':
      if (input.tradeIn === 'value' || input.tradeIn === 'renew')
        return seeOther(valuationStart(state, input.tradeIn === 'value'));
      return input.tradeIn === undefined || input.tradeIn === ''
        ? buyingAnswer(call, tradeInChoice(state, 'Please tell us whether you have a trade-in.'), 422)
        : next();
    case 'finance':
      return judgedFinance(call, taken);
    case 'getting':
      return judgedGetting(call, taken);
    case 'summary':
      return submitSummary(call, taken);
    case 'car':
    case 'deposit':
      return next();
  }
}

async function judgedFinance(call: BuyingStepCall, { state }: StoredPurchase): Promise<Response> {
  const { finance } = call.input;
  if (finance === undefined || finance === '')
    return buyingAnswer(
      call,
      financeStep(state, [{ field: 'finance', text: 'Please choose how you’d like to pay.' }]),
      422,
    );
  if (state.plan.finance !== 'loan') return seeOther(stepUrl(state, 'getting'));
  const fault = loanError(state);
  return fault
    ? buyingAnswer(call, financeStep(state, [{ field: 'borrow', text: fault }]), 422)
    : seeOther(stepUrl(state, 'finance'));
}

async function judgedGetting(call: BuyingStepCall, taken: StoredPurchase): Promise<Response> {
  const { getting, postcode = '', startsAt = '', day = '' } = call.input;
  const { state } = taken;
  const { settings } = call.dealer;
  if (getting === 'look' || getting === 'delivery') {
    const fault = postcodeError(postcode, settings.regional.locale);
    if (fault) return refusedGetting(call, taken, { postcode: fault });
    const isDelivered = deliveryZone(postcode, settings) !== null;
    // The page shows whether this postcode gets delivery.
    if (getting === 'look' || !isDelivered) return seeOther(`${stepUrl(state, 'getting')}#buy-postcode`);
    return seeOther(stepUrl(state, 'deposit'));
  }
  if (getting !== 'pick-up') {
    const { pickUp, postcode: code } = regionalTerms[settings.regional.locale];
    return refusedGetting(call, taken, {
      startsAt: `Please choose a ${pickUp} time, or enter a ${code} for delivery.`,
    });
  }
  const isOffered = settings.delivery.pickUpAppointments
    ? await isFreeTime(call, state, startsAt)
    : day === '' || wishedDays(state).includes(day);
  return isOffered
    ? seeOther(stepUrl(state, 'deposit'))
    : refusedGetting(call, taken, { startsAt: 'Please choose one of the times offered.' });
}

async function refusedGetting(call: BuyingStepCall, taken: StoredPurchase, faults: GettingErrors): Promise<Response> {
  const { state } = await keep(call, taken, {
    ...taken.own!.plan,
    getting: null,
    startsAt: '',
    startsFor: '',
    day: '',
  });
  return buyingAnswer(call, gettingStep(state, await pickUpTimes(call, state, null), faults), 422);
}

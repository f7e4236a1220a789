import type * as v from 'valibot';
import type { financePage, financeSteps } from '../contract/application.ts';
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import type { Answers, QuestionContext } from '../rules/question.ts';
import { priceFigure } from '#src/domain/price/price-figure.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { localDate } from '#src/lib/dates.ts';
import { buyingUrl, isBoughtOnline } from '#src/domain/card/buying-url.ts';
import { applicationCheck, applicationWording, type ApplicationState } from '../view/application-page.ts';
import { journeyText, type JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { keyOfPlanCookie } from '#src/server/buying-plans/plan-cookie.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { sessionSecrets } from '#src/server/platform/environment.ts';
import { leadVehicle } from '#src/server/leads/lead-vehicle.ts';
import { pageResponseOrText, type PageCall } from '#src/server/platform/page-response.ts';
import { keyHeaders } from '#src/server/shopper/receipt-answer.ts';
import { shownDigest, type Shown } from '#src/server/platform/shown.ts';
import { unexpiredTradeIn } from '#src/journeys/trade-in/server/own-trade-in.ts';
import { keyOfCookie } from './application-cookie.ts';
import { findApplication, type Application } from './applications.ts';

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;
export type PageInput = InputOf<typeof financePage>;
export type StepInput = InputOf<typeof financeSteps>;
export type AnyCall = Call<unknown>;

const route = routePatterns['finance-application'];

export const answer = (
  call: PageCall,
  page: JourneyPageData,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> =>
  pageResponseOrText(
    call,
    { path: route, route, page, status, headers: { ...keyHeaders, ...headers } },
    journeyText(page),
  );

/** @throws {EndpointError} 404 */
export function requireApplications({ dealer }: Pick<AnyCall, 'dealer'>): void {
  if (!takesApplications(dealer.settings))
    throw new EndpointError(404, 'feature_off', 'This site doesn’t take finance applications. Please contact us.');
}

/** @throws {EnvironmentError} in production without a session secret. */
export const applicationContext = ({ db, dealer, environment, now }: AnyCall) => ({
  db,
  dealer,
  secrets: sessionSecrets(environment),
  now,
});

export const ownApplication = (call: AnyCall): Promise<Application | null> =>
  findApplication(keyOfCookie(call.request), applicationContext(call));

export async function stateOf(call: AnyCall, carId: string | null, answers: Answers): Promise<ApplicationState> {
  const { vehicle } = await leadVehicle(call.site, carId);
  const { settings } = call.dealer;
  const isBuying = vehicle !== null && keyOfPlanCookie(call.request) !== null && isBoughtOnline(vehicle, settings);
  return {
    carId,
    answers,
    vehicle,
    asked: questionContext(call, vehicle),
    settings,
    tradeIn: await unexpiredTradeIn(call),
    buyingUrl: isBuying ? buyingUrl(vehicle, settings, { step: 'finance' }) : null,
  };
}

export const applicationShown = ({ dealer }: Pick<AnyCall, 'dealer'>, id: string, state: ApplicationState): Shown => ({
  about: `finance:${dealer.slug}:${id}`,
  terms: { wording: applicationWording(state), answers: Object.entries(state.answers).toSorted() },
  figures: state.vehicle ? priceFigure(state.vehicle, state.settings) : {},
});

export const checkOf = (
  call: AnyCall,
  id: string,
  state: ApplicationState,
  faults: Record<string, string> = {},
): JourneyPageData => applicationCheck(state, shownDigest(applicationShown(call, id, state), call.environment), faults);

function questionContext(
  { dealer: { settings, locations }, now }: AnyCall,
  vehicle: PublishedVehicle | null,
): QuestionContext {
  return {
    locale: settings.regional.locale,
    hasVehicle: vehicle !== null,
    places: locations
      .filter(({ type, visible }) => type === 'sales' && visible)
      .map(({ slug, name, dealershipSlug }) => ({ value: slug, label: name, dealership: dealershipSlug })),
    today: localDate(now, settings.regional.timeZone),
  };
}

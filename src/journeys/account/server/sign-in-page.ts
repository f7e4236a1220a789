/** Shoppers return to where they started (ROUTE-11). */
import * as v from 'valibot';
import { signInVerify } from '../contract/sign-in.ts';
import type { signInPage as pageContract, signInSteps } from '../contract/sign-in-page.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import { signInUrl, type SignInReturn } from '#src/domain/sign-in-url.ts';
import { accountPage, codePage, noSignInPage, phonePage, signedOutPage } from '../view/sign-in-page.ts';
import { journeyText, type JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { callerOf } from '#src/server/platform/endpoint/caller.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { submittedProof } from '#src/server/platform/endpoint/proof-of-work.ts';
import { asEndpointError } from '#src/server/platform/endpoint/refusal.ts';
import { sessionSecrets } from '#src/server/platform/environment.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { FunctionContext } from '#src/server/platform/function-context.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import { pageResponseOrText, type PageCall } from '#src/server/platform/page-response.ts';
import { smsProvider } from '#src/server/platform/providers/sms.ts';
import { expiredPhoneCookie, phoneCookie, phoneOfCookie } from '#src/server/platform/identity/phone-cookie.ts';
import { phoneOf, sendCode } from '#src/server/platform/identity/send-code.ts';
import { closeSession, expiredSessionCookie, sessionCookie } from '#src/server/platform/identity/session.ts';
import { requireSignInFeature } from '#src/server/platform/identity/sign-in-enabled.ts';
import { expiredSignedInMark, signedInMark } from '#src/server/platform/identity/signed-in-cookie.ts';
import { verifyCode } from '#src/server/platform/identity/verify-code.ts';

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;
type Steps = Call<InputOf<typeof signInSteps>>;

const signInReturn = ({ type, redirect, back }: SignInReturn): SignInReturn => ({ type, redirect, back });

const answer = (call: PageCall, page: JourneyPageData, status = 200, headers: Record<string, string> = {}) =>
  pageResponseOrText(
    call,
    { path: routePatterns['sign-in'], route: routePatterns['sign-in'], page, status, headers },
    journeyText(page),
  );

export async function showSignIn(call: Call<InputOf<typeof pageContract>>): Promise<Response> {
  const { dealer, session, request, input } = call;
  requireSignInFeature(dealer.settings);
  const place = signInReturn(input);
  if (session && place.redirect !== null) return seeOther(place.redirect);
  if (session) return answer(call, accountPage({ place, phone: session.phone }, dealer.settings));
  const phone = phoneOfCookie(request);
  const state = { place, phone: phone ?? '', faults: {} };
  if (input.step === 'signed-out') return answer(call, signedOutPage(state, dealer.settings));
  return answer(
    call,
    phone !== null && input.step === 'code' ? codePage(state, dealer.settings) : phonePage(state, dealer.settings),
  );
}

export async function submitSignIn(call: Steps): Promise<Response> {
  requireSignInFeature(call.dealer.settings);
  const { action } = call.input;
  if (action === 'sign-out') return signedOut(call);
  return action === 'send' ? submitPhone(call) : submitCode(call);
}

async function submitPhone(call: Steps): Promise<Response> {
  const { input, raw, request, db, dealer, environment, ip, now } = call;
  const place = signInReturn(input);
  try {
    if (input.phone === null)
      throw fieldError('phone', `Please enter your ${regionalTerms[dealer.settings.regional.locale].mobile}.`);
    const phone = phoneOf(input.phone, dealer);
    const sms = smsProvider(dealer, { db, environment, now });
    const proof = submittedProof(request, raw);
    await sendCode(phone, { db, dealer, sms, environment, caller: callerOf(ip), proof, now });
    return seeOther(signInUrl(place, 'code'), [phoneCookie(phone)]);
  } catch (cause) {
    return again(call, cause, (faults) => phonePage({ place, phone: input.phone ?? '', faults }, dealer.settings));
  }
}

async function submitCode(call: Steps): Promise<Response> {
  const { input, db, dealer, environment, request, session, headers, now } = call;
  const place = signInReturn(input);
  const phone = phoneOfCookie(request);
  if (phone === null) return seeOther(signInUrl(place));
  try {
    const code = v.safeParse(signInVerify.input.entries.code, input.code ?? '');
    if (!code.success) throw fieldError('code', code.issues[0].message);
    const secrets = sessionSecrets(environment);
    const caller = callerOf(call.ip);
    const { token } = await verifyCode(phone, code.output, { db, dealer: dealer.slug, secrets, caller, now });
    if (session) await closeSession(db, dealer.slug, session, now);
    headers.delete('set-cookie');
    return seeOther(place.redirect ?? signInUrl({ back: place.back }), [
      sessionCookie(token),
      signedInMark,
      expiredPhoneCookie,
    ]);
  } catch (cause) {
    return again(call, cause, (faults) => codePage({ place, phone, faults }, dealer.settings));
  }
}

async function signedOut({ db, dealer, session, input, headers, now }: Steps): Promise<Response> {
  if (session) await closeSession(db, dealer.slug, session, now);
  headers.delete('set-cookie');
  return seeOther(signInUrl({ back: input.back }, 'signed-out'), [expiredSessionCookie, expiredSignedInMark]);
}

const fieldError = (field: string, message: string): EndpointError =>
  new EndpointError(422, 'invalid', message, { fields: { [field]: message } });

/** @throws server errors, and those a proof of work resolves. */
function again(
  call: Steps,
  cause: unknown,
  page: (faults: Record<string, string>) => JourneyPageData,
): Promise<Response> {
  const { status, fields, message, headers, code, proof } = asEndpointError(cause, false);
  if (status === 500 || code === 'unavailable' || proof !== undefined) throw cause;
  return answer(call, page(fields && Object.keys(fields).length > 0 ? fields : { '': message }), status, headers);
}

export async function signInErrorPage(
  { message, status, headers }: EndpointError,
  { request, context }: { request: Request; context: FunctionContext },
): Promise<Response | null> {
  const dealer = await findDealer(context);
  return dealer && answer({ request, dealer, context }, noSignInPage(message), status, headers);
}

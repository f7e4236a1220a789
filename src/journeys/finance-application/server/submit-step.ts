import { answerErrors, firstOpenPart, withAnswers } from '../rules/check-answers.ts';
import { isPart } from '../rules/prefill.ts';
import { applicationParts, type ApplicationPart } from '../rules/question.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { partPage, partUrl } from '../view/application-page.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { signInFirst } from '#src/server/platform/identity/gate.ts';
import { seeOther } from '#src/server/platform/see-other.ts';
import {
  answer,
  applicationShown,
  checkOf,
  applicationContext,
  ownApplication,
  requireApplications,
  stateOf,
  type StepInput,
} from './application-call.ts';
import { changedAlert } from '#src/server/platform/shown.ts';
import { expiredKeyCookie, keyCookie } from './application-cookie.ts';
import { deleteApplication, findApplication, keepHalfDone, newKey, type Application } from './applications.ts';
import { submitDecision } from './decided.ts';
import { mailLink } from './saved-mail.ts';
import { sendApplication } from './send-application.ts';

type StepCall = Call<StepInput>;

export async function submitFinanceStep(call: StepCall): Promise<Response> {
  if (call.input.part === 'decision') return submitDecision(call);
  requireApplications(call);
  const { part, action, car_id: carId } = call.input;
  const own = await ownApplication(call);
  if (own?.leadId) return seeOther(partUrl('next', carId));
  if (action === 'delete') {
    if (own) await deleteApplication(own, applicationContext(call));
    return seeOther(partUrl('loan', carId), [expiredKeyCookie]);
  }
  if (isPart(part)) return submitPart(call, part, own);
  if (!own) return seeOther(partUrl('loan', carId));
  return action === 'save' ? savedFor(call, own) : checked(call, own);
}

/** Stores the answers before validation and sign-in. */
async function submitPart(call: StepCall, part: ApplicationPart, own: Application | null): Promise<Response> {
  const { action, car_id: carId, part: _part, shown: _shown, ...typed } = call.input;
  const before = await stateOf(call, carId ?? own?.carId ?? null, own?.answers ?? {});
  const answers = withAnswers(before.answers, part, typed as Record<string, string>, before.asked);
  const state = { ...before, answers };
  const key = own?.key ?? newKey();
  await keepHalfDone(key, { carId: state.carId, answers }, applicationContext(call));
  const cookies = [keyCookie(key)];
  const gate = signInFirst(call, {
    type: 'finance',
    redirect: partUrl('next', state.carId),
    back: partUrl(part, state.carId),
  });
  if (gate) return seeOther(gate.headers.get('location')!, cookies);
  if (action === 'save') return savedFor(call, (await findApplication(key, applicationContext(call)))!, cookies);
  const faults = answerErrors(part, answers, state.asked);
  if (Object.keys(faults).length > 0)
    return answer(call, partPage(part, state, faults), 422, { 'set-cookie': cookies[0]! });
  return seeOther(partUrl(applicationParts[applicationParts.indexOf(part) + 1] ?? 'check', state.carId), cookies);
}

async function savedFor(call: StepCall, own: Application, cookies: string[] = []): Promise<Response> {
  const email = own.answers['email'];
  const state = await stateOf(call, own.carId, own.answers);
  const hasEmail = email !== undefined && answerErrors('you', own.answers, state.asked)['email'] === undefined;
  const isMailed = hasEmail && (await mailLink(call, own, email));
  return seeOther(`${partUrl('saved', own.carId)}${isMailed ? '&mailed=1' : ''}`, cookies);
}

async function checked(call: StepCall, own: Application): Promise<Response> {
  const gate = signInFirst(call, { type: 'finance', redirect: partUrl('check', own.carId), back: null });
  if (gate) return gate;
  const state = await stateOf(call, call.input.car_id ?? own.carId, own.answers);
  const open = firstOpenPart(state.answers, state.asked);
  if (open !== null) return seeOther(partUrl(open, own.carId));
  if (call.input['agreed'] !== 'true') {
    const { tick } = regionalTerms[call.dealer.settings.regional.locale];
    const agreed = `Please ${tick} the box to send your application.`;
    return answer(call, checkOf(call, own.id, state, { agreed }), 422);
  }
  const changed = changedAlert(call.input.shown, applicationShown(call, own.id, state), call.environment);
  if (changed) return answer(call, checkOf(call, own.id, state, { '': changed }), 409);
  return sendApplication(call, own, state);
}

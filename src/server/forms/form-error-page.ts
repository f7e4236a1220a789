import { isFormName } from '#src/contracts/form-names.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import { formErrorPage } from '#src/view/forms/form-error-page.ts';
import { formErrorText, type TypedFields } from '#src/view/forms/form-error.page-data.ts';
import { findDealer } from '../platform/dealer/find-dealer.ts';
import type { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import { readBody } from '../platform/endpoint/read-input.ts';
import type { FunctionContext } from '../platform/function-context.ts';
import { pageResponseOrText } from '../platform/page-response.ts';
import { sendingPage, vehicleOfPage } from './vehicle-of-page.ts';

interface Failed {
  request: Request;
  raw: unknown;
  context: FunctionContext;
}

/** Null for a JSON call or an unknown dealer. */
export async function formErrorAnswer(error: EndpointError, failed: Failed): Promise<Response | null> {
  const { request, context } = failed;
  const dealer = isPlainForm(request) ? await findDealer(context) : null;
  if (!dealer) return null;
  const form = isFormName(context.params.form) ? context.params.form : null;
  const { fields: faults = {}, message, status, headers } = error;
  const typed = withPage(await typedFields(failed), request);
  const named = typed['car_id'] ? null : vehicleOfPage(request);
  const page = formErrorPage(
    { form, typed: named === null ? typed : { ...typed, car_id: named }, faults, message },
    dealer.settings,
  );
  const route = routePatterns['form-error'];
  return pageResponseOrText(
    { request, dealer, context },
    { path: route.replace('[form]', form ?? 'none'), route, page, status, headers },
    formErrorText(page),
  );
}

/** Consent is stored with the original page's URL, but resubmissions come from another. */
function withPage(typed: TypedFields, request: Request): TypedFields {
  const page = sendingPage(request);
  return typed['url'] || page === null || page.pathname.startsWith('/api/') ? typed : { ...typed, url: page.href };
}

const isPlainForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');

async function typedFields({ request, raw }: Failed): Promise<TypedFields> {
  if (raw !== undefined) return raw as TypedFields;
  if (request.bodyUsed) return {};
  return readBody(request, { maxBytes: 64 * 1024, types: ['form'] }).then(
    ({ value }) => value as TypedFields,
    () => ({}),
  );
}

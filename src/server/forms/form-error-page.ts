/** The answer to a plain form that cannot be taken: a page in the dealer's own look that says what is wrong and keeps every typed value. */
import { isFormName } from '#src/contracts/form-names.ts';
import { findDealer } from '../dealer/find-dealer.ts';
import type { EndpointError } from '../endpoint/endpoint-error.ts';
import { readBody, type BodyType } from '../endpoint/read-input.ts';
import type { FunctionContext } from '../function-context.ts';
import { siteFiles } from '../site-files.ts';
import { siteHeaders } from '../site-headers.ts';
import { errorMain } from './error-main.ts';
import { framed, framePaths } from './page-frame.ts';
import { pageHeaders } from './page-headers.ts';
import type { TypedFields } from './typed-fields.ts';

interface Failed {
  request: Request;
  raw: unknown;
  bodyType: BodyType | null;
  context: FunctionContext;
}

/** Null where no page is wanted: the call was JSON, or there is no dealer to look like. */
export async function formErrorPage(error: EndpointError, failed: Failed): Promise<Response | null> {
  const { request, context } = failed;
  if (!isPlainForm(request)) return null;
  const dealer = await findDealer(context);
  if (!dealer) return null;
  const typed = await typedFields(failed);
  const main = errorMain({
    error,
    typed,
    dealer,
    action: isFormName(context.params.form) ? new URL(request.url).pathname : null,
  });
  const html = framed(await frameOf(failed, typed), {
    title: `${error.message.replace(/[.:]$/, '')} · ${dealer.settings.branding.name}`,
    main,
    lang: dealer.settings.regional.locale,
  });
  return new Response(html, {
    status: error.status,
    headers: { ...pageHeaders(request, siteHeaders(dealer.settings)), ...error.headers },
  });
}

const isPlainForm = (request: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '');

/** What was typed is kept also where the call failed before it was read. */
async function typedFields({ request, raw }: Failed): Promise<TypedFields> {
  if (raw !== undefined) return raw as TypedFields;
  if (request.bodyUsed) return {};
  return readBody(request, { maxBytes: 64 * 1024, types: ['form'] }).then(
    ({ value }) => value as TypedFields,
    () => ({}),
  );
}

/** The page that the form stood on; else the contact page, else the home page. */
async function frameOf({ request, context }: Failed, typed: TypedFields): Promise<string | null> {
  const files = siteFiles(request, context);
  const { url } = typed;
  for (const path of framePaths(request, typeof url === 'string' ? url : null)) {
    const html = await files.text(path).catch(() => null);
    if (html && /<main\b[^>]*>.*<\/main>/s.test(html)) return html;
  }
  return null;
}

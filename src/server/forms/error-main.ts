import { collectionNotice } from '#src/contracts/lead-notice.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { EndpointError } from '../endpoint/endpoint-error.ts';
import { formControls, hiddenInputs, labelOf } from './form-controls.ts';
import type { TypedFields } from './typed-fields.ts';

interface ErrorPage {
  error: EndpointError;
  typed: TypedFields;
  dealer: DealerRecord;
  /** Where the form goes when it is sent again; null for a form that does not exist. */
  action: string | null;
}

/** What is wrong, field by field, and the form with what was typed. */
export function errorMain({ error, typed, dealer, action }: ErrorPage): string {
  const faults = Object.entries(error.fields ?? {});
  const heading =
    faults.length > 0 ? 'Please fix the following errors:' : 'An error occurred when submitting this form';
  const list =
    faults.length > 0
      ? `<ul style="padding-left:1.2em;list-style:disc">${faults.map(([name, fault]) => `<li><a style="text-decoration:underline" href="#field-${escapeHtml(name)}">${escapeHtml(labelOf(name))}</a>: ${escapeHtml(fault)}</li>`).join('')}</ul>`
      : `<p>${escapeHtml(error.message)}</p>`;
  const alert = `<div role="alert" style="margin-bottom:24px;padding:16px 20px;border:1px solid #b3261e;border-left-width:5px;border-radius:6px;background:#fdf3f2;color:#410e0b"><h1 style="margin:0 0 8px;font-size:1.25rem;line-height:1.3">${heading}</h1>${list}</div>`;
  return `<div class="wrap" style="padding-block:40px 64px"><div style="max-width:640px">${alert}${action === null ? '' : formMarkup({ error, typed, dealer, action })}</div></div>`;
}

function formMarkup({ error, typed, dealer, action }: ErrorPage): string {
  const { settings } = dealer;
  const notice = `${escapeHtml(collectionNotice(settings))} <a href="${escapeHtml(settings.forms.privacyPath)}">Privacy policy</a>`;
  return `<form method="post" action="${escapeHtml(action ?? '')}" novalidate>${hiddenInputs(typed, error.fields ?? {})}<div style="display:grid;gap:16px">${formControls(typed, error.fields ?? {}, dealer)}
<p style="font-size:.875rem">${notice}</p><div><button class="button button--primary" type="submit">Send again</button></div></div></form>`;
}

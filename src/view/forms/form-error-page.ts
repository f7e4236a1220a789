import { formCopy } from '#src/domain/leads/form-copy.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FormErrorPageData } from './form-error.page-data.ts';

interface Refused extends Pick<FormErrorPageData, 'form' | 'typed' | 'faults'> {
  /** Said where no field is at fault. */
  message: string;
}

export function formErrorPage(
  { form, typed, faults, message }: Refused,
  { regional: { locale } }: Pick<PublicSettings, 'regional'>,
): FormErrorPageData {
  const heading = `Your ${formCopy(form ?? 'enquiry', null, locale).noun} was not sent`;
  const failure = Object.keys(faults).length > 0 ? null : message;
  const breadcrumbs = [
    { label: 'Home', url: '/' },
    { label: heading, url: null },
  ];
  return { kind: 'form-error', title: `Error: ${heading}`, heading, breadcrumbs, form, typed, faults, failure };
}

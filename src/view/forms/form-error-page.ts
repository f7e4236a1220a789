import { formCopy } from '#src/domain/leads/form-copy.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { FormErrorPageData } from './form-error.page-data.ts';

interface Refused extends Pick<FormErrorPageData, 'form' | 'typed' | 'faults'> {
  message: string;
}

export function formErrorPage(
  { form, typed, faults, message }: Refused,
  settings: Pick<PublicSettings, 'regional' | 'stockRules'>,
): FormErrorPageData {
  const heading = `Your ${formCopy(form ?? 'enquiry', null, settings.regional.locale, siteTestDriveNoun(settings)).noun} was not sent`;
  const failure = Object.keys(faults).length > 0 ? null : message;
  const breadcrumbs = [
    { label: 'Home', url: '/' },
    { label: heading, url: null },
  ];
  return { kind: 'form-error', title: `Error: ${heading}`, heading, breadcrumbs, form, typed, faults, failure };
}

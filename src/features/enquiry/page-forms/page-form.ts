/** Content page forms (FORM-01, FORM-06), by name from `formOfPage`. */
import type { PageForm } from '#src/domain/content/page-form.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { MakePageForm, PageFormDefinition, PageFormOptions } from './make-page-form.ts';
import { careersForm, fleetForm } from './company-forms.ts';
import { contactForm, emailUsForm, enquiryForm } from './contact-forms.ts';
import { financeForm } from './finance-form.ts';
import { sellForm } from './sell-form.ts';
import { partsForm, serviceForm } from './service-forms.ts';
import { testDriveForm } from './test-drive-form.ts';

const forms: Record<PageForm | 'email-us', MakePageForm> = {
  enquiry: enquiryForm,
  contact: contactForm,
  'email-us': emailUsForm,
  'test-drive': testDriveForm,
  service: serviceForm,
  parts: partsForm,
  fleet: fleetForm,
  careers: careersForm,
  finance: financeForm,
  'trade-in': sellForm,
};

export const isPageForm = (name: string): name is keyof typeof forms => Object.hasOwn(forms, name);

export const pageForm = (
  name: keyof typeof forms,
  context: SiteContext,
  options: PageFormOptions = {},
): PageFormDefinition => forms[name](context, { at: null, nearest: false, ...options });

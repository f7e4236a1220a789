export const formNames = [
  'enquiry',
  'contact',
  'test-drive',
  'service',
  'parts',
  'fleet',
  'finance',
  'trade-in',
  'email-us',
  'request-photos',
  'careers',
] as const;
export type FormName = (typeof formNames)[number];

export interface FormKind {
  /** Null: the dealer's default. */
  category: string | null;
  /** `settings`: required unless the dealer's settings relax it. */
  message: 'settings' | 'optional';
  postcode?: 'required';
}

export const formKinds: Record<FormName, FormKind> = {
  enquiry: { category: null, message: 'settings' },
  contact: { category: null, message: 'settings', postcode: 'required' },
  'email-us': { category: null, message: 'settings' },
  'test-drive': { category: 'Test Drive', message: 'optional' },
  service: { category: 'Service Enquiry', message: 'optional' },
  parts: { category: 'Parts Enquiry', message: 'settings' },
  fleet: { category: 'Fleet Enquiry', message: 'optional' },
  finance: { category: 'Finance Enquiry', message: 'optional' },
  'trade-in': { category: 'Trade-In', message: 'optional' },
  'request-photos': { category: 'Request Photos', message: 'optional' },
  careers: { category: 'Careers Enquiry', message: 'settings' },
};

export const isFormName = (name: string | null | undefined): name is FormName => formNames.includes(name as FormName);

import type { Locale } from '#src/domain/locations/regional-terms.ts';

interface ServiceCopy {
  button: string;
  menu: string;
  banner: { title: string; text: string };
}

const british: ServiceCopy = {
  button: 'Book a service',
  menu: 'Book a Service',
  banner: { title: 'Book your service online', text: 'Save time & book online' },
};

export const serviceCopy: Record<Locale, ServiceCopy> = {
  'en-AU': british,
  'en-NZ': british,
  'en-US': {
    button: 'Schedule service',
    menu: 'Schedule Service',
    banner: { title: 'Schedule your service online', text: 'Save time & schedule online' },
  },
};

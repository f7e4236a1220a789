import type { Locale } from '#src/domain/places/regional-terms.ts';

/** A visit to the workshop is booked, in the United States scheduled (REG-01). */
interface ServiceCopy {
  /** A button. */
  button: string;
  /** A link of the menus. */
  menu: string;
  /** The banner's two lines, as promises of the journey. */
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

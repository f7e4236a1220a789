import { countries } from '#src/domain/locations/country.ts';
import type { Location } from '#src/domain/locations/location.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { element, maybeElement, type Xml } from './xml.ts';

type Locale = Settings['regional']['locale'];

interface Person {
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  postcode: string | null;
}

/** ADF requires a name, and an email or phone number. */
export function contactElement({ name, firstName, lastName, email, phone, postcode }: Person, locale: Locale): Xml {
  const names =
    firstName && lastName
      ? [
          element('name', { part: 'first', type: 'individual' }, firstName),
          element('name', { part: 'last', type: 'individual' }, lastName),
        ]
      : [element('name', { part: 'full', type: 'individual' }, name ?? 'Not given')];
  return element('contact', { primarycontact: 1 }, [
    ...names,
    ...contactElements(email, phone),
    ...(postcode
      ? [
          element('address', { type: 'home' }, [
            element('postalcode', {}, postcode),
            element('country', {}, countries[locale]),
          ]),
        ]
      : []),
  ]);
}

function contactElements(email: string | null, phone: string | null): Xml[] {
  const known = [
    ...maybeElement('email', {}, email),
    ...maybeElement('phone', { type: phone && isMobile(phone) ? 'cellphone' : 'voice', time: 'nopreference' }, phone),
  ];
  return known.length > 0 ? known : [element('phone', {}, '')];
}

/** Australia and New Zealand. */
const isMobile = (phone: string): boolean => /^\+(614|642)/.test(phone);

export function vendorContact(
  location: Location | null,
  { branding, regional, phones, private: { leads } }: Settings,
): Xml {
  const phone = location?.phone ?? location?.landline ?? phones.override ?? phones.used ?? phones.new;
  return element('contact', {}, [
    element('name', { part: 'full', type: 'business' }, location?.name ?? branding.name),
    ...contactElements(location?.email ?? (phone ? null : leads.fallbackEmail), phone),
    ...(location ? [addressElement(location.address, regional.locale)] : []),
  ]);
}

function addressElement({ street, city, state, postcode }: Location['address'], locale: Locale): Xml {
  return element('address', { type: 'work' }, [
    ...maybeElement('street', { line: 1 }, street),
    ...maybeElement('city', {}, city),
    ...maybeElement('regioncode', {}, state),
    ...maybeElement('postalcode', {}, postcode),
    element('country', {}, countries[locale]),
  ]);
}

/**
 * What the address of a page fills in of its form (FORM-04, ROUTE-10). An address is written by anybody: it fills in
 * what a shopper sees and can change, never a tick, nothing over what was typed before, and no choice that the form has
 * not.
 */
const fieldsOf: Record<string, string[]> = {
  location: ['location_id', 'dealership_slug'],
  preferredDealership: ['dealership_slug', 'location_id'],
  vehiclePriceBudget: ['budget'],
};
const direct = [
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'category',
  'rego',
  'car_type',
  'position',
];
const longest: Record<string, number> = { message: 2000 };
const longestLine = 120;

// Signs that no keyboard writes; lines stay.
const unwritable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gv;
const clean = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(unwritable, ''))
    .join('\n')
    .trim();

/** Text for each field, by the first name that the form has: a field that is none of these is left alone. */
export function prefillOf(query: URLSearchParams): { names: string[]; value: string }[] {
  return [...direct.map((name): [string, string[]] => [name, [name]]), ...Object.entries(fieldsOf)].flatMap(
    ([parameter, names]) => {
      const value = clean(query.get(parameter) ?? '').slice(0, longest[parameter] ?? longestLine);
      const isMoney = /^\$? ?\d[\d., ]{0,11}$/v.test(value);
      return value === '' || (names.includes('budget') && !isMoney) ? [] : [{ names, value }];
    },
  );
}

/** The vehicle that the address names; null for what cannot be an id. */
export function vehicleOf(query: URLSearchParams): string | null {
  const id = query.get('car_id') ?? '';
  return /^[\w.\-]{1,120}$/v.test(id) ? id : null;
}

/**
 * The URL (FORM-04, ROUTE-10) is untrusted: fills only visible, editable fields with existing options, never checkboxes
 * or typed input.
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

// Keyboards can't type these. Line breaks stay.
const unwritable = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gv;
const clean = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(unwritable, ''))
    .join('\n')
    .trim();

export function prefillOf(query: URLSearchParams): { names: string[]; value: string }[] {
  return [...direct.map((name): [string, string[]] => [name, [name]]), ...Object.entries(fieldsOf)].flatMap(
    ([parameter, names]) => {
      const value = clean(query.get(parameter) ?? '').slice(0, longest[parameter] ?? longestLine);
      const isMoney = /^\$? ?\d[\d., ]{0,11}$/v.test(value);
      return value === '' || (names.includes('budget') && !isMoney) ? [] : [{ names, value }];
    },
  );
}

export function vehicleOf(query: URLSearchParams): string | null {
  const id = query.get('car_id') ?? '';
  return /^[\w.\-]{1,120}$/v.test(id) ? id : null;
}

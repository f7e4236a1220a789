/** The static page's forms of amounts, whose searches the interactive search takes over. */
import { typedNumber } from '#src/lib/typed-number.ts';

export const rangeFormOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element
    ? target.closest<HTMLFormElement>('[data-search-app="static"] form[data-range-form]')
    : null;

/** The form's search as the address of the interactive search says it. */
export function rangeAddress(form: HTMLFormElement): string {
  const range = `range[${form.dataset['rangeForm'] ?? ''}]`;
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const [min, max] = ['min', 'max'].map(
    (end) => typedNumber(fields.find(([name]) => name === `${range}[${end}]`)?.[1] ?? '') ?? '',
  );
  const others = fields.filter(([name]) => !name.startsWith(range));
  const parts = min === '' && max === '' ? others : [...others, [range, `${min}:${max}`]];
  return `/cars/?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value!).replaceAll('%3A', ':')}`).join('&')}`;
}

/** The controls of a form that is shown again: what a person types is shown with its value, the rest goes along unseen. */
import type { FieldErrors } from '#src/contracts/error.ts';
import { termsWording } from '#src/domain/content/terms-document.ts';
import type { Location } from '#src/domain/places/location.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import { typedText, type TypedFields } from './typed-fields.ts';

interface Control {
  label: string;
  /** Attributes of the input; null is a text of several lines. */
  attributes: string | null;
  isOptional?: boolean;
  /** Said under it. */
  note?: string;
}

const controls: Record<string, Control> = {
  name: { label: 'Name', attributes: 'type="text" autocomplete="name"' },
  last_name: { label: 'Last name', attributes: 'type="text" autocomplete="family-name"' },
  email: { label: 'Email', attributes: 'type="email" autocomplete="email"' },
  phone: {
    label: 'Phone',
    attributes: 'type="tel" autocomplete="tel"',
    note: 'An email address or a phone number is enough.',
  },
  postcode: { label: 'Postcode', attributes: 'type="text" inputmode="numeric" autocomplete="postal-code"' },
  rego: { label: 'Rego', attributes: 'type="text"', isOptional: true },
  message: { label: 'Message', attributes: null },
};

/** Lists and ticks: they need the dealer's words. */
const lists = new Set(['location_id', 'dealership_slug', 'opt_in', 'terms']);
const labels: Record<string, string> = {
  location_id: 'Location',
  dealership_slug: 'Dealership',
  terms: 'Terms of use',
};

const own = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** "preferred_date" as "Preferred date". */
export function labelOf(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return own(controls, name)?.label ?? own(labels, name) ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Always there, so that a faulty form can be mended whatever it left out. */
const usual = new Set(['name', 'email', 'phone']);

export function formControls(typed: TypedFields, errors: FieldErrors, dealer: DealerRecord): string {
  const shown = Object.keys(controls).filter((name) => usual.has(name) || Object.hasOwn(typed, name) || errors[name]);
  const faulty = Object.keys(errors).filter(
    (name) => !Object.hasOwn(controls, name) && !lists.has(name) && /^[\w-]+$/.test(name),
  );
  return [
    ...[...shown, ...faulty].map((name) => textControl(name, typedText(typed, name), errors[name])),
    ...choices(typed, errors, dealer),
    ...ticks(typed, errors, dealer),
  ].join('\n');
}

function textControl(name: string, value: string, error: string | undefined): string {
  const {
    label,
    attributes,
    isOptional = false,
    note = null,
  } = own(controls, name) ?? { label: labelOf(name), attributes: 'type="text"' };
  const common = `class="input" id="field-${name}" name="${name}"${described(name, error)}`;
  const control =
    attributes === null
      ? `<textarea ${common} rows="5" style="height:auto;padding-block:10px">\n${escapeHtml(value)}</textarea>`
      : `<input ${common} ${attributes} value="${escapeHtml(value)}">`;
  return field(
    name,
    label,
    `${control}${note === null ? '' : `<p style="font-size:.875rem">${escapeHtml(note)}</p>`}`,
    error,
    isOptional,
  );
}

const described = (name: string, error: string | undefined): string =>
  error ? ` aria-invalid="true" aria-describedby="error-${name}"` : '';

function field(name: string, label: string, control: string, error: string | undefined, isOptional = false): string {
  return `<div class="field"><label class="label" for="field-${name}">${escapeHtml(label)}${isOptional ? ' <small>optional</small>' : ''}</label>${control}${fault(name, error)}</div>`;
}

const fault = (name: string, error: string | undefined): string =>
  error ? `<p id="error-${name}" style="color:#b3261e;font-size:.875rem">${escapeHtml(error)}</p>` : '';

interface Option {
  value: string;
  label: string;
}

function choices(typed: TypedFields, errors: FieldErrors, { locations, settings: { forms } }: DealerRecord): string[] {
  const visible = locations.filter((location) => location.visible);
  const places = askedPlaces(typed, visible).map(({ slug, id, name }): Option => ({
    value: typedText(typed, 'location_id') === id ? id : slug,
    label: name,
  }));
  const dealerships = [
    ...new Map(
      visible.flatMap(({ dealershipSlug, name }) =>
        dealershipSlug ? [[dealershipSlug, { value: dealershipSlug, label: name }]] : [],
      ),
    ).values(),
  ];
  const list = (name: string, prompt: string, options: Option[]): string[] =>
    Object.hasOwn(typed, name) || errors[name]
      ? [select(name, prompt, options, typedText(typed, name), errors[name])]
      : [];
  return [
    ...list('location_id', forms.locationPrompt, places),
    ...list('dealership_slug', 'Select a Preferred Dealership', dealerships),
  ];
}

/** A vehicle is sold where vehicles are sold: its enquiry goes to no workshop. */
function askedPlaces(typed: TypedFields, visible: Location[]): Location[] {
  const selling = visible.filter(({ type }) => type === 'sales');
  return typedText(typed, 'car_id') !== '' && selling.length > 0 ? selling : visible;
}

/** A value that the list does not hold stays one of its options: nothing that was sent is lost. */
function select(name: string, prompt: string, options: Option[], value: string, error: string | undefined): string {
  const all =
    value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
  const items = [{ value: '', label: prompt }, ...all].map(
    (option) =>
      `<option value="${escapeHtml(option.value)}"${option.value === value ? ' selected' : ''}>${escapeHtml(option.label)}</option>`,
  );
  return field(
    name,
    labelOf(name),
    `<select class="input" id="field-${name}" name="${name}"${described(name, error)}>${items.join('')}</select>`,
    error,
  );
}

/** Never ticked beforehand: only what was ticked comes back so. */
function ticks(typed: TypedFields, errors: FieldErrors, { settings: { forms } }: DealerRecord): string[] {
  const box = (name: string, label: string, html = escapeHtml(label)): string => {
    const value = typedText(typed, name);
    const ticked = value !== '' && !/^(false|off|0|no)$/i.test(value);
    return `<div><label style="display:flex;gap:10px;align-items:start"><input type="checkbox" id="field-${name}" name="${name}" value="true"${ticked ? ' checked' : ''}${described(name, errors[name])}><span>${html}</span></label>${fault(name, errors[name])}</div>`;
  };
  return [
    box('opt_in', forms.optInText),
    ...(forms.termsNote
      ? [
          box(
            'terms',
            termsWording,
            escapeHtml(termsWording).replace(
              'terms of use',
              (words) =>
                `<a style="text-decoration:underline" href="${escapeHtml(forms.termsPath)}" target="_blank">${words}</a>`,
            ),
          ),
        ]
      : []),
  ];
}

/** Whatever else was sent goes along. */
export function hiddenInputs(typed: TypedFields, errors: FieldErrors): string {
  return Object.entries(typed)
    .filter(([name]) => !Object.hasOwn(controls, name) && !lists.has(name) && !Object.hasOwn(errors, name))
    .flatMap(([name, value]) =>
      [value]
        .flat()
        .map((one) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(one))}">`),
    )
    .join('');
}

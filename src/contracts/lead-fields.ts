/** Types and lengths, from specification section 3; lead-rules.ts checks required fields. */
import * as v from 'valibot';
import { carId, cleanText, line, maybe, text } from './fields.ts';

/** Only bots fill this in. */
export const honeypotField = 'company_website';

/** Key suffix of ticked options: `Logbook service(check_option)`. */
export const checkOption = '(check_option)';

const trueValues = new Set(['true', 'on', '1', 'yes']);
const falseValues = new Set(['false', 'off', '0', 'no', '']);

const tick = v.pipe(
  v.union([v.boolean(), v.string()], 'Please select the checkbox or leave it empty.'),
  v.transform((value) => (typeof value === 'boolean' ? value : readTick(value))),
);
function readTick(value: string): boolean {
  const word = value.trim().toLowerCase();
  return trueValues.has(word) || !falseValues.has(word);
}

/** Invalid browser-supplied details become null. */
const optionalField = <S extends v.GenericSchema>(schema: S) => v.fallback(maybe(schema), null as never);

const number = v.union([v.number(), v.string()], 'Please enter a number.');
const seconds = optionalField(
  v.pipe(
    number,
    v.transform(Number),
    v.number(),
    v.finite(),
    v.minValue(0),
    v.transform((value) => Math.min(Math.round(value), 2_000_000_000)),
  ),
);

const cut = (longest: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => cleanText(value).replace(/\s+/g, ' ').slice(0, longest)),
  );

const shortNumber = v.pipe(
  v.union([v.string('Please enter text.'), v.pipe(v.number(), v.transform(String))]),
  v.transform((value) => cleanText(String(value)).replace(/\s+/g, ' ')),
  v.maxLength(120, 'Please use at most 120 characters.'),
);

const listOrLine = v.union([
  v.pipe(
    v.string(),
    v.transform((value) => value.split(/\s*[\n,]\s*/)),
  ),
  v.array(v.unknown()),
]);

/** The newest 50 pages and 50 landing-link parameters. */
const attributes = v.pipe(
  v.union([v.record(v.string(), v.unknown()), v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))]),
  v.transform((raw) => ({
    visited_pages: visitedPages(raw.visited_pages),
    linked_query_params: queryParams(raw.linked_query_params),
  })),
);

function visitedPages(raw: unknown): string[] {
  const read = v.safeParse(listOrLine, raw);
  return read.success
    ? (read.output as unknown[])
        .filter((page) => typeof page === 'string')
        .map((page) => cleanText(page).slice(0, 300))
        .filter(Boolean)
        .slice(-50)
    : [];
}

function queryParams(raw: unknown): Record<string, string> {
  const pairs: [string, unknown][] =
    typeof raw === 'string' ? [...new URLSearchParams(raw)] : Object.entries((typeof raw === 'object' && raw) || {});
  return plainObject(
    pairs
      .slice(0, 50)
      .flatMap(([name, value]) =>
        isScalar(value) && isSafeKey(name)
          ? [[cleanText(name).slice(0, 80), cleanText(String(value)).slice(0, 300)]]
          : [],
      ),
  );
}

const known = v.object({
  form: optionalField(cut(40)),
  category: maybe(line(80)),
  subcategory: maybe(shortNumber),
  form_completed: optionalField(tick),
  offer_accepted: optionalField(tick),
  url: optionalField(cut(1000)),
  source: optionalField(cut(80)),
  car_id: maybe(carId),
  car_dealership_id: maybe(shortNumber),
  lead_attributes: optionalField(attributes),
  name: maybe(line(120)),
  last_name: maybe(line(120)),
  email: maybe(line(254)),
  phone: maybe(shortNumber),
  postcode: maybe(shortNumber),
  message: maybe(text(5000)),
  /** For a photo request without a message (VDP-13). */
  default_message: maybe(text(300)),
  rego: maybe(line(20)),
  location: maybe(line(160)),
  location_id: maybe(shortNumber),
  dealership_slug: maybe(line(120)),
  opt_in: optionalField(tick),
  terms: optionalField(tick),
  /** `wordingMark` of the consent text shown. */
  wording: optionalField(cut(20)),
  page_id: maybe(shortNumber),
  additional_services: maybe(
    v.pipe(
      listOrLine,
      v.transform((list) =>
        list
          .filter(isScalar)
          .map((one) => cleanText(String(one)).slice(0, 200))
          .filter(Boolean)
          .slice(0, 50),
      ),
    ),
  ),
  valuation_id: optionalField(v.pipe(v.string(), v.uuid())),
  idempotency_key: optionalField(v.pipe(v.string(), v.transform(cleanText), v.minLength(1))),
  [honeypotField]: optionalField(cut(300)),
  seconds_on_site: seconds,
  seconds_to_submit: seconds,
});

/** Fields of a single form, such as a preferred date, delivered unchanged. */
export type FurtherFields = Record<string, string | string[]>;
export type LeadInput = v.InferOutput<typeof known> & { further: FurtherFields };

const knownNames = new Set(Object.keys(known.entries));
const maxFurtherFields = 60;

/** Unknown fields go under `further`. */
export const leadInput = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((raw) => ({ known: raw, further: furtherFields(raw) })),
  v.rawTransform(({ dataset, addIssue, NEVER }): LeadInput => {
    const read = v.safeParse(known, dataset.value.known);
    if (read.success) return { ...read.output, further: dataset.value.further };
    for (const issue of read.issues) addIssue({ message: issue.message, path: issue.path as never });
    return NEVER;
  }),
);

function furtherFields(raw: Record<string, unknown>): FurtherFields {
  const entries = Object.entries(raw)
    .filter(([key]) => !knownNames.has(key) && isSafeKey(key))
    .slice(0, maxFurtherFields);
  return plainObject(
    entries
      .flatMap(([key, value]): [string, string | string[]][] => {
        const name = cleanText(key).replace(/\s+/g, ' ');
        if (isScalar(value)) return [[name, cleanText(String(value)).slice(0, 5000)]];
        return Array.isArray(value)
          ? [
              [
                name,
                value
                  .filter(isScalar)
                  .map((one) => cleanText(String(one)).slice(0, 300))
                  .slice(0, 50),
              ],
            ]
          : [];
      })
      .filter(([, value]) => value.length > 0),
  );
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const reserved = new Set(['__proto__', 'constructor', 'prototype']);
const isSafeKey = (key: string): boolean => key.length <= 120 && /[\p{L}\p{N}]/u.test(key) && !reserved.has(key);
const plainObject = <T>(entries: Iterable<readonly (string | T)[]>): Record<string, T> =>
  Object.fromEntries(entries as Iterable<readonly [string, T]>);

export function tickedOptions(further: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(further)
    .filter(([key, value]) => key.endsWith(checkOption) && readTick(String(value)))
    .map(([key]) => key.slice(0, -checkOption.length).trim());
}

/** Stores leads before sending anything. */
import type { FormName } from '#src/contracts/form-names.ts';
import { leadKind } from '#src/contracts/lead-event.ts';
import { tickedOptions, type LeadInput } from '#src/contracts/lead-fields.ts';
import { leadErrors, wishedDayErrors, type LeadRuleSettings } from '#src/contracts/lead-rules.ts';
import { answerBy } from '#src/domain/locations/answer-by.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { primaryLocation } from '#src/domain/locations/locations.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { localDate } from '#src/lib/dates.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import type { Call } from '../platform/endpoint/json-endpoint.ts';
import { isCanaryCall } from './canary-mark.ts';
import { logFailure } from '../platform/log.ts';
import { acknowledgement } from './acknowledgement.ts';
import { bodyHash, idempotencyKey } from './idempotency-key.ts';
import { agreedTerms, consentRows, isCurrentWording, type ConsentPerson } from './consent-rows.ts';
import { leadLocation } from './lead-location.ts';
import { leadVehicle } from './lead-vehicle.ts';
import type { NewLead } from './new-lead.ts';
import { readPhone } from './read-phone.ts';
import { leadTargets } from './route-lead.ts';
import { spamMark, spamOf } from './spam-score.ts';
import { storeLead, type StoredLead } from './store-lead.ts';

type LeadCall = Pick<Call<LeadInput>, 'input' | 'raw' | 'bodyType' | 'request' | 'ip' | 'now' | 'dealer' | 'site'> &
  Partial<Pick<Call<LeadInput>, 'environment'>> & {
    db: Pick<Call<LeadInput>['db'], 'transaction'>;
    /** For server-made leads, which browsers can't imitate. */
    ownKey?: string;
    /** Without a form: promises an answer time and acknowledges the lead. */
    isAnswered?: boolean;
    /** Epoch milliseconds. For answers promised elsewhere (held vehicle, accepted price). */
    promisedFrom?: number;
    /** The form has consent boxes (unticked: no). Default: not asked. */
    hasTicks?: boolean;
    /** Terms of use are required. Default: `hasTicks`. */
    needsTerms?: boolean;
    collection?: string;
    agreed?: { kind: string; wording: string }[];
    notes?: string[];
  };

export interface SubmittedLead extends StoredLead {
  category: string;
  vehicle: PublishedVehicle | null;
}

/**
 * Without a `form`, only `isAnswered` or `promisedFrom` promises an answer.
 * @throws {EndpointError} 422 with each field, or 409 `key_reused` for a key with other content.
 */
export async function submitLead(given: LeadCall, form: FormName | null): Promise<SubmittedLead> {
  const call = { ...given, input: withMessage(given.input, form) };
  const fields = {
    ...leadErrors({ ...call.input, terms: termsOf(call) }, form, rulesOf(call)),
    ...wishedDay(call),
    ...unchosen(call),
  };
  if (Object.keys(fields).length > 0)
    throw new EndpointError(422, 'invalid', 'Please fix the following errors:', { fields });
  const { vehicle, note } = await leadVehicle(call.site, call.input.car_id);
  const lead = newLead(call, form, vehicle, note);
  const stored = await storeLead(call.db, lead);
  if (stored.isNew && lead.targets.length === 0) logUnroutedLead(call.dealer.slug, stored.id);
  return { ...stored, category: lead.lead.category, vehicle };
}

const withMessage = ({ default_message: wanted, ...input }: LeadInput, form: FormName | null): LeadInput => ({
  ...input,
  message: input.message || (form === 'request-photos' ? wanted : null),
  default_message: null,
});

const rulesOf = ({ ownKey, dealer: { settings } }: LeadCall): LeadRuleSettings =>
  ownKey === undefined ? settings : { ...settings, forms: { ...settings.forms, messageRequired: false } };

/** Browsers omit unticked boxes, so missing terms aren't accepted. */
const termsOf = ({ input, hasTicks = false, needsTerms = hasTicks }: LeadCall): boolean | null =>
  input.terms ?? (needsTerms && input.form_completed !== false ? false : null);

/** A day is past only once it's over at every location. */
function wishedDay({ input: { further }, dealer: { settings, locations }, now }: LeadCall): Record<string, string> {
  const { preferred_date: day } = further;
  if (typeof day !== 'string') return {};
  const zones = [settings.regional, ...locations].map(({ timeZone }) => timeZone);
  const [today = ''] = zones.map((zone) => localDate(now, zone)).toSorted();
  return wishedDayErrors(day.trim(), today);
}

function unchosen({
  bodyType,
  raw,
  dealer: {
    settings: { forms },
  },
}: LeadCall): Record<string, string> {
  const sent = raw as Record<string, unknown>;
  if (bodyType !== 'form') return {};
  return {
    ...(sent.location_id === '' ? { location_id: forms.locationPrompt } : {}),
    ...(sent.dealership_slug === '' ? { dealership_slug: 'Select a Preferred Dealership' } : {}),
  };
}

function newLead(
  call: LeadCall,
  form: FormName | null,
  vehicle: PublishedVehicle | null,
  vehicleNote: string | null,
): NewLead {
  const {
    input,
    dealer: { slug, settings, locations },
    now,
    request,
  } = call;
  const isTest = isCanaryCall(call);
  const formName = form ?? input.form ?? 'lead';
  const kind = leadKind(input, form, vehicle, settings);
  const { location, unknown } = leadLocation(input, form, vehicle, locations);
  const phone = input.phone ? readPhone(input.phone, settings.regional.locale) : null;
  const contact = {
    name: [input.name, input.last_name].filter(Boolean).join(' ') || null,
    email: input.email?.toLowerCase() ?? null,
    phone: phone?.phone ?? null,
  };
  const spam = spamOf(input);
  const at = new Date(now);
  const url = input.url ?? request.headers.get('referer')?.slice(0, 1000) ?? null;
  const who = { ...contact, dealer: slug, page: url ?? '', at };
  const notes = [vehicleNote, ...staffNotes(call, { isReadable: phone?.readable ?? true, unknown })];
  return {
    lead: {
      ...contact,
      dealer: slug,
      createdAt: at,
      form: formName,
      category: kind.category,
      subcategory: kind.subcategory,
      eventId: kind.eventId,
      idempotencyKey: idempotencyKey({
        ownKey: call.ownKey ?? (isTest ? input.idempotency_key : null),
        keys: [input.idempotency_key, request.headers.get('idempotency-key')],
        form: form ?? '',
        plain: call.bodyType === 'form',
        raw: call.raw,
        ip: call.ip,
        now,
      }),
      bodyHash: call.ownKey === undefined ? bodyHash(input, form) : null,
      message: input.message,
      postcode: input.postcode,
      rego: input.rego,
      carId: input.car_id,
      carDealershipId: vehicle?.dealershipId ?? input.car_dealership_id,
      locationSlug: location?.slug ?? null,
      dealershipSlug: input.dealership_slug ?? location?.dealershipSlug ?? vehicle?.dealershipSlug ?? null,
      offerAccepted: input.offer_accepted === true,
      fields: { ...(call.hasTicks ? ofForm(input, url) : {}), ...userData(input) },
      vehicle,
      url,
      userAgent: request.headers.get('user-agent')?.slice(0, 500) ?? null,
      spamScore: spam.score,
      spamReasons: spam.reasons,
      notes: notes.filter((note) => note !== null),
      secondsOnSite: input.seconds_on_site,
      secondsToSubmit: input.seconds_to_submit,
      answerBy:
        isTest || (form === null && !call.isAnswered && call.promisedFrom === undefined)
          ? null
          : promisedAnswer(call, spam.score, location),
      isTest,
    },
    person: { email: contact.email, phone: phone?.readable ? phone.phone : null },
    consents: consentsOf(call, who),
    arrival:
      isTest || (call.ownKey !== undefined && call.ip === '')
        ? null
        : { dealer: slug, ip: call.ip, limits: settings.private.leads.flood, now },
    document: input.terms === true && isCurrentWording(input, call.dealer) ? agreedTerms(call.dealer) : null,
    ...(form === null && !call.isAnswered
      ? {}
      : {
          acknowledge: acknowledgement(call, {
            ...contact,
            phone: phone?.readable ? phone.phone : null,
            isMarked: isTest || spam.score >= spamMark,
            form: formName,
            isBooking: call.ownKey !== undefined,
          }),
          repeats: call.ownKey === undefined && !isTest,
        }),
    targets: leadTargets(
      { categories: [kind.category, kind.requestedCategory], locationSlug: location?.slug ?? null },
      settings.private,
    ),
  };
}

const staffNotes = (
  { input, dealer, notes = [] }: LeadCall,
  { isReadable, unknown }: { isReadable: boolean; unknown: string | null },
): (string | null)[] => [
  isReadable ? null : 'The phone number could not be read, so it appears as typed.',
  input.opt_in === true && !isCurrentWording(input, dealer)
    ? 'The shopper opted in under an earlier wording, so this doesn’t count as consent.'
    : null,
  unknown ? `Unknown location: "${unknown}".` : null,
  ...notes,
];

const consentsOf = (
  { input, dealer, hasTicks = false, collection, agreed = [] }: LeadCall,
  who: ConsentPerson,
): NewLead['consents'] => [
  ...consentRows(input, dealer, { ...who, hasTicks, collection }),
  ...agreed.map((one) => ({ ...one, given: true, ...who })),
];

/** In the location's time zone. Null for bookings, which have a time, and suspected bots. */
function promisedAnswer(
  { ownKey, isAnswered = false, promisedFrom, now, dealer: { settings, locations } }: LeadCall,
  spamScore: number,
  location: Location | null,
): Date | null {
  const place = location ?? primaryLocation(locations);
  const isPromised = ownKey === undefined || isAnswered || promisedFrom !== undefined;
  if (!isPromised || spamScore >= spamMark || !place) return null;
  // Older records lack `answerMinutes`.
  const promised = answerBy(place, promisedFrom ?? now, settings.forms.answerMinutes ?? 0);
  return promised && new Date(promised.at);
}

/** Fields that scripts send themselves (FORM-01). */
function ofForm({ further }: LeadInput, url: string | null): Record<string, unknown> {
  const services = tickedOptions(further);
  return {
    ...(url !== null && URL.canParse(url) ? { page_id: new URL(url).pathname.slice(0, 120) } : {}),
    ...(services.length === 0 ? {} : { additional_services: services }),
  };
}

function userData(input: LeadInput): Record<string, unknown> {
  const { idempotency_key: _key, wording: _wording, ...said } = input;
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
    source: 'Website',
    form_completed: input.form_completed ?? true,
  };
}

function logUnroutedLead(dealer: string, leadId: string): void {
  logFailure(
    { at: 'lead', dealer, leadId },
    'This lead can’t be delivered: no route matches it and there is no fallback address (private.leads.fallbackEmail).',
  );
}

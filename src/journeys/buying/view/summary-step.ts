import { regionalTerms, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { phoneExamples } from '#src/domain/locations/phone/phone-examples.ts';
import { bookVerb } from '#src/domain/vehicle/test-drive-noun.ts';
import { answersNotice, noContract } from './copy/buying-copy.ts';
import {
  blocksText,
  type JourneyBlock,
  type JourneyPageData,
  type JourneyPoints,
} from '#src/view/journey/journey.page-data.ts';
import { nameLine } from '#src/journeys/reserve/view/agreed-wording.ts';
import { reserveLocation } from '#src/journeys/reserve/view/reserve-site.ts';
import { buyingFormId, stepFrame, sumOf } from './buying-frame.ts';
import { bringing, buyingRows } from './buying-rows.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { loanOf, pickUpAt, stepUrl, type BuyingState } from './buying-state.ts';
import { figures } from './finance-step.ts';

export const contactFields = ['name', 'phone', 'email'] as const;
export type ContactErrors = Partial<Record<(typeof contactFields)[number], string>>;

export const contactTexts = (locale: keyof typeof phoneExamples): Record<(typeof contactFields)[number], string> => ({
  name: 'Please enter your name.',
  phone: `Please enter a ${regionalTerms[locale].mobile}, such as ${phoneExamples[locale].mobile}.`,
  email: 'Please enter an email address, such as name@example.com.',
});

export interface SummaryMore {
  shown: string;
  faults?: ContactErrors;
  alert?: string | null;
  mailedTo?: string | null;
}

export function summaryStep(
  state: BuyingState,
  { shown, faults = {}, alert = null, mailedTo = null }: SummaryMore,
): JourneyPageData {
  const { site, plan } = state;
  const { vehicle, settings } = site;
  const place = reserveLocation(site)?.name ?? settings.branding.name;
  const isSentBefore = plan.sentFor === vehicle.id;
  return {
    ...stepFrame(state, 'summary', {
      heading: `Your ${vehicle.make} ${vehicle.model}, all in one place`,
      lede: `Nothing is final until you sign at ${place}. Change any part and keep the rest.`,
    }),
    done: mailedTo ? `Sent to ${mailedTo}` : null,
    faults: [
      ...(alert ? [{ field: null, text: alert }] : []),
      ...contactFields.flatMap((field) => (faults[field] ? [{ field, text: faults[field] }] : [])),
    ],
    blocks: [
      ...summaryBlocks(state),
      { kind: 'print', label: 'Print this page' },
      sendForm(state, { place, shown, isSentBefore }),
      { kind: 'text', lines: [[noContract(place, vehicleWord(vehicle))]] },
      {
        kind: 'post',
        action: buyingUrl(vehicle, settings),
        hidden: { step: 'summary', car_id: vehicle.slug, action: 'delete' },
        label: 'Delete what I entered',
        note: 'This deletes everything at once. Anything you’ve already sent stays with us.',
      },
    ],
  };
}

export const bringList = (things: string[]): JourneyPoints => ({
  kind: 'points',
  heading: 'What to bring',
  points: things.map((thing) => ({ icon: 'check', strong: thing, text: [] })),
});

const summaryBlocks = (state: BuyingState): JourneyBlock[] => [
  {
    kind: 'facts',
    heading: null,
    facts: buyingRows(state).map(({ label, text, step }) => ({
      label,
      lines: [[text]],
      ...(step && { change: stepUrl(state, step) }),
    })),
  },
  ...(loanOf(state.plan) > 0 ? figures(state) : []),
  bringList(bringing(state)),
];

/** Stored with the submission and signed (SHOWN-01, SHOWN-03). */
export function summaryWording(state: BuyingState): string {
  const { vehicle, settings } = state.site;
  return [
    nameLine(state.site),
    blocksText([...summaryBlocks(state), sumOf(state)]),
    noContract(reserveLocation(state.site)?.name ?? settings.branding.name, vehicleWord(vehicle)),
    state.collection,
  ].join('\n\n');
}

interface Sending {
  place: string;
  shown: string;
  isSentBefore: boolean;
}

function sendForm(state: BuyingState, { place, shown, isSentBefore }: Sending): JourneyBlock {
  const { site, plan } = state;
  const { vehicle, settings } = site;
  const books = pickUpAt(state) !== null && state.booked === null;
  const terms = regionalTerms[settings.regional.locale];
  return {
    kind: 'form',
    id: buyingFormId,
    action: buyingUrl(vehicle, settings),
    hidden: { step: 'summary', car_id: vehicle.slug, sends: String(plan.sends), shown },
    fields: [
      { name: 'name', label: 'Full name', kind: 'text', autocomplete: 'name' },
      {
        name: 'phone',
        label: capitalise(terms.mobile),
        kind: 'tel',
        autocomplete: 'tel',
        hint: `So ${place} can call you.`,
      },
      {
        name: 'email',
        label: 'Email address',
        kind: 'email',
        autocomplete: 'email',
        hint: 'Where we’ll send this summary.',
      },
      { name: 'note', label: 'Anything else?', kind: 'textarea', optional: true, maxlength: 1000 },
    ],
    values: { name: plan.name, phone: plan.phone, email: plan.email, note: plan.note },
    submit: isSentBefore
      ? `Send it to ${place} again`
      : books
        ? `${bookVerb(settings.regional.locale)} the ${terms.pickUp} with ${place}`
        : `Send it to ${place}`,
    save: 'Just email it to me',
    notice: [`${state.collection} `, ...answersNotice(settings.forms.privacyPath)],
  };
}

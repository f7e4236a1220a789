import { formatLongDate } from '#src/lib/dates.ts';
import { applicationParts, type Answers, type ApplicationPart, type QuestionContext } from '../rules/question.ts';
import { questionsOf } from '../rules/check-answers.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { OwnTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import {
  blocksText,
  plainJourney,
  type JourneyLink,
  type JourneyPageData,
} from '#src/view/journey/journey.page-data.ts';
import { answerSections } from './application-answers.ts';
import {
  applicationConsent,
  applicationFacts,
  draftStorageNotice,
  draftStorageText,
  partCopy,
  progressNames,
} from './application-copy.ts';
import { journeyVehicle, loanAside } from './application-vehicle.ts';

export interface ApplicationState {
  carId: string | null;
  answers: Answers;
  vehicle: PublishedVehicle | null;
  asked: QuestionContext;
  settings: PublicSettings;
  tradeIn: OwnTradeIn | null;
  buyingUrl: string | null;
}

type ApplicationErrors = Readonly<Record<string, string>>;

export const applicationPath = routePatterns['finance-application'];
const formId = 'finance-form';

export const partUrl = (part: string, carId: string | null): string =>
  `${applicationPath}?${new URLSearchParams({ ...(carId === null ? {} : { car_id: carId }), part })}`;

const errorList = (faults: ApplicationErrors): JourneyPageData['faults'] =>
  Object.entries(faults).map(([field, text]) => ({ field: field || null, text }));

const around = (state: ApplicationState) => ({
  vehicle: journeyVehicle(state.vehicle, state.settings),
  aside: loanAside({ ...state, today: state.asked.today }),
  formId,
});

function backOf(part: ApplicationPart, { carId, vehicle, settings, buyingUrl }: ApplicationState): JourneyLink {
  const before = applicationParts[applicationParts.indexOf(part) - 1];
  if (before) return { label: 'Back', url: partUrl(before, carId) };
  if (buyingUrl) return { label: 'Back to your purchase', url: buyingUrl };
  return vehicle
    ? { label: `Back to the ${vehicle.name}`, url: vehicleUrl(vehicle.slug) }
    : { label: 'Back', url: settings.finance.path };
}

function fieldsOf(part: ApplicationPart, asked: QuestionContext): FieldDefinition[] {
  return questionsOf(part, asked).map((question) => ({
    name: question.name,
    label: question.label(asked),
    kind: question.kind,
    hint: question.hint?.(asked),
    options: question.options?.(asked),
    optional: question.missing === undefined && question.kind !== 'select',
    affix: question.money ? '$' : undefined,
    inputmode: question.money ? 'decimal' : question.numeric ? 'numeric' : undefined,
    autocomplete: question.autocomplete,
    half: question.half ?? false,
    when: question.follows?.name,
  }));
}

export function partPage(
  part: ApplicationPart,
  state: ApplicationState,
  faults: ApplicationErrors = {},
): JourneyPageData {
  const { name: _name, heading, lede, next } = partCopy(part);
  return {
    ...plainJourney(heading, lede),
    ...around(state),
    back: backOf(part, state),
    progress: { parts: progressNames, at: applicationParts.indexOf(part) },
    faults: errorList(faults),
    blocks: [
      {
        kind: 'form',
        id: formId,
        action: applicationPath,
        hidden: { part, car_id: state.carId },
        fields: fieldsOf(part, state.asked),
        values: { years: '5', ...state.answers },
        submit: next,
        save: 'Save for later',
        notice: draftStorageNotice(state.settings),
      },
    ],
  };
}

/** `shown`: digest of the page's text, submitted with the form. */
export function applicationCheck(
  state: ApplicationState,
  shown: string,
  faults: ApplicationErrors = {},
): JourneyPageData {
  const { carId, answers, asked, settings } = state;
  return {
    ...plainJourney('Check your answers', 'Nothing has been sent yet, and no credit check has been done.'),
    ...around(state),
    back: { label: 'Back', url: partUrl('costs', carId) },
    progress: { parts: progressNames, at: applicationParts.length },
    faults: errorList(faults),
    blocks: [
      ...answerSections(answers, asked, (part) => partUrl(part, carId)),
      applicationFacts(settings),
      {
        kind: 'form',
        id: formId,
        action: applicationPath,
        hidden: { part: 'check', car_id: carId, shown },
        fields: [{ name: 'agreed', label: applicationConsent(settings), kind: 'tick' }],
        values: {},
        submit: 'Send my application',
        save: 'Save for later',
        notice: draftStorageNotice(settings),
      },
    ],
  };
}

/** Stored when the application is sent (SHOWN-03). */
export function applicationWording(state: ApplicationState): string {
  const { vehicle, aside } = around(state);
  return [
    vehicle && [vehicle.name, vehicle.price].filter(Boolean).join(': '),
    blocksText([...aside, applicationFacts(state.settings)]),
    applicationConsent(state.settings),
    draftStorageText,
  ]
    .filter(Boolean)
    .join('\n\n');
}

export interface Saved {
  done: number;
  /** ISO date in the dealer's time zone. */
  until: string;
  mailedTo: string | null;
  needsCode: boolean;
}

export function savedPage(state: ApplicationState, { done, until, mailedTo, needsCode }: Saved): JourneyPageData {
  const { carId, settings, vehicle } = state;
  const link = mailedTo === null ? 'Use this browser.' : `Use this browser, or the link we sent to ${mailedTo}.`;
  return {
    ...plainJourney(
      'Saved. Come back when it suits you.',
      `${done === 0 ? 'Your answers are saved.' : `${done} of ${progressNames.length} steps ${done === 1 ? 'is' : 'are'} done.`} Nothing has been sent to anyone.`,
    ),
    ...around(state),
    aside: [],
    done: 'Saved, not sent',
    blocks: [
      {
        kind: 'facts',
        heading: null,
        facts: [
          { label: 'Saved until', lines: [[formatLongDate(until, settings.regional.locale)]] },
          {
            label: 'To open it',
            lines: [
              [mailedTo !== null && needsCode ? `${link} The link asks for a code, which we’ll text you.` : link],
            ],
          },
          { label: 'Seen by', lines: [['Only you, until you send it']] },
          ...(vehicle ? [{ label: 'The vehicle', lines: [['Still for sale to other shoppers']] }] : []),
        ],
      },
      {
        kind: 'ways',
        ways: [
          { label: 'Continue now', url: partUrl('next', carId), isPrimary: true },
          ...(vehicle ? [{ label: `Back to the ${vehicle.name}`, url: vehicleUrl(vehicle.slug) }] : []),
        ],
      },
      {
        kind: 'post',
        action: applicationPath,
        hidden: { part: 'saved', action: 'delete', car_id: carId },
        label: 'Delete what I entered',
        note: 'This deletes everything at once, and the link stops working.',
      },
    ],
  };
}

export const noApplicationPage = (message: string, { finance }: Pick<PublicSettings, 'finance'>): JourneyPageData => ({
  ...plainJourney('Finance application', message),
  blocks: [
    {
      kind: 'ways',
      ways: [
        { label: 'Contact us', url: '/contact', isPrimary: true },
        ...(finance.application ? [{ label: 'Start a new application', url: applicationPath }] : []),
      ],
    },
  ],
});

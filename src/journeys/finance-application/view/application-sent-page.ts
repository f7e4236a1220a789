import { decisions, type ApplicationStanding } from '#src/domain/finance/decision.ts';
import { phoneHref } from '#src/domain/locations/phone/phone.ts';
import { formatLongDate } from '#src/lib/dates.ts';
import { siteMomentText } from '#src/lib/day-text.ts';
import { namedLender } from '#src/domain/finance/lender-offer.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { plainJourney, type JourneyBlock, type JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { copyAction } from '#src/view/receipt/receipt-facts.ts';
import type { Receipt } from '#src/view/receipt/receipt.ts';
import { answerSections } from './application-answers.ts';
import { lenderName } from './application-copy.ts';
import { applicationPath, type ApplicationState } from './application-page.ts';
import { journeyVehicle, loanRates } from './application-vehicle.ts';
import { decisionLabels, standingCopy, type StandingCopy } from './standing-copy.ts';

interface SentApplication {
  receipt: Receipt;
  settings: PublicSettings;
  /** ISO date in the dealer's time zone. */
  today: string;
  isMailed: boolean;
  standing: ApplicationStanding;
  at: Date | null;
  loan: string | null;
  buyingUrl: string | null;
}

export function applicationSentPage({
  receipt,
  settings,
  today,
  isMailed,
  standing,
  at,
  loan,
  buyingUrl,
}: SentApplication): JourneyPageData {
  const { vehicle, location, reference, answer, key } = receipt;
  const place = location?.name ?? settings.branding.name;
  const copy = standingCopy(standing, { ...whoOf(settings), place });
  const isReceived = standing === 'received';
  const rates = standing === 'declined' ? null : loanRates({ vehicle, settings, today });
  return {
    ...plainJourney(
      copy.heading,
      `${copy.lede}${isReceived && isMailed ? ' An email with your reference is on its way.' : ''}`,
    ),
    done: isReceived ? 'Your application has been sent' : 'Your application',
    vehicle: journeyVehicle(vehicle, settings),
    blocks: [
      {
        kind: 'facts',
        heading: null,
        facts: [
          { label: 'Your reference', lines: [[{ strong: reference }]] },
          ...(loan ? [{ label: 'You asked for', lines: [[loan]] }] : []),
          ...(at ? [{ label: 'Updated on', lines: [[zonedMoment(at, location, settings)]] }] : []),
        ],
      },
      ...(rates ? [{ ...rates, heading: `What ${lenderName(settings)} charges` }] : []),
      statusBlock(copy),
      ...nextStepsBlocks(copy, { isReceived, place, answer, settings }),
      {
        kind: 'ways',
        ways: [
          ...(buyingUrl ? [{ label: 'Continue your purchase', url: buyingUrl, isPrimary: true }] : []),
          ...callOf(receipt, settings),
          ...(vehicle ? [{ label: `Back to the ${vehicle.name}`, url: vehicleUrl(vehicle.slug) }] : []),
          ...(key ? [copyAction(`${applicationPath}?${new URLSearchParams({ ref: key, copy: '1' })}`, reference)] : []),
          { label: 'Contact us', url: '/contact' },
        ],
      },
    ],
    aside: settings.regional.locale === 'en-AU' ? [helpline] : [],
  };
}

const whoOf = (settings: PublicSettings) => ({
  lender: lenderName(settings),
  isPerson: namedLender(settings)?.firstDecision === 'person',
});

const zonedMoment = (at: Date, location: Receipt['location'], { regional }: PublicSettings): string =>
  siteMomentText(at.getTime(), location?.timeZone ?? regional.timeZone, regional);

/** Masked numbers (VDP-11) are only on the contact page. */
const callOf = ({ phone }: Receipt, { phones }: PublicSettings) =>
  phone && !phones.masked ? [{ label: `Call ${phone}`, url: phoneHref(phone) }] : [];

const helpline: JourneyBlock = {
  kind: 'text',
  lines: [
    [
      { strong: 'Need to talk to someone? ' },
      'Free financial counselling: National Debt Helpline, ',
      { text: '1800 007 007', url: 'tel:1800007007' },
      '.',
    ],
  ],
};

const statusBlock = ({ done, pending }: StandingCopy): JourneyBlock => ({
  kind: 'points',
  heading: 'Current status',
  points: [
    { icon: 'check', strong: 'Done:', text: [done] },
    { icon: 'clock', strong: pending.label, text: [pending.text] },
    { icon: 'info', strong: 'You’re not bound.', text: ['Nothing has been signed.'] },
  ],
});

interface Coming {
  isReceived: boolean;
  place: string;
  answer: string | null;
  settings: PublicSettings;
}

function nextStepsBlocks({ next }: StandingCopy, { isReceived, place, answer, settings }: Coming): JourneyBlock[] {
  const { lender, isPerson } = whoOf(settings);
  const steps = isReceived
    ? [
        {
          when: answer ?? 'When we’re open',
          what: `Someone at ${place} will call you`,
          text: 'To go through your answers and tell you which documents you’ll need.',
        },
        {
          when: 'Once you say yes',
          what: `${lender} decides`,
          text: isPerson
            ? 'A person reads your application. You’ll be asked before any credit check. You’ll see the decision here and in an email.'
            : 'A computer program decides first, and a person reviews it if you ask. You’ll be asked before any credit check. You’ll see the decision here and in an email.',
        },
        {
          when: 'At the end',
          what: 'You decide whether to sign',
          text: 'Read the contract first, and take your time.',
        },
      ]
    : next
      ? [next]
      : [];
  return steps.length > 0 ? [{ kind: 'steps', heading: 'What happens next', steps }] : [];
}

interface StaffView {
  until: string;
  link: string;
  /** Null until the lead is stored. */
  reference: string | null;
  standing: { standing: ApplicationStanding; at: Date | null } | null;
}

export function staffPage(state: ApplicationState, { until, link, reference, standing }: StaffView): JourneyPageData {
  return {
    ...plainJourney(
      'Finance application',
      `For the dealer’s staff. These answers are deleted on ${formatLongDate(until, state.settings.regional.locale)}. Opening this page is logged.`,
    ),
    vehicle: journeyVehicle(state.vehicle, state.settings),
    blocks: [
      ...(reference ? [referenceBlock(reference)] : []),
      ...(standing ? staffBlocks(state, link, standing) : []),
      ...answerSections(state.answers, state.asked, null),
    ],
  };
}

const referenceBlock = (reference: string): JourneyBlock => ({
  kind: 'facts',
  heading: null,
  facts: [{ label: 'Reference', lines: [[{ strong: reference }]] }],
});

function staffBlocks(
  { settings }: ApplicationState,
  link: string,
  { standing, at }: NonNullable<StaffView['standing']>,
): JourneyBlock[] {
  const labels = decisionLabels(lenderName(settings));
  const now = standing === 'received' ? 'Received' : `${labels[standing]}, ${zonedMoment(at!, null, settings)}`;
  return [
    {
      kind: 'facts',
      heading: 'What the shopper sees',
      facts: [{ label: 'Status', lines: [[{ strong: now }]] }],
    },
    {
      kind: 'text',
      lines: [['Selecting an option below updates the shopper’s page and emails them straight away.']],
    },
    ...decisions
      .filter((decision) => decision !== standing)
      .map((decision): JourneyBlock => ({
        kind: 'post',
        action: applicationPath,
        hidden: { part: 'decision', staff: link, decision },
        label: labels[decision],
      })),
  ];
}

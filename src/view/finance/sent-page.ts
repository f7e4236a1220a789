/** What came of a finance application: for the shopper who sent it, and for the dealer's staff who read it. */
import { formatLongDate } from '#src/lib/dates.ts';
import { namedLender } from '#src/domain/finance/lender-offer.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { plainJourney, type JourneyBlock, type JourneyPageData } from '../journey/journey.page-data.ts';
import type { Receipt } from '../receipt/receipt.ts';
import { answerSections } from './application-answers.ts';
import { lenderName } from './application-copy.ts';
import type { ApplicationState } from './application-page.ts';
import { journeyVehicle, loanRates } from './application-vehicle.ts';

interface Sent {
  receipt: Receipt;
  settings: PublicSettings;
  /** The dealer's date, ISO. */
  today: string;
  /** Whether a mail confirms it. */
  isMailed: boolean;
  /** The way back to buying the vehicle, where the shopper came from there. */
  buyingUrl: string | null;
}

/** Nothing is decided when it is sent: the first line and the page's title say so. */
export function sentPage({ receipt, settings, today, isMailed, buyingUrl }: Sent): JourneyPageData {
  const { vehicle, location, reference, answer, message } = receipt;
  const lender = lenderName(settings);
  const place = location?.name ?? settings.branding.name;
  const rates = loanRates({ vehicle, settings, today });
  return {
    ...plainJourney(
      'Sent. Not approved yet.',
      `${place} has your application.${isMailed ? ' An email with your reference is on its way.' : ''}`,
    ),
    done: 'Your application is sent',
    vehicle: journeyVehicle(vehicle, settings),
    blocks: [
      {
        kind: 'facts',
        heading: null,
        facts: [
          { label: 'Your reference', lines: [[{ strong: reference }]] },
          ...(message ? [{ label: 'You asked for', lines: [[message]] }] : []),
        ],
      },
      ...(rates ? [{ ...rates, heading: `What ${lender} charges` }] : []),
      whereItStands(place, lender),
      whatComes({ place, answer, settings }),
      {
        kind: 'ways',
        ways: [
          ...(buyingUrl ? [{ label: 'Carry on buying it', url: buyingUrl, isPrimary: true }] : []),
          ...(vehicle ? [{ label: `Back to the ${vehicle.name}`, url: vehicleUrl(vehicle.slug) }] : []),
          { label: 'Contact us', url: '/contact' },
        ],
      },
    ],
    aside:
      settings.regional.locale === 'en-AU'
        ? [
            {
              kind: 'text',
              lines: [
                [
                  { strong: 'Somebody to talk to. ' },
                  'Free financial counselling: National Debt Helpline, ',
                  { text: '1800 007 007', url: 'tel:1800007007' },
                  '.',
                ],
              ],
            },
          ]
        : [],
  };
}

const whereItStands = (place: string, lender: string): JourneyBlock => ({
  kind: 'points',
  heading: 'Where it stands',
  points: [
    { icon: 'check', strong: 'Done:', text: [`your answers are with ${place}, and with nobody else yet.`] },
    {
      icon: 'clock',
      strong: 'Not done:',
      text: [
        `${lender} has not seen them, nor your payslips or credit file. The amount and the rate may change, and it may say no.`,
      ],
    },
    { icon: 'info', strong: 'You are not bound.', text: ['Nothing is signed, and no credit check was made.'] },
  ],
});

function whatComes({ place, answer, settings }: { place: string; answer: string | null; settings: PublicSettings }) {
  const isPerson = namedLender(settings)?.firstDecision === 'person';
  return {
    kind: 'steps',
    heading: 'What happens next',
    steps: [
      {
        when: answer ?? 'When we are open',
        what: `Somebody at ${place} rings you`,
        text: 'To go through your answers and say which papers are needed.',
      },
      {
        when: 'Once you say yes',
        what: `${lenderName(settings)} decides`,
        text: isPerson
          ? 'A person reads it. You are asked before a credit check.'
          : 'A program decides first, and a person looks again if you ask. You are asked before a credit check.',
      },
      {
        when: 'At the end',
        what: 'You sign, or you do not',
        text: 'Read the contract first, and take the time you want.',
      },
    ],
  } satisfies JourneyBlock;
}

/** All answers, for whoever at the dealer has the link of the lead's mail. */
export function staffPage(state: ApplicationState, until: string): JourneyPageData {
  return {
    ...plainJourney(
      'Finance application',
      `For the dealer’s staff. These answers go on ${formatLongDate(until, state.settings.regional.locale)}; opening this page is written down.`,
    ),
    vehicle: journeyVehicle(state.vehicle, state.settings),
    blocks: answerSections(state.answers, state.asked, null),
  };
}

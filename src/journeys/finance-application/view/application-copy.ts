import { lenderText, namedLender } from '#src/domain/finance/lender-offer.ts';
import { applicationParts, type ApplicationPart } from '../rules/question.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { JourneyPoints } from '#src/view/journey/journey.page-data.ts';

interface PartCopy {
  name: string;
  heading: string;
  lede: string;
  next: string;
}

const parts: Record<ApplicationPart, PartCopy> = {
  loan: {
    name: 'The loan',
    heading: 'Your loan',
    lede: 'Six short steps, about ten minutes. Stop any time and come back.',
    next: 'Continue to your details',
  },
  you: {
    name: 'About you',
    heading: 'About you',
    lede: 'The person applying for the loan.',
    next: 'Continue to home details',
  },
  home: {
    name: 'Your home',
    heading: 'Your home',
    lede: 'Where you live now, and who depends on you.',
    next: 'Continue to work and income',
  },
  work: {
    name: 'Work and income',
    heading: 'Work and income',
    lede: 'The lender needs this to work out what you can repay.',
    next: 'Continue to your costs',
  },
  costs: {
    name: 'Your costs',
    heading: 'Your costs',
    lede: 'Enter what you spend in a typical month. Round figures are fine.',
    next: 'Check your answers',
  },
};

export const partCopy = (part: ApplicationPart): PartCopy => parts[part];

export const progressNames = [...applicationParts.map((part) => parts[part].name), 'Check'];

type Copied = Pick<PublicSettings, 'finance' | 'branding' | 'forms' | 'regional'>;

export const lenderName = (settings: Pick<PublicSettings, 'finance'>): string =>
  namedLender(settings)?.name ?? 'the lender';

/** Stored verbatim with the lead. */
export const applicationConsent = ({ branding, finance }: Pick<Copied, 'branding' | 'finance'>): string =>
  `The answers are true and complete as far as I know, and ${branding.name} may send them to ${lenderName({ finance })}. I have not agreed to a credit check.`;

export function applicationFacts(settings: Copied): JourneyPoints {
  const lender = namedLender(settings);
  const name = lenderName(settings);
  return {
    kind: 'points',
    heading: 'Before you send it',
    points: [
      {
        icon: 'shield-check',
        strong: 'Goes to one lender.',
        text: [`${lender ? lenderText(lender) : name}, through ${settings.branding.name}. No other lender gets it.`],
      },
      {
        icon: 'eye',
        strong: 'No credit check yet.',
        text: [
          'Sending this isn’t consent to a credit check. A check only happens if you go ahead, and you’ll be asked first.',
        ],
      },
      lender?.firstDecision === 'person'
        ? {
            icon: 'user',
            strong: 'A person decides.',
            text: [`Someone at ${name} reads your answers and makes the decision, not a computer program.`],
          }
        : {
            icon: 'info',
            strong: 'A computer program decides first.',
            text: [
              `${name} uses a computer program to check your answers against its rules. You can ask for a person to review the result. `,
              { text: 'Privacy policy', url: settings.forms.privacyPath },
            ],
          },
    ],
  };
}

export const draftStorageText =
  'We store your answers encrypted for 30 days after your last change. No one reads them until you send them.';

export const draftStorageNotice = ({ forms }: Pick<Copied, 'forms'>) => [
  `${draftStorageText} `,
  { text: 'Privacy policy', url: forms.privacyPath },
];

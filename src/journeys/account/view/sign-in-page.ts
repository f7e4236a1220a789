/** ROUTE-11, AUTH-01. */
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { phoneExamples } from '#src/domain/locations/phone/phone-examples.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';
import { watchlistPath } from '#src/domain/site-paths.ts';
import { signInPath, signInUrl, type SignInReturn, type SignInType } from '#src/domain/sign-in-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import {
  plainJourney,
  type JourneyForm,
  type JourneyLink,
  type JourneyPageData,
} from '#src/view/journey/journey.page-data.ts';

type SignInSettings = Pick<PublicSettings, 'regional' | 'forms' | 'account' | 'stockRules'>;

interface SignInState {
  place: SignInReturn;
  /** As typed, or E.164. */
  phone: string;
  /** By field name; '' for errors without a field. */
  faults: Readonly<Record<string, string>>;
}

const reasons: Record<SignInType, string> = {
  watchlist: 'See your watchlist on all your devices.',
  'trade-in': 'We’ll save your valuation under your number.',
  checkout: 'We’ll make the reservation under your number.',
  finance: 'Only you can open your application.',
};

const backLink = ({ back }: SignInReturn): JourneyLink | null => (back === null ? null : { label: 'Back', url: back });

const errorList = (faults: Readonly<Record<string, string>>): JourneyPageData['faults'] =>
  Object.entries(faults).map(([field, text]) => ({ field: field || null, text }));

const privacy = ({ forms }: SignInSettings) => ({ text: 'Privacy policy', url: forms.privacyPath });

/** Every step is its own page, so hidden fields carry the return URL. */
const form = (place: SignInReturn, action: string, more: Omit<JourneyForm, 'kind' | 'id' | 'action' | 'hidden'>) =>
  ({ kind: 'form', id: 'sign-in', action: signInPath, hidden: { ...place, action }, ...more }) satisfies JourneyForm;

export function phonePage({ place, phone, faults }: SignInState, settings: SignInSettings): JourneyPageData {
  const { locale } = settings.regional;
  return {
    ...plainJourney(
      'Sign in with your mobile',
      ['We’ll text you a code. No password needed.', place.type && reasons[place.type]].filter(Boolean).join(' '),
    ),
    back: backLink(place),
    faults: errorList(faults),
    formId: 'sign-in',
    blocks: [
      form(place, 'send', {
        fields: [
          {
            name: 'phone',
            label: capitalise(regionalTerms[locale].mobile),
            kind: 'tel',
            autocomplete: 'tel',
            hint: `For example, ${phoneExamples[locale].mobile}`,
          },
        ],
        values: { phone: writtenPhone(phone, locale) },
        submit: 'Text me a code',
        notice: ['We use your number to sign you in, not for advertising. ', privacy(settings)],
      }),
      {
        kind: 'text',
        lines: [
          [
            `You can browse, ask questions and ${regionalTerms[settings.regional.locale].book} a ${siteTestDriveNoun(settings)} without signing in.`,
          ],
        ],
      },
    ],
  };
}

/** For the next person on a shared phone. */
export const signedOutPage = (state: SignInState, settings: SignInSettings): JourneyPageData => ({
  ...phonePage(state, settings),
  heading: 'You’re signed out',
  lede: 'On this device. We’ll text you a code to sign in again. No password needed.',
});

export function codePage({ place, phone, faults }: SignInState, settings: SignInSettings): JourneyPageData {
  const written = writtenPhone(phone, settings.regional.locale);
  return {
    ...plainJourney(
      'Enter your code',
      `We’ve texted a 6-digit code to ${written}. It works once and expires in 10 minutes.`,
    ),
    back: { label: 'Use another number', url: signInUrl(place) },
    faults: errorList(faults),
    formId: 'sign-in',
    blocks: [
      form(place, 'verify', {
        fields: [
          {
            name: 'code',
            label: '6-digit code',
            kind: 'text',
            inputmode: 'numeric',
            autocomplete: 'one-time-code',
            maxlength: 12,
          },
        ],
        values: {},
        submit: 'Sign in',
        notice: [],
      }),
      {
        kind: 'post',
        action: signInPath,
        hidden: { ...place, action: 'send', phone },
        label: 'Send a new code',
        note: 'A text can take a minute. A new code replaces the old one.',
      },
    ],
  };
}

export function accountPage({ place, phone }: Omit<SignInState, 'faults'>, settings: SignInSettings): JourneyPageData {
  return {
    ...plainJourney('You’re signed in', `On this device, as ${writtenPhone(phone, settings.regional.locale)}.`),
    back: backLink(place),
    blocks: [
      {
        kind: 'ways',
        ways: [
          ...(settings.account.garage ? [{ label: 'Your watchlist', url: watchlistPath, isPrimary: true }] : []),
          { label: 'Find a vehicle', url: '/cars/' },
        ],
      },
      {
        kind: 'post',
        action: signInPath,
        hidden: { ...place, action: 'sign-out' },
        label: 'Sign out',
        note: 'We’ll keep your watchlist for when you sign in again.',
      },
    ],
  };
}

export const noSignInPage = (message: string): JourneyPageData => ({
  ...plainJourney('Sign in', message),
  blocks: [
    {
      kind: 'ways',
      ways: [
        { label: 'Contact us', url: '/contact', isPrimary: true },
        { label: 'Home', url: '/' },
      ],
    },
  ],
});

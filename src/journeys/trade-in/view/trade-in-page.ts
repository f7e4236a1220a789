import { callNumber } from '#src/domain/locations/phone/phone.ts';
import { primaryLocation } from '#src/domain/locations/locations.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { australianStates } from '#src/domain/locations/region-codes.ts';
import { regionalTerms, stockWord, vehicleWord, type Locale } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isSignInRequired } from '#src/domain/tenant/sign-in-required.ts';
import { tradeInKinds, towedKinds, tradedWord, type TradedKind } from '../rules/traded-kinds.ts';
import { capitalise, joinWithAnd } from '#src/lib/text.ts';
import { distanceText } from './copy/decline-copy.ts';
import { callAction } from '#src/view/receipt/receipt-facts.ts';
import type { StartData, TradeInPageData, TradeInStep } from './trade-in.page-data.ts';

export interface TradeInSite {
  settings: PublicSettings;
  locations: Location[];
}

interface Around {
  ref?: string | null;
  shown?: string | null;
  forCar?: TradeInPageData['forCar'];
  faults?: Record<string, string>;
  failure?: string | null;
  typed?: Record<string, string>;
  kept?: TradeInPageData['kept'];
  kind?: TradedKind | null;
}

/** Server-rendered start for a vehicle in stock, if the dealer values vehicles online. */
export const tradeInPath = '/cars/trade-in';

const british = { km: 'Kilometres on the clock', mi: 'Miles on the clock' };
const distanceLabels: Record<Locale, typeof british> = {
  'en-AU': british,
  'en-NZ': british,
  'en-US': { km: 'Kilometers on the odometer', mi: 'Mileage' },
};

export const distanceLabel = ({ regional }: Pick<PublicSettings, 'regional'>): string =>
  distanceLabels[regional.locale][regional.distanceUnit];

const badgeHints: Record<Locale, string> = {
  'en-AU': 'Often on the boot lid. Without it, your price range is wider',
  'en-NZ': 'Often on the boot lid. Without it, your price range is wider',
  'en-US': 'Often on the trunk lid or the tailgate. Without it, your price range is wider',
};

export const unitOf = ({ regional }: Pick<PublicSettings, 'regional'>): string =>
  regional.distanceUnit === 'mi' ? 'miles' : 'km';

export function kindChoices(settings: PublicSettings): Pick<StartData, 'kinds'> {
  const kinds = tradeInKinds(settings);
  return kinds.length === 1
    ? {}
    : { kinds: kinds.map((kind) => ({ value: kind, label: capitalise(vehicleWord(kind)) })) };
}

/** Shown before shoppers type anything. */
function noneFor(settings: PublicSettings): string {
  const words = towedKinds(settings).map((kind) => vehicleWord(kind, { plural: true }));
  return words.length === 0 ? '' : `, for ${joinWithAnd(words)}`;
}

export function startStep(settings: PublicSettings, carId: string | null, isByHand: boolean): StartData {
  const { regional, tradeIn } = settings;
  const states = regional.locale === 'en-AU' ? australianStates : [];
  return {
    name: 'start',
    states: states.map((code) => ({ value: code.toLowerCase(), label: code })),
    state: regional.defaultState.toLowerCase(),
    carId,
    lede: isSignInRequired('trade-in', settings)
      ? `A few short pages. We’ll text a code to your ${regionalTerms[regional.locale].mobile} first. Then you’ll see a price range, how we worked it out and how confident we are.`
      : 'A few short pages. You’ll see a price range, how we worked it out and how confident we are, before we ask for your details.',
    limits: `There’s no online price for vehicles over ${tradeIn.maximumAgeYears} years old or ${distanceText(tradeIn.maximumKilometres, settings)}${noneFor(settings)}, or if we have too few similar vehicles to compare. We’ll look at yours in person instead.`,
    hasRegister: regional.locale !== 'en-US',
    isByHand: isByHand || regional.locale === 'en-US',
    ...kindChoices(settings),
  };
}

const titles = (word: string): Record<TradeInStep['name'], string> => ({
  start: `What is your ${word} worth?`,
  vehicle: `Is this your ${word}?`,
  condition: 'Walk around it and count the marks',
  estimate: 'Your estimate',
  ended: 'Your estimate has expired',
  refused: 'No price online',
  offer: 'Your offer',
  accepted: 'You’ve accepted the price',
  appraisal: 'Have it inspected',
  'write-offer': 'Write your offer',
});

export function tradeInPage(
  step: TradeInStep,
  { settings, locations }: TradeInSite,
  around: Around = {},
): TradeInPageData {
  const phone = callNumber(null, primaryLocation(locations), settings);
  const terms = regionalTerms[settings.regional.locale];
  const word = tradedWord(around.kind ?? null, settings);
  const stock = stockWord(settings);
  return {
    kind: 'trade-in',
    title: titles(word)[step.name],
    ...(word === 'car' ? {} : { word }),
    ...(stock === 'car' ? {} : { stock }),
    step,
    ref: around.ref ?? null,
    ...(around.shown ? { shown: around.shown } : {}),
    forCar: around.forCar ?? null,
    faults: around.faults ?? {},
    failure: around.failure ?? null,
    typed: around.typed ?? {},
    phone: callAction(phone, settings),
    phoneLabel: capitalise(terms.mobile),
    postcodeLabel: capitalise(terms.postcode),
    registrationLabel: capitalise(terms.plate),
    badge: {
      word: terms.badge,
      hint: word === 'car' ? badgeHints[settings.regional.locale] : 'Without it, your price range is wider',
    },
    privacyUrl: settings.forms.privacyPath,
    collector: { branding: { name: settings.branding.name }, regional: { locale: settings.regional.locale } },
    kept: around.kept ?? null,
    savesCopies: settings.tradeIn.saveToMiscellaneous,
  };
}

export function tradeInText({ title, step, failure, faults }: TradeInPageData): string {
  const said =
    step.name === 'estimate'
      ? `${step.low} to ${step.high}, most likely ${step.likely}. Good until ${step.until}.`
      : step.name === 'refused'
        ? step.text
        : '';
  return [title, said, failure, ...Object.values(faults)].filter(Boolean).join('\n\n');
}

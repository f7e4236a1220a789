import { formatMoney } from '#src/lib/money.ts';
import { namedRates, repaymentFor } from '#src/domain/finance/amortise.ts';
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { financeOffer } from '#src/domain/finance/lender-offer.ts';
import { lenderRate } from '#src/domain/finance/lender-rate.ts';
import { readMoney, type Answers } from '../rules/question.ts';
import { imageSrcset, imageUrl } from '#src/domain/images/image-url.ts';
import { priceDisplay, priceLine } from '#src/domain/price/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { formatOdometer } from '#src/domain/vehicle/odometer.ts';
import type { OwnTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import { capitalise } from '#src/lib/text.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { tradeInPrice, tradeInTerms } from '#src/journeys/trade-in/view/copy/trade-in-copy.ts';
import type { JourneyBlock, JourneyRates, JourneyVehicle } from '#src/view/journey/journey.page-data.ts';

export function journeyVehicle(vehicle: PublishedVehicle | null, settings: PublicSettings): JourneyVehicle | null {
  if (vehicle === null) return null;
  const [picture] = vehicle.images;
  return {
    name: fullVehicleName(vehicle),
    url: vehicleUrl(vehicle.slug),
    price: priceLine(priceDisplay(vehicle, settings)),
    facts: [
      vehicle.odometer === null ? null : formatOdometer(vehicle.odometer, settings.regional.distanceUnit),
      vehicle.stockNumber && `Stock ${vehicle.stockNumber}`,
    ]
      .filter(Boolean)
      .join(' · '),
    picture:
      picture === undefined
        ? null
        : {
            src: imageUrl(picture, settings.images, { width: 750 }),
            srcset: imageSrcset(picture, settings.images, [240, 480, 750, 1200]),
            alt: '',
          },
  };
}

interface Loan {
  answers: Answers;
  vehicle: PublishedVehicle | null;
  settings: PublicSettings;
  /** ISO date in the dealer's time zone. */
  today: string;
  /** Deducted from the price. */
  tradeIn?: OwnTradeIn | null;
}

/** Both rates or neither (LAW-02): from the vehicle's offer, else from the lender. */
export function loanRates({
  vehicle,
  settings,
  today,
}: Omit<Loan, 'answers'>): (JourneyRates & { ratePerYear: number }) | null {
  const offer = vehicle && financeOffer(vehicle, settings, Number(today.slice(0, 4)));
  const rates = lenderRate(offer, settings);
  if (rates === null) return null;
  const { locale } = settings.regional;
  const named = namedRates(rates.ratePerYear, rates.comparisonRate, locale);
  return {
    kind: 'rates',
    heading: null,
    ratePerYear: rates.ratePerYear,
    rates: named,
    small: [
      `${named.length === 1 ? 'Rate' : 'Rates'} from ${rates.lender}. ${settings.finance.disclaimer}`,
      ...(locale === 'en-AU' ? [comparisonWarning] : []),
    ],
  };
}

/** Shows the rates even without a repayment. */
export function loanAside(loan: Loan): JourneyBlock[] {
  const rates = loanRates(loan);
  return [...loanFacts(loan, rates?.ratePerYear ?? null), ...(rates === null ? [] : [rates])];
}

function loanFacts({ answers, tradeIn = null, settings }: Loan, ratePerYear: number | null): JourneyBlock[] {
  const borrow = readMoney(answers['borrow'] ?? '');
  const years = Number(answers['years']);
  const traded = tradeIn
    ? [
        {
          label: `Your trade-in, ${tradeIn.name}`,
          lines: [[tradeInPrice(tradeIn)], [capitalise(`${tradeInTerms(tradeIn, settings.regional.timeZone)}.`)]],
        },
      ]
    : [];
  if (borrow === null || !(years >= 1 && years <= 7))
    return traded.length > 0 ? [{ kind: 'facts', heading: null, facts: traded }] : [];
  const weekly = ratePerYear === null ? null : repaymentFor(borrow, { ratePerYear, years, period: 'weekly' });
  return [
    {
      kind: 'facts',
      heading: null,
      facts: [
        ...traded,
        { label: 'You borrow', lines: [[formatMoney(borrow)]] },
        { label: 'Over', lines: [[`${years} ${years === 1 ? 'year' : 'years'}`]] },
        ...(weekly === null ? [] : [{ label: 'About', lines: [[`${formatMoney(Math.round(weekly))} per week`]] }]),
      ],
    },
  ];
}

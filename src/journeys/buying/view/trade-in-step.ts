import { isValuationOffered } from '#src/journeys/trade-in/rules/eligibility.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import { openTradeIn, type OwnTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import { endText } from '#src/journeys/trade-in/rules/valid-until.ts';
import type { FieldOption } from '#src/ui/FormField.tsx';
import { skipLabel, answersNotice } from './copy/buying-copy.ts';
import { tradeInPrice, tradeInTerms } from '#src/journeys/trade-in/view/copy/trade-in-copy.ts';
import type { JourneyPageData } from '#src/view/journey/journey.page-data.ts';
import { tradeInPath } from '#src/journeys/trade-in/view/trade-in-page.ts';
import { buyingFormId, stepFrame } from './buying-frame.ts';
import { buyingUrl } from '#src/domain/card/buying-url.ts';
import { stepUrl, type BuyingState } from './buying-state.ts';

export function valuationStart({ site: { vehicle, settings }, tradeIn }: BuyingState, isAnother: boolean): string {
  if (tradeIn && !isAnother) return `/valuation?${new URLSearchParams({ ref: tradeIn.key })}`;
  if (!valuesTradeIns(settings)) return settings.tradeIn.path;
  return isValuationOffered({ ...vehicle, reserved: false }, settings)
    ? `${tradeInPath}?${new URLSearchParams({ car_id: vehicle.id })}`
    : tradeInPath;
}

export function tradeInChoice(state: BuyingState, fault: string | null = null): JourneyPageData {
  const { site, plan, tradeIn } = state;
  const { vehicle, settings } = site;
  const open = openTradeIn(tradeIn, site.now);
  return {
    ...stepFrame(state, 'trade-in', {
      heading: 'Are you trading in a vehicle?',
      lede: open
        ? 'The price we worked out for yours applies here until it expires.'
        : 'Its estimated value comes off your price.',
    }),
    faults: fault ? [{ field: 'tradeIn', text: fault }] : [],
    blocks: [
      {
        kind: 'form',
        id: buyingFormId,
        action: buyingUrl(vehicle, settings),
        hidden: { step: 'trade-in', car_id: vehicle.slug },
        fields: [
          {
            name: 'tradeIn',
            label: 'Your trade-in',
            kind: 'radios',
            options: optionsOf(state, open),
          },
        ],
        values: { tradeIn: plan.tradeIn ?? (open ? 'use' : '') },
        submit: 'Continue',
        notice: answersNotice(settings.forms.privacyPath),
      },
      { kind: 'ways', ways: [{ label: skipLabel, url: stepUrl(state, 'finance') }] },
    ],
  };
}

function optionsOf({ site, tradeIn }: BuyingState, open: OwnTradeIn | null): FieldOption[] {
  const { timeZone } = site.settings.regional;
  const isValued = valuesTradeIns(site.settings);
  return [
    ...(open
      ? [
          {
            value: 'use',
            label: open.name,
            hint: `${tradeInPrice(open)}. ${owingText(open)}${tradeInTerms(open, timeZone)}.`,
          },
        ]
      : []),
    ...(tradeIn && !open
      ? [
          {
            value: 'renew',
            label: `${tradeIn.name}: renew the price`,
            hint: `It expired on ${endText(tradeIn.endsAt, timeZone)}. Get today’s price in one tap.`,
          },
        ]
      : []),
    ...(site.settings.tradeIn.shown
      ? [
          {
            value: 'value',
            label: tradeIn ? 'Another vehicle' : 'Yes, tell me what mine is worth',
            hint: isValued ? 'A few short pages, then you’re back here.' : 'Tell us about it and we’ll take a look.',
          },
        ]
      : []),
    { value: 'none', label: 'No trade-in' },
  ];
}

const owingText = ({ owing }: OwnTradeIn): string => (owing === 'yes' ? 'Less anything you still owe on it; ' : '');

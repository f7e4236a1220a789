/** A weekly subscription (CARD-05, PRICE-01) pays for use of the vehicle. Missing terms are left to the agreement. */
import { withCommas } from '#src/lib/numbers.ts';
import { joinWithAnd } from '#src/lib/text.ts';
import { formatMoney } from '#src/lib/money.ts';
import { regionalTerms } from '../locations/regional-terms.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export function subscriptionMeaning(
  weekly: number,
  word: string,
  { pricing, regional }: Pick<PublicSettings, 'pricing' | 'regional'>,
): string {
  const { minimumWeeks, distancePerMonth, included, notIncluded, note } = pricing.subscriptionTerms;
  const unit = regional.distanceUnit === 'mi' ? 'miles' : regionalTerms[regional.locale].kilometres;
  const open = [
    ...(included.length > 0 ? [] : ['what it covers']),
    ...(minimumWeeks === null ? ['the minimum term'] : []),
    ...(distancePerMonth === null ? ['how far you can drive'] : []),
    'what it costs to end early',
  ];
  return [
    `A weekly payment to use this ${word}, not the price to buy it.`,
    included.length > 0 ? `Included: ${included.join(', ')}.` : null,
    notIncluded.length > 0 ? `Not included: ${notIncluded.join(', ')}.` : null,
    minimumWeeks === null
      ? null
      : `The minimum term is ${minimumWeeks} ${minimumWeeks === 1 ? 'week' : 'weeks'}, a total of ${formatMoney(weekly * minimumWeeks)} in weekly payments.`,
    distancePerMonth === null
      ? null
      : `You can drive ${withCommas(distancePerMonth)} ${unit} a month; ask us what it costs to drive more.`,
    note,
    `The agreement sets out ${joinWithAnd(open)}. Ask us for a copy before you sign.`,
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
}

/** LAW-04; copy must match the figures. */
import { highestDeposit, isDepositAllowed } from '#src/domain/price/deposit.ts';
import { formatMoney } from '#src/lib/money.ts';
import { legalRules } from '#src/domain/advertising/legal-rules.ts';
import { doubtful, under, wrong, type IssueDraft } from '../issue.ts';
import { sellsInNewSouthWales, type CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

/** Whole dollars. Above this, many vehicles are too cheap to reserve. */
const unusualDeposit = 1000;

export function checkReserveSettings(draft: CheckedDraft): IssueDraft[] {
  const { reserve } = draft.settings;
  if (!reserve.shown) return [];
  const { deposit, minimumPrice } = reserve;
  const tooHigh = minimumPrice !== null && !isDepositAllowed(deposit, minimumPrice);
  return [
    ...(tooHigh
      ? [
          under(
            legalRules.deposit,
            wrong(
              file,
              ['reserve', 'deposit'],
              `is ${formatMoney(deposit)}, more than 10% of the minimum price for reservations, ${formatMoney(minimumPrice)}`,
              `Set a deposit of at most ${highestDeposit(minimumPrice)}, or a minimumPrice of at least ${deposit * 10}.`,
            ),
          ),
        ]
      : []),
    ...(minimumPrice === null && deposit > unusualDeposit
      ? [
          doubtful(
            file,
            ['reserve', 'deposit'],
            `is ${formatMoney(deposit)}, so nothing under ${formatMoney(deposit * 10)} can be reserved`,
            'A deposit is at most 10% of the price.',
          ),
        ]
      : []),
    ...textMismatchIssues(reserve),
    ...onlineSale(draft),
  ];
}

const agree = 'Remove the text: the default uses the deposit and hours from the settings.';

function textMismatchIssues({ text, deposit, holdHours }: CheckedDraft['settings']['reserve']): IssueDraft[] {
  if (text === null) return [];
  const dollars = /\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '');
  const hours = /(\d+)[ -]hours?/i.exec(text)?.[1];
  return [
    ...(dollars && Number(dollars) !== deposit
      ? [wrong(file, ['reserve', 'text'], `mentions $${dollars}, but the deposit is ${formatMoney(deposit)}`, agree)]
      : []),
    ...(hours && Number(hours) !== holdHours
      ? [wrong(file, ['reserve', 'text'], `mentions ${hours} hours, but holdHours is ${holdHours}`, agree)]
      : []),
  ];
}

/** Reserved (RFC 2606, RFC 6761). */
const reservedName = /\.(?:example|test|localhost|invalid)$/;

/**
 * New South Wales motor dealers must sell online at an Australian web address notified to Fair Trading (Motor Dealers
 * and Repairers Amendment Act 2023 (NSW)).
 */
function onlineSale(draft: CheckedDraft): IssueDraft[] {
  const { reserve, regional, siteUrl } = draft.settings;
  const { hostname } = new URL(siteUrl);
  const isFine = hostname.endsWith('.au') || reservedName.test(hostname);
  if (regional.locale !== 'en-AU' || reserve.route === 'checkout' || !sellsInNewSouthWales(draft) || isFine) return [];
  const report = draft.goLive ? wrong : doubtful;
  return [
    under(
      legalRules.onlineDealer,
      report(
        file,
        ['siteUrl'],
        `ends in ".${hostname.split('.').at(-1)}", but a dealer in New South Wales may only sell online from a .au domain`,
        'Use a .au domain and notify NSW Fair Trading of it, or set reserve.route to "checkout".',
      ),
    ),
  ];
}

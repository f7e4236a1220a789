/** Deposits: at most a tenth of the price (LAW-04), and words that say the same as the figures. */
import { highestDeposit, isDepositAllowed } from '#src/domain/price/deposit.ts';
import { formatMoney } from '#src/lib/money.ts';
import { doubtful, wrong, type Finding } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

/** Above this deposit, whole dollars, so many vehicles are too cheap to reserve that it is worth a word. */
const unusualDeposit = 1000;

export function checkReserveSettings({ settings: { reserve } }: CheckedDraft): Finding[] {
  if (!reserve.shown) return [];
  const { deposit, minimumPrice } = reserve;
  const tooHigh = minimumPrice !== null && !isDepositAllowed(deposit, minimumPrice);
  return [
    ...(tooHigh
      ? [
          wrong(
            file,
            ['reserve', 'deposit'],
            `is ${formatMoney(deposit)}, more than 10% of the lowest price that can be reserved, ${formatMoney(minimumPrice)}`,
            `Name a deposit of at most ${highestDeposit(minimumPrice)}, or a minimumPrice of at least ${deposit * 10}.`,
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
    ...(reserve.processors.every((processor) => processor === 'none')
      ? [
          wrong(
            file,
            ['reserve', 'processors'],
            'names no payment gateway',
            'Add "stripe", or set reserve.shown to false.',
          ),
        ]
      : []),
    ...saysOtherwise(reserve),
  ];
}

const agree = 'Leave the text out: the default names the deposit and the hours of the settings.';

function saysOtherwise({ text, deposit, holdHours }: CheckedDraft['settings']['reserve']): Finding[] {
  if (text === null) return [];
  const dollars = /\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '');
  const hours = /(\d+)[ -]hours?/i.exec(text)?.[1];
  return [
    ...(dollars && Number(dollars) !== deposit
      ? [wrong(file, ['reserve', 'text'], `mentions $${dollars}, the deposit is ${formatMoney(deposit)}`, agree)]
      : []),
    ...(hours && Number(hours) !== holdHours
      ? [wrong(file, ['reserve', 'text'], `mentions ${hours} hours, holdHours is ${holdHours}`, agree)]
      : []),
  ];
}

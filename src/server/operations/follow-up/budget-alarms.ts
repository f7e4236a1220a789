import { presentCounts } from '../../platform/endpoint/rate-limit.ts';
import { storageBudgets, storedCounter, type BudgetName } from '../../platform/endpoint/storage-budget.ts';
import { freeTexts, textCounter } from '../../platform/identity/text-budget.ts';
import { notifyOperator, type AlarmRun } from './tell-operator.ts';

const hourMs = 3_600_000;

/** Calls over the budget aren't counted, so counters stop just below. */
const usedUp = 0.9;

const names: Record<BudgetName, string> = {
  entries: 'enquiries, bookings and other forms',
  events: 'analytics',
  lookups: 'paid lookups of registrations, valuations and postcodes',
};
const budgetNames = Object.keys(names) as BudgetName[];

const inMb = (bytes: number): number => Math.round(bytes / 1024 ** 2);

/** Alerts when every request needs a proof of work or is refused. */
export async function notifyOfBudgets(round: AlarmRun): Promise<void> {
  const { db, dealer, now } = round;
  const [lately = 0, before = 0, ...stored] = await presentCounts(db, [
    textCounter(dealer.slug, now),
    // The previous hour too, so the alarm doesn't flap.
    textCounter(dealer.slug, now - hourMs),
    ...budgetNames.map((name) => storedCounter(name, dealer.slug, now)),
  ]);
  const texts = Math.max(lately, before);
  const manyTexts =
    texts >= freeTexts.calls &&
    `${texts} sign-in texts in an hour: above ${freeTexts.calls}, each one needs an extra check.`;
  const muchStored = budgetNames.map((name, at) => {
    const { dealer: budget } = storageBudgets[name];
    const bytes = stored[at]!;
    return (
      bytes >= budget * usedUp && `${inMb(bytes)} MB of ${names[name]} today: the daily budget is ${inMb(budget)} MB.`
    );
  });
  const lines = [manyTexts, ...muchStored].filter(Boolean);
  if (lines.length === 0) return notifyOperator(round, 'budget', null);
  return notifyOperator(round, 'budget', {
    subject: `${dealer.settings.branding.name} is getting an unusual number of requests`,
    text: `${lines.join(' ')} Shoppers can still use the site: their browsers take a few seconds to prove that they aren’t bots, and while lookups are off, shoppers enter their vehicle’s details themselves.`,
    next: [
      'Find the IP addresses with the most requests in the log of your proxy or host, and block them there.',
      ...(manyTexts ? ['Set a spending limit with your SMS service.'] : []),
      'The budgets are in docs/recipes/own-hosting.md.',
    ],
  });
}

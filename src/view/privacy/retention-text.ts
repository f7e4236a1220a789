/** Retention of personal information (APP 11.2), from settings. */
import { planDays } from '#src/journeys/buying/rules/buying-plan.ts';
import { canBuyOnline } from '#src/journeys/buying/rules/buys-online.ts';
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { usesSignIn } from '#src/domain/tenant/uses-sign-in.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { capitalise } from '#src/lib/text.ts';
import type { DisclosedPoint } from './receivers.ts';

/** "2 years" for 730, "90 days" for 90: years if within a day per year. */
export function durationOfDays(days: number): string {
  const years = Math.round(days / 365.25);
  if (years < 1 || Math.abs(days - years * 365.25) > years) return `${days} ${days === 1 ? 'day' : 'days'}`;
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

export function retentionPoints(settings: Settings): DisclosedPoint[] {
  const { retention } = settings.private;
  const kept = (name: string, days: number): DisclosedPoint => ({ name, text: durationOfDays(days) });
  return [
    kept('Messages you sent us', retention.leadDays),
    kept('Records of what you agreed to', retention.consentDays),
    ...(settings.buttons.testDrive
      ? [kept(`${capitalise(siteTestDriveNoun(settings))}s, from when they end`, retention.appointmentDays)]
      : []),
    ...(valuesTradeIns(settings) ? [kept('Estimates for your own vehicle', retention.valuationDays)] : []),
    ...(canBuyOnline(settings) ? [kept('Your answers about buying online, from your last change', planDays)] : []),
    ...(takesApplications(settings) ? [kept('Finance applications', retention.applicationDays)] : []),
    ...(settings.reserve.shown && settings.reserve.deposit > 0
      ? [kept('Deposit payments', retention.paymentDays)]
      : []),
    ...(usesSignIn(settings) ? [kept('Your sign-in, from the last time you used it', retention.shopperDays)] : []),
    ...(settings.analytics.events ? [kept('Our log of visits', retention.eventDays)] : []),
  ];
}

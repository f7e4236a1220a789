import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { conditionKeys, noMarks } from '../rules/condition.ts';
import { uncapitalised } from '#src/view/copy/stock-copy.ts';
import { owingText } from './copy/answers-copy.ts';
import { countedText } from './copy/condition-copy.ts';
import type { OfferData } from './trade-in.page-data.ts';
import { tradeInPath, unitOf } from './trade-in-page.ts';
import { valuedKind, type KnownValuation } from './valuation-steps.ts';

/** The change that an open offer refused, as the shopper entered it. */
export function refusedChange(
  known: Pick<KnownValuation, 'counted' | 'vehicle'>,
  typed: Record<string, string>,
  carId: string | null,
  settings: PublicSettings,
): NonNullable<OfferData['refused']> {
  const counts = { ...noMarks, ...known.counted?.counts };
  const said = [
    [typed['year'], typed['make'], typed['model'], typed['badge']].filter(Boolean).join(' '),
    typed['kilometres'] && `${typed['kilometres']} ${unitOf(settings)}`,
    typed['owing'] && `money owing: ${owingText(typed['owing'])}`,
    ...conditionKeys
      .filter((key) => key in typed && Number(typed[key]) !== counts[key])
      .map((key) => uncapitalised(countedText(key, { ...counts, [key]: Number(typed[key]) }, valuedKind(known)))),
  ].filter(Boolean);
  return {
    unsaved: `Your change wasn’t saved${said.length > 0 ? `: ${said.join('; ')}` : ''}.`,
    startUrl: carId === null ? tradeInPath : `${tradeInPath}?${new URLSearchParams({ car_id: carId })}`,
  };
}

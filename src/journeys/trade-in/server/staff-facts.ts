import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { conditionKeys, gradeOf } from '../rules/condition.ts';
import type { TradedKind } from '../rules/traded-kinds.ts';
import { owingText } from '../view/copy/answers-copy.ts';
import { countedText } from '../view/copy/condition-copy.ts';
import { distanceText } from '../view/copy/decline-copy.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { ValuationRow } from './valuation-row.ts';
import { countedMarks } from './value-trade-in.ts';

type Answered = Pick<
  ValuationRow,
  'rego' | 'regoState' | 'kilometres' | 'owing' | 'adjustments' | 'vehicle' | 'createdAt'
>;

export function staffFacts(
  row: Answered,
  { settings }: Pick<DealerRecord, 'settings'>,
): { label: string; value: string }[] {
  const { kind = null } = row.vehicle as { kind?: TradedKind };
  const counted = countedMarks(row, settings);
  const marks = counted
    ? conditionKeys.filter((key) => counted.counts[key] > 0).map((key) => countedText(key, counted.counts, kind))
    : [];
  const facts: [label: string, value: string | null][] = [
    ['Vehicle type', kind && vehicleWord(kind)],
    ['Plate', row.rego && [row.rego, row.regoState?.toUpperCase()].filter(Boolean).join(', ')],
    ['Odometer', row.kilometres === null ? null : distanceText(row.kilometres, settings)],
    [
      'Condition',
      counted &&
        `${gradeOf(counted.counts)}${counted.isAssumed ? ', assumed: the shopper hasn’t counted any marks yet' : `, counted by the shopper: ${marks.join('; ') || 'no marks'}`}`,
    ],
    ['Money owing', row.owing && owingText(row.owing)],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

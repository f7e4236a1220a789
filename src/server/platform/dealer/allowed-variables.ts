/** Clears variables that the operator doesn't allow: records may be built without validation. */
import { allowanceOf, variableProblem, type Allowance } from '#src/domain/tenant/allowance.ts';
import { privateVariables } from '#src/domain/tenant/named-variables.ts';
import { logFailure } from '../log.ts';
import type { DealerRecord } from './dealer-record.ts';

export const allowanceFor = ({ slug, allowance }: DealerRecord): Allowance => allowance ?? allowanceOf(slug);

export function withAllowedVariables(record: DealerRecord): DealerRecord {
  const allowance = allowanceFor(record);
  const refused = privateVariables(record.settings).filter(({ name }) => variableProblem(allowance, name) !== null);
  if (refused.length === 0) return record;
  const own = structuredClone(record.settings.private);
  for (const { name, path } of refused) {
    const { reason, hint } = variableProblem(allowance, name)!;
    logFailure({ at: 'settings', dealer: record.slug }, `private.${path.join('.')} ${reason}. It is ignored. ${hint}`);
    const [area, key] = path as ['leads' | 'providers', string];
    (own[area] as Record<string, unknown>)[key] = null;
  }
  return { ...record, settings: { ...record.settings, private: own } };
}

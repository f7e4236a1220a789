import { keyHostProblem, variableProblem } from '#src/domain/tenant/allowance.ts';
import { keyAddress, namedVariables, sourceVariables } from '#src/domain/tenant/named-variables.ts';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

/** Settings may use only the dealer's own variables, and only for allowed hosts (ISO-01). */
export function checkVariables({ settings, allowance }: CheckedDraft): IssueDraft[] {
  const names = namedVariables(settings).flatMap(({ name, path }) => {
    const problem = variableProblem(allowance, name);
    return problem === null ? [] : [wrong(file, path, problem.reason, problem.hint)];
  });
  const hosts = feedsOf(settings.stock).flatMap(({ at, source }) => {
    const address = sourceVariables(source).length > 0 ? keyAddress(source) : null;
    const problem = address === null ? null : keyHostProblem(allowance, address);
    const key = source.kind === 'algolia' ? 'host' : 'url';
    return problem === null ? [] : [wrong(file, [...at, 'source', key], problem.reason, problem.hint)];
  });
  return [...names, ...hosts];
}

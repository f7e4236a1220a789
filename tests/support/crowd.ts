export interface CrowdAnswer {
  status: number;
  json: unknown;
  text?: string;
}

/** Counts such as `{ '200': 3, '409 slot_taken': 197 }`, so a failure shows every status. */
export function answerCounts(answers: readonly CrowdAnswer[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(answers, kindOf)].map(([kind, same]) => [kind, same.length]));
}

export function firstAnswers(answers: readonly CrowdAnswer[]): string {
  return [...Map.groupBy(answers, kindOf)]
    .map(([kind, same]) => `${same.length} × ${kind}, the first: ${bodyOf(same[0]!).slice(0, 400)}`)
    .join('\n');
}

function kindOf({ status, json }: CrowdAnswer): string {
  const code = (json as { error?: { code?: string } } | undefined)?.error?.code;
  return code === undefined ? String(status) : `${status} ${code}`;
}

const bodyOf = ({ json, text }: CrowdAnswer): string => text ?? JSON.stringify(json) ?? '';

/** How a crowd of shoppers who called at once was answered. */

export interface CrowdAnswer {
  status: number;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
  /** The whole body. Default: its JSON. */
  text?: string;
}

/**
 * Counts the answers of each kind, such as `{ '200': 3, '409 slot_taken': 197 }`. Compared as a whole, a failure lists
 * every status that came, and not only the one that was counted.
 */
export function answerCounts(answers: readonly CrowdAnswer[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(answers, kindOf)].map(([kind, same]) => [kind, same.length]));
}

/** The message of a failure: the first body of each kind of answer, which says why it came. */
export function firstAnswers(answers: readonly CrowdAnswer[]): string {
  return [...Map.groupBy(answers, kindOf)]
    .map(([kind, same]) => `${same.length} × ${kind}, the first: ${bodyOf(same[0]!).slice(0, 400)}`)
    .join('\n');
}

/** The status, and the code of a refusal. */
function kindOf({ status, json }: CrowdAnswer): string {
  const code = (json as { error?: { code?: string } } | undefined)?.error?.code;
  return code === undefined ? String(status) : `${status} ${code}`;
}

const bodyOf = ({ json, text }: CrowdAnswer): string => text ?? JSON.stringify(json) ?? '';

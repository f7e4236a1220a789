import type { ChangedInputs } from './changed-inputs.ts';
import type { PlannedDealer } from './planned-outputs.ts';

export interface BuildPlan {
  dealers: string[];
  /** One dealer to build per template, mapped to the other dealers that code changes affect in the same way. */
  probes: Map<string, string[]>;
}

interface States {
  before: readonly string[];
  after: readonly string[];
  changed: ChangedInputs;
  isSameGenerator: boolean;
  templateOf: (slug: string) => string;
  /** A dealer's feed may be unavailable. */
  needsFeed: (slug: string) => boolean;
}

export function buildPlan({ before, after, changed, isSameGenerator, templateOf, needsFeed }: States): BuildPlan {
  const isSure = (slug: string): boolean => isSameGenerator && before.includes(slug) && !changed.dealers.has(slug);
  const rest = changed.hasCode ? after.filter(isSure) : [];
  const groups = Map.groupBy(
    rest.toSorted((a, b) => Number(needsFeed(a)) - Number(needsFeed(b))),
    templateOf,
  );
  return {
    dealers: after.filter((slug) => !isSure(slug)),
    probes: new Map([...groups.values()].map(([probe = '', ...others]) => [probe, others])),
  };
}

/** False if a failed build or missing feed makes a comparison impossible. */
export const isSameCode = (before: PlannedDealer | undefined, after: PlannedDealer | undefined): boolean =>
  before?.code !== undefined && before.code === after?.code;

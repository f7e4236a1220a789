/** Which dealers have to be built from both states to know whether they differ. */
import type { ChangedInputs } from './changed-inputs.ts';
import type { PlannedDealer } from './planned-outputs.ts';

export interface BuildPlan {
  /** Those whose own files changed, or that only one of the states has. */
  dealers: string[];
  /** A dealer of each template, and those for which it is built too: code makes the same of all of them. */
  probes: Map<string, string[]>;
}

interface States {
  /** Dealers of both. */
  before: readonly string[];
  after: readonly string[];
  changed: ChangedInputs;
  /** Whether the code that builds a site around its pages is the same. */
  isSameGenerator: boolean;
  templateOf: (slug: string) => string;
  /** Whether building the dealer asks for a feed, which may be down. */
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

/** Whether code has made the same of a dealer. One whose build failed, or whose feed is down, cannot tell. */
export const isSameCode = (before: PlannedDealer | undefined, after: PlannedDealer | undefined): boolean =>
  before?.code !== undefined && before.code === after?.code;

/** An application counts as received until staff or the lender decide (FIN-05). */

export const decisions = ['in_progress', 'more_information', 'approved', 'declined'] as const;
export type Decision = (typeof decisions)[number];
export type ApplicationStanding = 'received' | Decision;

/** Lead status, as in callbacks. */
export const decisionWord = (decision: Decision): `finance_${Decision}` => `finance_${decision}`;

export const decisionOf = (word: string): Decision | null =>
  decisions.find((decision) => decisionWord(decision) === word) ?? null;

/** An application counts as received until staff or the lender report more (FIN-05). */

export const decisions = ['in_progress', 'more_information', 'approved', 'declined'] as const;
export type Decision = (typeof decisions)[number];
export type ApplicationStanding = 'received' | Decision;

/** The lead status for a decision, as used in callbacks. */
export const decisionWord = (decision: Decision): `finance_${Decision}` => `finance_${decision}`;

/** Null for other statuses. */
export const decisionOf = (word: string): Decision | null =>
  decisions.find((decision) => decisionWord(decision) === word) ?? null;

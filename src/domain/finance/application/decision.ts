/** How a sent finance application stands: received until somebody says more (FIN-05). */

/** What the dealer's staff, or the lender's own system, may say of it. */
export const decisions = ['in_progress', 'more_information', 'approved', 'declined'] as const;
export type Decision = (typeof decisions)[number];
export type ApplicationStanding = 'received' | Decision;

/** The same as a word of its lead, in the callback and in the table of words. */
export const decisionWord = (decision: Decision): `finance_${Decision}` => `finance_${decision}`;

/** Null for a word that says nothing of an application. */
export const decisionOf = (word: string): Decision | null =>
  decisions.find((decision) => decisionWord(decision) === word) ?? null;
